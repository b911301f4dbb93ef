// The login page for customers.
import { withNext } from '@/lib/guard';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { AuthSwitchLink } from '@/ui/AuthFields';
import { SignInForm } from '@/ui/SignInForm';
import { SingleColumnPage } from '@/ui/SingleColumnPage';

export function Login() {
  const t = useT();
  const { query } = usePage();
  return (
    <SingleColumnPage title={t('login-title')} lead={t('login-lead')}>
      <SignInForm intent="login" forgotten={withNext('/auth/Forgot-Password', query)} />
      <AuthSwitchLink question={t('login-new')} to="/auth/Register" label={t('login-register')} />
    </SingleColumnPage>
  );
}
