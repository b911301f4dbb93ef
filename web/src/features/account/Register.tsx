// Creating an account: signs in at once, and the server writes to confirm the address.
import { call } from '@/api/call';
import type { Session } from '@/api/types';
import { signIn } from '@/lib/auth';
import { rulesOf } from '@/lib/forms/rules';
import { useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { tell } from '@/lib/notices';
import { usePage } from '@/lib/page';
import { A } from '@/ui/A';
import { CheckField, PasswordField, SelectField, TextField } from '@/ui/Field';
import { Submit, Summary } from '@/ui/FormParts';
import { followCountry, useCountries } from './countries';
import { Single } from './Frame';
import { keepingNext } from './next';
import { PhoneFields } from './PhoneFields';

const customer = 2;

export function Register() {
  const t = useT();
  const { query } = usePage();
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
    draft: true,
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
      tell(message);
    },
  });
  const labels = {
    firstName: t('field-first-name'),
    lastName: t('field-last-name'),
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
        <div className="grid gap-x-3 gap-y-5 sm:grid-cols-2">
          <TextField field={form.field('firstName')} label={labels.firstName} autoComplete="given-name" />
          <TextField field={form.field('lastName')} label={labels.lastName} autoComplete="family-name" />
        </div>
        <TextField
          field={form.field('email')}
          label={labels.email}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
        <PasswordField
          field={form.field('password')}
          label={labels.password}
          help={t('form-password-help')}
          autoComplete="new-password"
        />
        <PasswordField field={form.field('repeatPassword')} label={labels.repeatPassword} autoComplete="new-password" />
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
      <p className="mt-10 border-line border-t pt-6">
        {t('register-known')}{' '}
        <A to={keepingNext('/auth/Login', query)} className="link inline-block py-2">
          {t('login-action')}
        </A>
      </p>
    </Single>
  );
}
