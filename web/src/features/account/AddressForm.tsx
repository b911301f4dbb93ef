// The form for one address, with the fields and field order of its country.
import type { Address } from '@/api/types';
import { useAuth } from '@/lib/auth';
import { type AddressField, addressRules } from '@/lib/forms/addresses';
import { type Countries, followCountry } from '@/lib/forms/countries';
import { rulesOf } from '@/lib/forms/rules';
import { useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { FieldsForm } from '@/ui/ActionForm';
import { AddressFields, useAddressLabels } from '@/ui/AddressFields';
import { LinkButton } from '@/ui/Button';
import { SelectField } from '@/ui/Field';
import { SubmitButton } from '@/ui/FormParts';
import { PhoneFields } from '@/ui/PhoneFields';
import { UnsavedChangesDialog } from '@/ui/UnsavedChangesDialog';

type Props = { address: Address | null; countries: Countries };

type Values = Record<AddressField | 'countryId' | 'phoneCode' | 'phone', string>;

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
  const country = countries.context.countryCode(form.values.countryId);
  const labels = { countryId: t('field-country'), ...useAddressLabels(country) };
  return (
    <>
      <FieldsForm form={form} labels={labels} className="grid max-w-[480px] gap-5">
        <SelectField
          field={form.field('countryId')}
          label={t('field-country')}
          choices={countries.choices}
          autoComplete="country-name"
        />
        <AddressFields form={form} country={country} />
        <PhoneFields form={form} countries={countries} help={t('register-phone-help')} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton busy={form.busy}>{t('form-save')}</SubmitButton>
          <LinkButton to="/user/addresses" look="line" onClick={() => form.reset(form.values)}>
            {t('form-cancel')}
          </LinkButton>
        </div>
      </FieldsForm>
      <UnsavedChangesDialog form={form} />
    </>
  );
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

/** Clears the state for countries that have none, in case one was entered for another country before. */
function withoutState(values: Values, countries: Countries): Values {
  const { state } = addressRules(countries.context.countryCode(values.countryId));
  return state === 'none' ? { ...values, state: '' } : values;
}
