// Shared fields of the pages around signing in: the account's e-mail address, a new password twice, and the link to the other
// page.
import type { FieldState } from '@/lib/forms/useForm';
import { withNext } from '@/lib/guard';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { A } from './A';
import { PasswordField, TextField } from './Field';

type With<Name extends string> = { form: { field(name: Name): FieldState } };

/** The account's e-mail address, marked as the user name for password managers. */
export function EmailField({ form, label, help }: With<'email'> & { label: string; help?: string }) {
  return (
    <TextField
      field={form.field('email')}
      label={label}
      help={help}
      type="email"
      inputMode="email"
      autoComplete="username"
    />
  );
}

type NewPassword = With<'password' | 'repeatPassword'> & { labels: { password: string; repeatPassword: string } };

export function NewPasswordFields({ form, labels }: NewPassword) {
  const t = useT();
  return (
    <>
      <PasswordField
        field={form.field('password')}
        label={labels.password}
        help={t('form-password-help')}
        autoComplete="new-password"
      />
      <PasswordField field={form.field('repeatPassword')} label={labels.repeatPassword} autoComplete="new-password" />
    </>
  );
}

/** Links to the other page (such as registration instead of login), and keeps the page to return to. */
export function AuthSwitchLink({ question, to, label }: { question: string; to: string; label: string }) {
  const { query } = usePage();
  return (
    <p className="mt-10 border-line border-t pt-6">
      {question}{' '}
      <A to={withNext(to, query)} className="link inline-block py-2">
        {label}
      </A>
    </p>
  );
}
