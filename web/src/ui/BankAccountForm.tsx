// A bank account form: an IBAN, or in countries without IBANs the bank, routing number and account number.
import { rulesOf } from '@/lib/forms/rules';
import { useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { FieldsForm } from './ActionForm';
import { PasswordField, TextField } from './Field';
import { SubmitButton } from './FormParts';

type AccountKind = 'iban' | 'local';

type Props = {
  kind: AccountKind;
  /** Identifies the form in the document. */
  name: string;
  intent: string;
  hidden?: Readonly<Record<string, string>>;
  /** Whether the account password is required, too. */
  asksPassword?: boolean;
  help?: Partial<Record<'iban' | 'routingNumber', string>>;
  action: string;
  wide?: boolean;
  look?: 'full' | 'line';
  className?: string;
  /** Shows the result as a notice, when the next page does not state it. */
  showsNotice?: boolean;
};

const kinds = {
  iban: { rules: rulesOf('ibanAccount'), fields: ['holder', 'iban'] },
  local: { rules: rulesOf('localAccount'), fields: ['holder', 'bank', 'routingNumber', 'accountNumber'] },
} as const;

const digits: readonly string[] = ['routingNumber', 'accountNumber'];
const password = rulesOf('deleteAccount');

export function BankAccountForm({
  kind,
  name,
  intent,
  hidden,
  asksPassword,
  help,
  action,
  className,
  showsNotice,
  ...look
}: Props) {
  const t = useT();
  const { rules, fields } = kinds[kind];
  const names: readonly string[] = asksPassword ? [...fields, 'password'] : fields;
  const form = useForm<Record<string, string>>({
    name,
    intent,
    hidden,
    rules: asksPassword ? { ...rules, ...password } : rules,
    initial: Object.fromEntries(names.map((field) => [field, ''])),
    done: showsNotice ? (_data, message) => showNotice(message) : undefined,
  });
  const texts: Record<string, string> = {
    holder: t('field-account-holder'),
    iban: t('field-iban'),
    bank: t('field-bank'),
    routingNumber: t('field-routing-number'),
    accountNumber: t('field-account-number'),
    password: t('settings-email-password'),
  };
  const helps: Readonly<Record<string, string | undefined>> = help ?? {};
  const labels = Object.fromEntries(names.map((field) => [field, texts[field] ?? field]));
  return (
    <FieldsForm form={form} labels={labels} className={`grid gap-5 ${className ?? ''}`}>
      {fields.map((field) => (
        <TextField
          key={field}
          field={form.field(field)}
          label={labels[field] ?? field}
          help={helps[field]}
          inputMode={digits.includes(field) ? 'numeric' : undefined}
          autoComplete={field === 'holder' ? 'name' : 'off'}
        />
      ))}
      {asksPassword && (
        <PasswordField field={form.field('password')} label={labels.password ?? ''} autoComplete="current-password" />
      )}
      <div>
        <SubmitButton busy={form.busy} {...look}>
          {action}
        </SubmitButton>
      </div>
    </FieldsForm>
  );
}
