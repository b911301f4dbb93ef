// What a partner told about themselves, their programme, where earnings are paid to, and the way out.
import { rulesOf } from '@/lib/forms/rules';
import { useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { FieldsForm } from '@/ui/ActionForm';
import { CheckField, PasswordField, SelectField } from '@/ui/Field';
import { Submit } from '@/ui/FormParts';
import { LeaveQuestion } from '@/ui/LeaveQuestion';
import { CopyButton } from './CopyButton';
import { DetailsFields, useDetailsLabels } from './DetailsFields';
import { detailsRules, detailsValues } from './detailsForm';
import { Area, Section } from './Frame';
import { Payout } from './Payout';
import type { AffiliateProfile, Programme } from './shapes';
import { Terms } from './Terms';
import { timeZones } from './timeZones';
import { useCountryNames } from './useCountryNames';

export function Profile() {
  const t = useT();
  return (
    <Area title={t('affiliate-nav-profile')} isForAll>
      {(profile, { advanced, problem }) => (
        <div className="max-w-[720px]">
          <Facts profile={profile} />
          {profile.status === 'left' || (
            <>
              <Section id="details" title={t('affiliate-details')}>
                <Details key={profile.status} profile={profile} />
              </Section>
              {profile.status === 'active' && (
                <Section id="payout" title={t('affiliate-payout')}>
                  {advanced?.canPayOut === false ? (
                    <p className="text-ink-2">{t('affiliate-payout-closed')}</p>
                  ) : (
                    <Payout profile={profile} />
                  )}
                </Section>
              )}
              {advanced && <ProgrammeFacts programme={advanced.programme} />}
              {!advanced && profile.status === 'active' && problem('advanced') && (
                <p role="alert" className="mt-8 text-signal">
                  {problem('advanced')}
                </p>
              )}
              <Section id="leave" title={t('affiliate-leave')}>
                <Leave profile={profile} />
              </Section>
            </>
          )}
        </div>
      )}
    </Area>
  );
}

function Facts({ profile: { code, tier, name } }: { profile: AffiliateProfile }) {
  const t = useT();
  return (
    <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
      <div>
        <dt className="text-14 text-ink-2">{t('affiliate-name')}</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt className="text-14 text-ink-2">{t('affiliate-code')}</dt>
        <dd className="flex flex-wrap items-center gap-3">
          <span className="font-medium">{code}</span>
          <CopyButton text={code} label={t('affiliate-copy-code')} done={t('affiliate-code-copied')} />
        </dd>
      </div>
      <div>
        <dt className="text-14 text-ink-2">{t('affiliate-tier')}</dt>
        <dd>{tier}</dd>
      </div>
    </dl>
  );
}

const accepted = [{ rule: 'accepted' }] as const;

function Details({ profile }: { profile: AffiliateProfile }) {
  const t = useT();
  const countries = useCountryNames();
  const ids = countries.map(({ id }) => id);
  const { emails, timeZone, termsCurrent } = profile;
  const texts = {
    kind: profile.kind,
    company: profile.company ?? '',
    webAddress: profile.webAddress ?? '',
    promotion: profile.promotion ?? '',
  };
  const form = useForm({
    name: 'partner',
    intent: 'affiliate-profile',
    hidden: { id: String(profile.id), countries: ids.join('.') },
    rules: ({ kind }) => ({ ...detailsRules(kind), ...(!termsCurrent && { agreesToProgramme: accepted }) }),
    initial: {
      ...detailsValues(texts, profile.channels, profile.countryIds, ids),
      timeZone,
      commissions: emails.commissions,
      statements: emails.statements,
      agreesToProgramme: termsCurrent,
    },
    draft: `affiliate-profile.${profile.id}`,
    failure: t('affiliate-error-update'),
    done: (_data, message) => showNotice(message || t('affiliate-profile-updated')),
  });
  const labels = { ...useDetailsLabels(), timeZone: t('affiliate-time-zone'), agreesToProgramme: t('affiliate-terms') };
  const zones = timeZones.includes(timeZone) ? timeZones : [timeZone, ...timeZones];
  return (
    <FieldsForm form={form} labels={labels} className="grid max-w-[640px] gap-5">
      <DetailsFields form={form} countries={countries} />
      <SelectField
        field={form.field('timeZone')}
        label={labels.timeZone}
        choices={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium">{t('affiliate-emails')}</legend>
        <CheckField field={form.field('commissions')} label={t('affiliate-emails-commissions')} />
        <CheckField field={form.field('statements')} label={t('affiliate-emails-statements')} />
      </fieldset>
      {!termsCurrent && (
        <div className="grid gap-3 rounded-tile bg-amber-wash p-4">
          <p className="font-medium">{t('affiliate-terms-changed')}</p>
          <Terms />
          <CheckField field={form.field('agreesToProgramme')} label={t('affiliate-terms-agree')} />
        </div>
      )}
      <div>
        <Submit busy={form.busy}>{t('form-save')}</Submit>
      </div>
      <LeaveQuestion form={form} />
    </FieldsForm>
  );
}

function ProgrammeFacts({ programme }: { programme: Programme }) {
  const t = useT();
  const { rates, windowDays, holdDays, minimumPayout } = programme;
  return (
    <Section id="programme" title={t('affiliate-programme')}>
      <dl className="grid gap-3">
        {rates.map(({ label, percent }) => (
          <Fact key={label} name={label || t('affiliate-programme-rate')} value={percent} />
        ))}
        <Fact name={t('affiliate-programme-window')} value={t('affiliate-days', { count: windowDays })} />
        <Fact name={t('affiliate-programme-hold')} value={t('affiliate-days', { count: holdDays })} />
        {minimumPayout.length > 0 && (
          <Fact
            name={t('affiliate-programme-minimum')}
            value={minimumPayout.map(({ formatted }) => formatted).join(' · ')}
          />
        )}
      </dl>
    </Section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-line border-b pb-2">
      <dt className="text-ink-2">{name}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}

function Leave({ profile }: { profile: AffiliateProfile }) {
  const t = useT();
  const form = useForm({
    name: 'leave',
    intent: 'affiliate-leave',
    hidden: { id: String(profile.id) },
    rules: rulesOf('deleteAccount'),
    initial: { password: '' },
    done: (_data, message) => showNotice(message),
  });
  const labels = { password: t('settings-email-password') };
  return (
    <details className="max-w-[640px]" open={form.failures > 0 || undefined}>
      <summary className="btn btn-line">{t('affiliate-leave-open')}</summary>
      <p className="measure mt-4 text-ink-2 text-pretty">{t('affiliate-leave-text')}</p>
      <FieldsForm form={form} labels={labels} className="mt-5 grid max-w-[480px] gap-5">
        <PasswordField field={form.field('password')} label={labels.password} autoComplete="current-password" />
        <div>
          <Submit busy={form.busy}>{t('affiliate-leave-action')}</Submit>
        </div>
      </FieldsForm>
    </details>
  );
}
