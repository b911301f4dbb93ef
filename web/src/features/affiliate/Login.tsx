// Signing in as a partner. Where one goes afterwards is the guard's matter: this page is for guests only.

import { rulesOf } from '@/lib/forms/rules';
import { useForm } from '@/lib/forms/useForm';
import { safeNext } from '@/lib/guard';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { usePage } from '@/lib/page';
import { A } from '@/ui/A';
import { FieldsForm } from '@/ui/ActionForm';
import { PasswordField, TextField } from '@/ui/Field';
import { Submit } from '@/ui/FormParts';
import { Single } from './Frame';

export function Login() {
  const t = useT();
  const { query } = usePage();
  const form = useForm({
    name: 'login',
    intent: 'affiliate-login',
    rules: rulesOf('login'),
    initial: { email: '', password: '' },
    done: (_session, message) => showNotice(message),
  });
  const labels = { email: t('field-email'), password: t('field-password') };
  return (
    <Single title={t('affiliate-login-title')} lead={t('affiliate-login-lead')}>
      <FieldsForm form={form} labels={labels} className="grid gap-5">
        <TextField
          field={form.field('email')}
          label={labels.email}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
        <PasswordField field={form.field('password')} label={labels.password} autoComplete="current-password" />
        <p className="-mt-2 text-14">
          <A to="/auth/Forgot-Password?as=affiliate" className="link inline-block py-2">
            {t('login-forgot')}
          </A>
        </p>
        <Submit busy={form.busy} wide>
          {t('login-action')}
        </Submit>
      </FieldsForm>
      <div className="mt-10 grid border-line border-t pt-6">
        <p>
          {t('login-new')}{' '}
          <A to="/auth/affiliate-register" className="link inline-block py-2">
            {t('affiliate-login-apply')}
          </A>
        </p>
        <p>
          {t('affiliate-login-shopper')}{' '}
          <A to={withNext('/auth/Login', query)} className="link inline-block py-2">
            {t('affiliate-login-shop')}
          </A>
        </p>
      </div>
    </Single>
  );
}

/** A page of the area is none for shoppers. */
function withNext(to: string, query: URLSearchParams): string {
  const next = safeNext(query.get('next'));
  return next && !/\/affiliate\//i.test(next) ? `${to}?${new URLSearchParams({ next })}` : to;
}
