// A phone number in two fields: the country's code, chosen from those we deliver to, and the number as one writes it there.
import type { FieldState } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { SelectField, TextField } from '@/ui/Field';
import type { Countries } from './countries';

type Props = {
  form: { field(name: 'phone' | 'phoneCode'): FieldState };
  countries: Countries;
  help?: string;
};

export function PhoneFields({ form, countries, help }: Props) {
  const t = useT();
  const code = form.field('phoneCode');
  const isKnown = countries.codes.some(({ value }) => value === code.value);
  // A number that was saved under a code of elsewhere keeps it.
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
        field={form.field('phone')}
        label={t('field-phone')}
        help={help}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
    </div>
  );
}
