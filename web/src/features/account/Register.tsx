// Creating an account: signs in at once, and the server writes to confirm the address.
import { call } from '@/api/call';
import type { Session } from '@/api/types';
import { signIn } from '@/lib/auth';
import { rulesOf } from '@/lib/forms/rules';
import { useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { CheckField, SelectField } from '@/ui/Field';
import { Submit, Summary } from '@/ui/FormParts';
import { followCountry, useCountries } from './countries';
import { customer, EmailField, NewPasswordFields, OtherWay } from './EntryFields';
import { Single } from './Frame';
import { NameFields, useNameLabels } from './NameFields';
import { PhoneFields } from './PhoneFields';

export function Register() {
  const t = useT();
  const countries = useCountries();
  const form = useForm({
    name: 'register',
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
    world: countries.world,
    follow: (next, changed, before) => followCountry(countries, next, changed, before),
    send: (values) =>
      call<Session>('POST', '/api/auth/register', {
        ...values,
        countryId: Number(values.countryId),
        userTypeId: customer,
      }),
    done: (session, message) => {
      signIn(session as Session);
      showNotice(message);
    },
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
    <Single title={t('register-title')} lead={t('register-lead')}>
      <form {...form.props} className="grid gap-5">
        <Summary form={form} labels={labels} />
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
        <CheckField field={form.field('acceptTerms')} label={t('register-terms')} />
        <Submit busy={form.busy} wide>
          {t('register-action')}
        </Submit>
      </form>
      <OtherWay question={t('register-known')} to="/auth/Login" label={t('login-action')} />
    </Single>
  );
}
