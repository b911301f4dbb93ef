// One address, in the fields and the order of its country.
import type { CSSProperties } from 'react';
import type { Address } from '@/api/types';
import { useAuth } from '@/lib/auth';
import { type AddressField, addressRules } from '@/lib/forms/addresses';
import { rulesOf } from '@/lib/forms/rules';
import { type Form, useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import type { MessageId } from '@/lib/messages';
import { FieldsForm } from '@/ui/ActionForm';
import { LinkButton } from '@/ui/Button';
import { SelectField, TextField } from '@/ui/Field';
import { Submit } from '@/ui/FormParts';
import { type Countries, followCountry } from './countries';
import { PhoneFields } from './PhoneFields';

type Props = { address: Address | null; countries: Countries };

type Values = Record<AddressField | 'countryId' | 'phoneCode' | 'phone', string>;

const words = {
  name: 'field-name',
  address: 'field-address',
  address2: 'field-address2',
  city: 'field-city',
  state: 'field-state',
  postalCode: 'field-postcode',
} as const satisfies Record<AddressField, MessageId>;

const completions: Record<AddressField, string> = {
  name: 'name',
  address: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postalCode: 'postal-code',
};

export function AddressForm({ address, countries }: Props) {
  const t = useT();
  const name = address ? `address-${address.id}` : 'address-new';
  const auth = useAuth();
  const form = useForm<Values>({
    name,
    intent: 'save-address',
    hidden: { id: String(address?.id ?? '') },
    rules: rulesOf('address'),
    initial: valuesOf(address, countries),
    draft: auth ? `${name}-${auth.id}` : undefined,
    context: countries.context,
    follow: (next, changed, before) => followCountry(countries, next, changed, before),
    sent: (values) => withoutState(values, countries),
  });
  const rules = addressRules(countries.context.countryCode(form.values.countryId));
  const labels = {
    countryId: t('field-country'),
    ...Object.fromEntries(rules.rows.flat().map((field) => [field, t(words[field])])),
    phoneCode: t('field-phone-code'),
    phone: t('field-phone'),
  };
  return (
    <FieldsForm form={form} labels={labels} className="grid max-w-[480px] gap-5">
      <SelectField
        field={form.field('countryId')}
        label={t('field-country')}
        choices={countries.choices}
        autoComplete="country-name"
      />
      {rules.rows.map((row) => (
        <div key={row.join()} className={rowLooks[row.length]} style={columnsOf(row)}>
          {row.map((field) => (
            <Part key={field} form={form} field={field} country={form.values.countryId} countries={countries} />
          ))}
        </div>
      ))}
      <PhoneFields form={form} countries={countries} help={t('register-phone-help')} />
      <div className="flex flex-wrap gap-2">
        <Submit busy={form.busy}>{t('form-save')}</Submit>
        <LinkButton to="/user/addresses" look="line" onClick={() => form.reset(form.values)}>
          {t('form-cancel')}
        </LinkButton>
      </div>
    </FieldsForm>
  );
}

type PartProps = { form: Form<Values>; field: AddressField; country: string; countries: Countries };

function Part({ form, field, country, countries }: PartProps) {
  const t = useT();
  const { postcode, state } = addressRules(countries.context.countryCode(country));
  const given = form.field(field);
  const required =
    field === 'postalCode' ? postcode.required : field === 'state' ? state === 'required' : given.required;
  return (
    <TextField
      field={{ ...given, required }}
      label={t(words[field])}
      help={
        field === 'postalCode' && postcode.example ? t('form-postcode-help', { example: postcode.example }) : undefined
      }
      autoComplete={completions[field]}
    />
  );
}

/** By the number of fields: two fit beside each other on every screen. */
const rowLooks: Record<number, string> = {
  2: 'field-row grid-cols-(--columns)',
  3: 'grid gap-5 sm:field-row sm:grid-cols-(--columns)',
};

/** A postcode is short. */
function columnsOf(row: readonly string[]): CSSProperties {
  const columns = row.map((field) => (field === 'postalCode' ? 'minmax(0, 2fr)' : 'minmax(0, 3fr)'));
  return { '--columns': columns.join(' ') } as CSSProperties;
}

function valuesOf(address: Address | null, countries: Countries): Values {
  return {
    countryId: String(address?.countryId ?? countries.here?.id ?? ''),
    name: address?.name ?? '',
    address: address?.address ?? '',
    address2: address?.address2 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    postalCode: address?.postalCode ?? '',
    phoneCode: address?.phoneCode ?? countries.here?.phoneCode ?? '',
    phone: address?.phone ?? '',
  };
}

/** A country without states gets none, whatever was typed for another country before. */
function withoutState(values: Values, countries: Countries): Values {
  const { state } = addressRules(countries.context.countryCode(values.countryId));
  return state === 'none' ? { ...values, state: '' } : values;
}
