// Registration: signs the new customer in at once, and the server sends an e-mail to confirm the address.

import { followCountry, useCountries } from '@/lib/forms/countries';
import { rulesOf } from '@/lib/forms/rules';
import { useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { FieldsForm } from '@/ui/ActionForm';
import { AuthSwitchLink, EmailField, NewPasswordFields } from '@/ui/AuthFields';
import { CheckField, SelectField } from '@/ui/Field';
import { SubmitButton } from '@/ui/FormParts';
import { LegalLinks } from '@/ui/LegalLinks';
import { NameFields, useNameLabels } from '@/ui/NameFields';
import { PhoneFields } from '@/ui/PhoneFields';
import { SingleColumnPage } from '@/ui/SingleColumnPage';

export function Register() {
  const t = useT();
  const countries = useCountries();
  const form = useForm({
    name: 'register',
    intent: 'register',
    rules: rulesOf('register'),
    initial: {
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      repeatPassword: '',
      countryId: String(countries.here?.id ?? ''),
      phoneCode: countries.here?.phoneCode ?? '',
      phone: '',
      acceptTerms: false,
    },
    draft: 'register',
    context: countries.context,
    follow: (next, changed, before) => followCountry(countries, next, changed, before),
    done: (_session, message) => showNotice(message),
  });
  const labels = {
    ...useNameLabels(),
    email: t('field-email'),
    password: t('field-password'),
    repeatPassword: t('field-repeat-password'),
    countryId: t('field-country'),
    phoneCode: t('field-phone-code'),
    phone: t('field-phone'),
    acceptTerms: t('register-terms-label'),
  };
  return (
    <SingleColumnPage title={t('register-title')} lead={t('register-lead')}>
      <FieldsForm form={form} labels={labels} className="grid gap-5">
        <NameFields form={form} />
        <EmailField form={form} label={labels.email} />
        <NewPasswordFields form={form} labels={labels} />
        <SelectField
          field={form.field('countryId')}
          label={labels.countryId}
          choices={countries.choices}
          autoComplete="country-name"
        />
        <PhoneFields form={form} countries={countries} help={t('register-phone-help')} />
        <div>
          <CheckField field={form.field('acceptTerms')} label={t('register-terms')} />
          <LegalLinks />
        </div>
        <SubmitButton busy={form.busy} wide>
          {t('register-action')}
        </SubmitButton>
      </FieldsForm>
      <AuthSwitchLink question={t('register-known')} to="/auth/Login" label={t('login-action')} />
    </SingleColumnPage>
  );
}
