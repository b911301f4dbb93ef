// The way to the account in the bar. Guests are led to the login from there.
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
