// The form fields of a partner's details.
import type { FieldState } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { CheckField, SelectField, TextAreaField, TextField } from '@/ui/Field';
import { channelKinds, channelRows } from './detailsForm';

type Props = {
  form: { field(name: string): FieldState; values: { kind: string } };
  countries: readonly { id: number; name: string }[];
};

/** Labels of the fields that can be invalid; a missing country is reported at the first country's checkbox. */
export function useDetailsLabels(countries: readonly { id: number }[]): Record<string, string> {
  const t = useT();
  return {
    ...(countries[0] && { [`country-${countries[0].id}`]: t('affiliate-countries') }),
    kind: t('affiliate-kind'),
    company: t('affiliate-company'),
    webAddress: t('affiliate-web'),
    promotion: t('affiliate-promotion'),
  };
}

export function DetailsFields({ form, countries }: Props) {
  const t = useT();
  const labels = {
    kind: t('affiliate-kind'),
    company: t('affiliate-company'),
    webAddress: t('affiliate-web'),
    promotion: t('affiliate-promotion'),
  };
  return (
    <>
      <SelectField
        field={form.field('kind')}
        label={labels.kind}
        choices={[
          { value: 'person', label: t('affiliate-kind-person') },
          { value: 'company', label: t('affiliate-kind-company') },
        ]}
      />
      {form.values.kind === 'company' && (
        <TextField field={form.field('company')} label={labels.company} autoComplete="organization" />
      )}
      <TextField
        field={form.field('webAddress')}
        label={labels.webAddress}
        inputMode="url"
        autoComplete="url"
        maxLength={200}
      />
      <fieldset className="grid gap-5">
        <legend className="mb-3 font-medium">{t('affiliate-channels')}</legend>
        {channelRows.map((row) => (
          <div key={row} className="grid gap-3 rounded-tile border border-line p-4 sm:grid-cols-2">
            <SelectField
              field={form.field(`channelKind${row}`)}
              label={t('affiliate-channel-kind')}
              empty={t('form-choose')}
              choices={channelKinds.map((kind) => ({ value: kind, label: t(`affiliate-channel-${kind}`) }))}
            />
            <TextField
              field={form.field(`channelFollowers${row}`)}
              label={t('affiliate-channel-followers')}
              inputMode="numeric"
              autoComplete="off"
            />
            <div className="sm:col-span-2">
              <TextField
                field={form.field(`channelAddress${row}`)}
                label={t('affiliate-channel-address')}
                autoComplete="off"
              />
            </div>
          </div>
        ))}
      </fieldset>
      <fieldset>
        <legend className="mb-3 font-medium">{t('affiliate-countries')}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {countries.map(({ id, name }) => (
            <CheckField key={id} field={form.field(`country-${id}`)} label={name} />
          ))}
        </div>
      </fieldset>
      <TextAreaField
        field={form.field('promotion')}
        label={labels.promotion}
        help={t('affiliate-promotion-help')}
        maxLength={2000}
      />
    </>
  );
}
