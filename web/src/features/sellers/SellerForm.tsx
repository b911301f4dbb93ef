// The application of a company that wants to sell here. Its goods are selected by checkboxes: the first one carries the group's
// error.
import { type ChangeEvent, useRef } from 'react';
import { followCountry, useCountries } from '@/lib/forms/countries';
import { rulesOf } from '@/lib/forms/rules';
import { type FieldState, type Form, type FormInput, useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { FieldsForm } from '@/ui/ActionForm';
import { CheckField, SelectField, TextAreaField, TextField } from '@/ui/Field';
import { SubmitButton } from '@/ui/FormParts';
import { Honeypot } from '@/ui/Honeypot';
import { LegalLinks } from '@/ui/LegalLinks';
import { PhoneFields } from '@/ui/PhoneFields';
import { goodsFields, quantities } from './goods';

type Fields = Record<(typeof goodsFields)[number]['field'] | 'isListed' | 'acceptTerms', boolean> &
  Record<
    'company' | 'contactName' | 'email' | 'phoneCode' | 'phone' | 'countryId' | 'webAddress' | 'quantity' | 'message',
    string
  >;

const sellsAnything = (values: Fields) => goodsFields.some(({ field }) => values[field]);

export function SellerForm() {
  const t = useT();
  const countries = useCountries();
  const honeypot = useRef<HTMLInputElement>(null);
  const form = useForm<Fields>({
    name: 'seller',
    intent: 'seller-apply',
    rules: rulesOf('sellerApplication'),
    initial: {
      company: '',
      contactName: '',
      email: '',
      countryId: String(countries.here?.id ?? ''),
      phoneCode: countries.here?.phoneCode ?? '',
      phone: '',
      webAddress: '',
      tShirts: false,
      underwear: false,
      bodysuits: false,
      leggings: false,
      other: false,
      quantity: '',
      message: '',
      isListed: false,
      acceptTerms: false,
    },
    draft: 'seller',
    context: countries.context,
    asyncRules: { tShirts: async (values) => (sellsAnything(values) ? null : { code: 'form-required' }) },
    follow: (next, changed, before) => followCountry(countries, next, changed, before),
    sent: (values) => ({ ...values, fax: honeypot.current?.value ?? '' }),
  });
  const labels = {
    company: t('seller-company'),
    contactName: t('seller-contact'),
    email: t('field-email'),
    countryId: t('field-country'),
    phoneCode: t('field-phone-code'),
    phone: t('field-phone'),
    webAddress: t('seller-web'),
    tShirts: t('seller-goods'),
    quantity: t('seller-quantity'),
    message: t('seller-message'),
    acceptTerms: t('register-terms-label'),
  };
  return (
    <FieldsForm form={form} labels={labels} className="grid gap-5">
      <TextField field={form.field('company')} label={labels.company} autoComplete="organization" />
      <TextField field={form.field('contactName')} label={labels.contactName} autoComplete="name" />
      <TextField field={form.field('email')} label={labels.email} type="email" inputMode="email" autoComplete="email" />
      <SelectField
        field={form.field('countryId')}
        label={labels.countryId}
        choices={countries.choices}
        autoComplete="country-name"
      />
      <PhoneFields form={form} countries={countries} />
      <TextField
        field={form.field('webAddress')}
        label={labels.webAddress}
        help={t('seller-web-help')}
        inputMode="url"
        autoComplete="url"
      />
      <GoodsFields form={form} />
      <SelectField
        field={form.field('quantity')}
        label={labels.quantity}
        empty={t('form-choose')}
        choices={quantities.map((value) => ({ value, label: t(`seller-quantity-${value}`) }))}
      />
      <TextAreaField
        field={form.field('message')}
        label={labels.message}
        help={t('seller-message-help')}
        maxLength={2000}
      />
      <Honeypot ref={honeypot} name="fax" />
      <CheckField field={form.field('isListed')} label={t('seller-listed')} />
      <div>
        <CheckField field={form.field('acceptTerms')} label={t('register-terms')} />
        <LegalLinks />
      </div>
      <SubmitButton busy={form.busy} wide>
        {t('seller-submit')}
      </SubmitButton>
    </FieldsForm>
  );
}

function GoodsFields({ form }: { form: Form<Fields> }) {
  const t = useT();
  /** Checking any of the boxes clears the error shown at the first one. */
  const field = (name: (typeof goodsFields)[number]['field']): FieldState => {
    const own = form.field(name);
    const onChange = (event: ChangeEvent<FormInput>) => {
      own.onChange(event);
      if (name !== 'tShirts') form.set({ tShirts: form.values.tShirts });
    };
    return { ...own, onChange };
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">{t('seller-goods')}</legend>
      {goodsFields.map(({ field: name, goods }) => (
        <CheckField key={name} field={field(name)} label={t(`seller-goods-${goods}`)} />
      ))}
    </fieldset>
  );
}
