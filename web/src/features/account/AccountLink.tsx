// The account link in the app bar. The account page redirects guests to the login.
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';
import { Icon } from '@/ui/Icon';

export function AccountLink() {
  const t = useT();
  return (
    <A to="/user" className="icon-btn" aria-label={t('account-link')}>
      <Icon name="user" />
    </A>
  );
}
