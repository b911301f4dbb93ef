// The delivery address, a saved or a new one, with the fields and field order of the shop's country; and the billing address.
import type { ChangeEvent } from 'react';
import type { Address } from '@/api/types';
import type { Countries } from '@/lib/forms/countries';
import type { Form, FormInput } from '@/lib/forms/useForm';
import { useHydrated } from '@/lib/hydrated';
import { useT } from '@/lib/i18n';
import { useShop } from '@/lib/shop';
import { AddressFields } from '@/ui/AddressFields';
import { Choices } from '@/ui/Choices';
import { CheckField, SelectField } from '@/ui/Field';
import { PhoneFields } from '@/ui/PhoneFields';
import { ConditionalFields } from './ConditionalFields';
import { addressValues, type CheckoutValues } from './form';

type Props = { form: Form<CheckoutValues>; saved: readonly Address[]; countries: Countries };

export function AddressPart({ form, saved, countries }: Props) {
  const t = useT();
  const shop = useShop();
  const isCollected = form.values.deliveryType === 'pickup';
  // When a saved address is invalid, its fields are shown, so that it can be corrected.
  const hasErrors = form.errors.some(({ name }) => name.startsWith('address.'));
  const isTyped = saved.length === 0 || form.values.savedAddress === '' || hasErrors;
  return (
    <section aria-labelledby="checkout-address" className="grid gap-5">
      <h2 id="checkout-address" className="display-28">
        {t(isCollected ? 'checkout-collector' : 'checkout-address')}
      </h2>
      {saved.length > 0 && <SavedAddresses form={form} saved={saved} />}
      <ConditionalFields open={isTyped}>
        <AddressFields form={form} country={shop.countryCode} prefix="address." section="shipping" />
        <PhoneFields form={form} countries={countries} prefix="address." help={t('register-phone-help')} />
      </ConditionalFields>
      <CheckField field={form.field('hasBilling')} label={t('checkout-billing-other')} />
      <ConditionalFields open={form.values.hasBilling}>
        <BillingPart form={form} countries={countries} />
      </ConditionalFields>
    </section>
  );
}

/**
 * A script fills in the address that is selected, so until it runs nothing else can be selected than the address that the fields
 * hold. Without JavaScript only the fields are shown.
 */
function SavedAddresses({ form, saved }: Pick<Props, 'form' | 'saved'>) {
  const t = useT();
  const shop = useShop();
  const isHydrated = useHydrated();
  const choose = ({ target }: ChangeEvent<FormInput>) => {
    const one = saved.find(({ id }) => String(id) === target.value) ?? null;
    form.set({ savedAddress: target.value, ...addressValues('address', shop, one) });
  };
  const options = saved.map(({ id, name, address, postalCode, city }) => ({
    value: String(id),
    label: name,
    text: [address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  }));
  return (
    <div className="script-only">
      <Choices
        small
        disabled={!isHydrated}
        field={{ ...form.field('savedAddress'), onChange: choose }}
        legend={t('checkout-saved')}
        options={[...options, { value: '', label: t('checkout-saved-new'), text: '' }]}
      />
    </div>
  );
}

function BillingPart({ form, countries }: Pick<Props, 'form' | 'countries'>) {
  const t = useT();
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 text-22 font-medium">{t('order-billing')}</legend>
      <SelectField
        field={form.field('billing.countryId')}
        label={t('field-country')}
        choices={countries.choices}
        autoComplete="billing country-name"
      />
      <AddressFields
        form={form}
        country={countries.context.countryCode(form.values['billing.countryId'])}
        prefix="billing."
        section="billing"
      />
      <PhoneFields form={form} countries={countries} prefix="billing." />
    </fieldset>
  );
}
