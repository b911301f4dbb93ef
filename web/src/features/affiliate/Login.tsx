// The login page for partners.
import { safeNext } from '@/lib/guard';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { A } from '@/ui/A';
import { SignInForm } from '@/ui/SignInForm';
import { SingleColumnPage } from '@/ui/SingleColumnPage';

export function Login() {
  const t = useT();
  const { query } = usePage();
  return (
    <SingleColumnPage title={t('affiliate-login-title')} lead={t('affiliate-login-lead')}>
      <SignInForm intent="affiliate-login" forgotten="/auth/Forgot-Password?as=affiliate" />
      <div className="mt-10 grid border-line border-t pt-6">
        <p>
          {t('login-new')}{' '}
          <A to="/auth/affiliate-register" className="link inline-block py-2">
            {t('affiliate-register-title')}
          </A>
        </p>
        <p>
          {t('affiliate-login-shopper')}{' '}
          <A to={forShoppers('/auth/Login', query)} className="link inline-block py-2">
            {t('affiliate-login-shop')}
          </A>
        </p>
      </div>
    </SingleColumnPage>
  );
}

/** Customers cannot open pages of the affiliate area, so they are not sent back to one. */
function forShoppers(to: string, query: URLSearchParams): string {
  const next = safeNext(query.get('next'));
  return next && !/\/affiliate\//i.test(next) ? `${to}?${new URLSearchParams({ next })}` : to;
}
