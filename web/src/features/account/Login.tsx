// Signing in. Where one goes afterwards is the guard's matter: this page is for guests only.
import { rulesOf } from '@/lib/forms/rules';
import { useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { usePage } from '@/lib/page';
import { A } from '@/ui/A';
import { FieldsForm } from '@/ui/ActionForm';
import { PasswordField } from '@/ui/Field';
import { Submit } from '@/ui/FormParts';
import { EmailField, OtherWay } from './EntryFields';
import { Single } from './Frame';
import { withNext } from './next';

export function Login() {
  const t = useT();
  const { query } = usePage();
  const form = useForm({
    name: 'login',
    intent: 'login',
    rules: rulesOf('login'),
    initial: { email: '', password: '' },
    done: (_session, message) => showNotice(message),
  });
  const labels = { email: t('field-email'), password: t('field-password') };
  return (
    <Single title={t('login-title')} lead={t('login-lead')}>
      <FieldsForm form={form} labels={labels} className="grid gap-5">
        <EmailField form={form} label={labels.email} />
        <PasswordField field={form.field('password')} label={labels.password} autoComplete="current-password" />
        <p className="-mt-2 text-14">
          <A to={withNext('/auth/Forgot-Password', query)} className="link inline-block py-2">
            {t('login-forgot')}
          </A>
        </p>
        <Submit busy={form.busy} wide>
          {t('login-action')}
        </Submit>
      </FieldsForm>
      <OtherWay question={t('login-new')} to="/auth/Register" label={t('login-register')} />
    </Single>
  );
}
