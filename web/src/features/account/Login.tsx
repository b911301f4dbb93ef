// The login page for customers.
import { withNext } from '@/lib/guard';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { OtherWay } from '@/ui/EntryFields';
import { SignInForm } from '@/ui/SignInForm';
import { Single } from '@/ui/Single';

export function Login() {
  const t = useT();
  const { query } = usePage();
  return (
    <Single title={t('login-title')} lead={t('login-lead')}>
      <SignInForm intent="login" forgotten={withNext('/auth/Forgot-Password', query)} />
      <OtherWay question={t('login-new')} to="/auth/Register" label={t('login-register')} />
    </Single>
  );
}
