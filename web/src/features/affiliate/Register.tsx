// The application to become a partner: personal details, channels, and a new account.
import { followCountry, useCountries } from '@/lib/forms/countries';
import { rulesOf } from '@/lib/forms/rules';
import { useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';
import { FieldsForm } from '@/ui/ActionForm';
import { EmailField, NewPasswordFields } from '@/ui/AuthFields';
import { CheckField, SelectField } from '@/ui/Field';
import { SubmitButton } from '@/ui/FormParts';
import { LegalLinks } from '@/ui/LegalLinks';
import { NameFields, useNameLabels } from '@/ui/NameFields';
import { PhoneFields } from '@/ui/PhoneFields';
import { SingleColumnPage } from '@/ui/SingleColumnPage';
import { DetailsFields, useDetailsLabels } from './DetailsFields';
import { countryRule, detailsRules, detailsValues } from './detailsForm';
import { Terms } from './Terms';
import { useCountryNames } from './useCountryNames';

const boxes = { acceptTerms: false, agreesToProgramme: false };

export function Register() {
  const t = useT();
  const countries = useCountries();
  const names = useCountryNames();
  const details = detailsValues(
    { kind: 'person', company: '', webAddress: '', promotion: '' },
    [],
    countries.here ? [countries.here.id] : [],
    names.map(({ id }) => id),
  );
  const form = useForm({
    name: 'application',
    intent: 'affiliate-register',
    hidden: { countries: names.map(({ id }) => id).join('.') },
    rules: ({ kind }) => ({ ...rulesOf('affiliateRegister'), ...detailsRules(kind) }),
    asyncRules: countryRule(names.map(({ id }) => id)),
    initial: {
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      repeatPassword: '',
      countryId: String(countries.here?.id ?? ''),
      phoneCode: countries.here?.phoneCode ?? '',
      phone: '',
      ...details,
      ...boxes,
    },
    failure: t('affiliate-error'),
    draft: 'affiliate-register',
    context: countries.context,
    follow: (next, changed, before) => followCountry(countries, next, changed, before),
  });
  const labels = {
    ...useNameLabels(),
    email: t('field-email'),
    password: t('field-password'),
    repeatPassword: t('field-repeat-password'),
    countryId: t('field-country'),
    phoneCode: t('field-phone-code'),
    phone: t('field-phone'),
    ...useDetailsLabels(names),
    agreesToProgramme: t('affiliate-terms'),
    acceptTerms: t('register-terms-label'),
  };
  return (
    <SingleColumnPage isWide title={t('affiliate-register-title')} lead={t('affiliate-register-lead')}>
      <FieldsForm form={form} labels={labels} className="grid gap-5">
        <Heading>{t('affiliate-register-you')}</Heading>
        <NameFields form={form} />
        <EmailField form={form} label={labels.email} help={t('affiliate-register-email-help')} />
        <NewPasswordFields form={form} labels={labels} />
        <SelectField
          field={form.field('countryId')}
          label={labels.countryId}
          choices={countries.choices}
          autoComplete="country-name"
        />
        <PhoneFields form={form} countries={countries} />
        <Heading>{t('affiliate-register-how')}</Heading>
        <DetailsFields form={form} countries={names} />
        <Heading>{t('affiliate-terms')}</Heading>
        <Terms />
        <CheckField field={form.field('agreesToProgramme')} label={t('affiliate-terms-agree')} />
        <div>
          <CheckField field={form.field('acceptTerms')} label={t('register-terms')} />
          <LegalLinks />
        </div>
        <SubmitButton busy={form.busy} wide>
          {t('affiliate-register-action')}
        </SubmitButton>
      </FieldsForm>
      <p className="mt-10 border-line border-t pt-6">
        {t('register-known')}{' '}
        <A to="/auth/affiliate-login" className="link inline-block py-2">
          {t('login-action')}
        </A>
      </p>
    </SingleColumnPage>
  );
}

function Heading({ children }: { children: string }) {
  return <h2 className="display-28 mt-4 first:mt-0">{children}</h2>;
}
