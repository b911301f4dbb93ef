// A phone number in two fields: the dialling code, selected from the delivery countries, and the national number.
import type { Countries } from '@/lib/forms/countries';
import type { FieldState } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { SelectField, TextField } from './Field';

type Props = {
  form: { field(name: string): FieldState };
  countries: Pick<Countries, 'codes'>;
  help?: string;
  /** The prefix of the fields' names, such as `address.`. */
  prefix?: string;
};

export function PhoneFields({ form, countries, help, prefix = '' }: Props) {
  const t = useT();
  const code = form.field(`${prefix}phoneCode`);
  const isKnown = countries.codes.some(({ value }) => value === code.value);
  // A saved number with a dialling code that is not in the list keeps its code.
  const other = isKnown || code.value === '' ? [] : [{ value: code.value, label: code.value }];
  return (
    <div className="field-row grid-cols-[7.5rem_minmax(0,1fr)]">
      <SelectField
        field={code}
        label={t('field-phone-code')}
        short={code.value}
        choices={[...other, ...countries.codes]}
        empty={code.value === '' ? t('form-choose') : undefined}
        autoComplete="tel-country-code"
      />
      <TextField
        field={form.field(`${prefix}phone`)}
        label={t('field-phone')}
        help={help}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
    </div>
  );
}
