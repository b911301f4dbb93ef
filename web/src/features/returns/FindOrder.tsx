// Finds an order without signing in, by its number and the e-mail address or postcode, which only its owner knows. Leads to the
// page of the order's link.
import { useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { FieldsForm } from '@/ui/ActionForm';
import { TextField } from '@/ui/Field';
import { SubmitButton } from '@/ui/FormParts';

type Props = {
  /** Which number the page asks for: the message about an empty field names it. */
  field: 'invoiceNumber' | 'orderNumber';
  /** The prefilled number, if it is known. */
  number?: string;
  submit: string;
};

const required = [{ rule: 'required' }] as const;

export function FindOrder({ field, number = '', submit }: Props) {
  const t = useT();
  const initial: Record<string, string> = { [field]: number, contact: '' };
  const form = useForm({
    name: 'find',
    intent: 'find-order',
    rules: { [field]: required, contact: required },
    initial,
  });
  const labels = { [field]: t('track-number'), contact: t('track-contact') };
  return (
    <FieldsForm form={form} labels={labels} className="grid max-w-[480px] gap-5">
      <TextField field={form.field(field)} label={t('track-number')} maxLength={60} autoComplete="off" />
      <TextField field={form.field('contact')} label={t('track-contact')} maxLength={254} autoComplete="email" />
      <SubmitButton busy={form.busy} wide>
        {submit}
      </SubmitButton>
    </FieldsForm>
  );
}
