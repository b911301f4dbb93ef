// The sign-in form of customers and partners. The redirect afterwards is done by the guard, because its pages are for guests
// only.
import { rulesOf } from '@/lib/forms/rules';
import { useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { A } from './A';
import { FieldsForm } from './ActionForm';
import { EmailField } from './AuthFields';
import { PasswordField } from './Field';
import { SubmitButton } from './FormParts';

/** `forgotten` is the path of the password reset page. */
export function SignInForm({ intent, forgotten }: { intent: string; forgotten: string }) {
  const t = useT();
  const form = useForm({
    name: 'login',
    intent,
    rules: rulesOf('login'),
    initial: { email: '', password: '' },
    done: (_session, message) => showNotice(message),
  });
  const labels = { email: t('field-email'), password: t('field-password') };
  return (
    <FieldsForm form={form} labels={labels} className="grid gap-5">
      <EmailField form={form} label={labels.email} />
      <PasswordField field={form.field('password')} label={labels.password} autoComplete="current-password" />
      <p className="-mt-2 text-14">
        <A to={forgotten} className="link inline-block py-2">
          {t('forgot-title')}
        </A>
      </p>
      <SubmitButton busy={form.busy} wide>
        {t('login-action')}
      </SubmitButton>
    </FieldsForm>
  );
}
