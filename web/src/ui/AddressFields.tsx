// The fields of an address, in the order of its country, followed by the phone number.
import type { CSSProperties } from 'react';
import { type AddressField, addressRules } from '@/lib/forms/addresses';
import type { FieldState } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import type { MessageId } from '@/lib/messages';
import { TextField } from './Field';

const labels = {
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

/** The fields' labels for a form's summary, in the order of the fields. */
export function useAddressLabels(country: string | null, prefix = ''): Record<string, string> {
  const t = useT();
  const fields = addressRules(country).rows.flat();
  return {
    ...Object.fromEntries(fields.map((field) => [prefix + field, t(labels[field])])),
    [`${prefix}phoneCode`]: t('field-phone-code'),
    [`${prefix}phone`]: t('field-phone'),
  };
}

type Props = {
  form: { field(name: string): FieldState };
  /** The country's code, or null for an unknown country. */
  country: string | null;
  /** The prefix of the fields' names, such as `address.`. */
  prefix?: string;
  /** The autofill section of the address, for browsers. */
  section?: 'shipping' | 'billing';
};

export function AddressFields(props: Props) {
  return addressRules(props.country).rows.map((row) => (
    <div key={row.join()} className={rowLooks[row.length]} style={columnsOf(row)}>
      {row.map((field) => (
        <Part key={field} {...props} name={field} />
      ))}
    </div>
  ));
}

function Part({ form, country, prefix = '', section, name }: Props & { name: AddressField }) {
  const t = useT();
  const { postcode, state } = addressRules(country);
  const given = form.field(prefix + name);
  // What the country requires applies to an address that is required itself: a billing address may be left out.
  const isNeeded = form.field(`${prefix}address`).required;
  const byCountry: Partial<Record<AddressField, boolean>> = {
    postalCode: postcode.required,
    state: state === 'required',
  };
  const required = name in byCountry ? isNeeded && byCountry[name] === true : given.required;
  return (
    <TextField
      field={{ ...given, required }}
      label={t(labels[name])}
      help={
        name === 'postalCode' && postcode.example ? t('form-postcode-help', { example: postcode.example }) : undefined
      }
      autoComplete={section ? `${section} ${completions[name]}` : completions[name]}
    />
  );
}

/** By the number of fields: two fit next to each other on every screen. */
const rowLooks: Record<number, string> = {
  2: 'field-row grid-cols-(--columns)',
  3: 'grid gap-5 sm:field-row sm:grid-cols-(--columns)',
};

/** Gives a postcode a narrower column. */
function columnsOf(row: readonly string[]): CSSProperties {
  const columns = row.map((field) => (field === 'postalCode' ? 'minmax(0, 2fr)' : 'minmax(0, 3fr)'));
  return { '--columns': columns.join(' ') } as CSSProperties;
}
