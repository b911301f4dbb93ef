// A partner's details, their programme tier, the payout account, and leaving the programme.
import type { Problem } from '@/api/own';
import { joinedChanges } from '@/lib/forms/changedFields';
import { rulesOf } from '@/lib/forms/rules';
import { useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { FieldsForm } from '@/ui/ActionForm';
import { ErrorReference } from '@/ui/ErrorReference';
import { CheckField, PasswordField, SelectField } from '@/ui/Field';
import { SubmitButton } from '@/ui/FormParts';
import { UnsavedChangesDialog } from '@/ui/UnsavedChangesDialog';
import { AffiliatePageLayout, Section } from './AffiliatePageLayout';
import { CopyButton } from './CopyButton';
import { DetailsFields, useDetailsLabels } from './DetailsFields';
import { countryRule, detailsRules, detailsValues, profileFieldOf } from './detailsForm';
import { Payout } from './Payout';
import type { AffiliateProfile, AffiliateStatus, Amount, Programme, ProgrammeRate } from './shapes';
import { Terms } from './Terms';
import { timeZones } from './timeZones';
import { useCountryNames } from './useCountryNames';

/** The actions that the server permits in each partner status. */
const allowed: Record<'change' | 'payout' | 'leave', readonly AffiliateStatus[]> = {
  change: ['pending', 'active'],
  payout: ['active', 'left'],
  leave: ['active', 'suspended'],
};

export function Profile() {
  const t = useT();
  return (
    <AffiliatePageLayout title={t('affiliate-nav-profile')} isForAll>
      {(profile, { advanced, problem }) => {
        const may = (what: keyof typeof allowed) => allowed[what].includes(profile.status);
        return (
          <div className="max-w-[720px]">
            <Facts profile={profile} />
            {may('change') && (
              <Section id="details" title={t('affiliate-details')}>
                <Details key={profile.status} profile={profile} />
              </Section>
            )}
            {may('payout') && (
              <Section id="payout" title={t('affiliate-payout')}>
                <Payout profile={profile} />
              </Section>
            )}
            {advanced && <ProgrammeFacts programme={advanced.programme} />}
            {!advanced && <NoProgramme problem={problem('advanced')} />}
            {may('leave') && (
              <Section id="leave" title={t('affiliate-leave')}>
                <LeaveProgramme profile={profile} />
              </Section>
            )}
          </div>
        );
      }}
    </AffiliatePageLayout>
  );
}

function NoProgramme({ problem }: { problem: Problem | null }) {
  return (
    problem && (
      <div role="alert" className="mt-8 grid gap-2">
        <p className="text-signal">{problem.message}</p>
        <ErrorReference id={problem.requestId} />
      </div>
    )
  );
}

function Facts({ profile: { code, tierTitle, name } }: { profile: AffiliateProfile }) {
  const t = useT();
  return (
    <dl className="mt-6 grid gap-x-10 gap-y-4 sm:grid-cols-[repeat(3,auto)] sm:grid-rows-[auto_auto] sm:justify-start">
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
        <dd>{tierTitle}</dd>
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
    company: profile.company,
    webAddress: profile.webAddress,
    promotion: profile.promotion,
  };
  const form = useForm({
    name: 'partner',
    intent: 'affiliate-profile',
    hidden: { id: String(profile.id), countries: ids.join('.') },
    rules: ({ kind }) => ({
      ...rulesOf('affiliateProfile'),
      ...detailsRules(kind),
      ...(!termsCurrent && { agreesToProgramme: accepted }),
    }),
    asyncRules: countryRule(ids),
    initial: {
      ...detailsValues(texts, profile.channels, profile.countryIds, ids),
      timeZone,
      commissions: emails.commissions,
      statements: emails.statements,
      agreesToProgramme: termsCurrent,
    },
    draft: `affiliate-profile.${profile.id}`,
    sent: (values, saved) => ({ ...values, changed: joinedChanges(values, saved, profileFieldOf) }),
    failure: t('affiliate-error-update'),
    done: (_data, message) => showNotice(message || t('affiliate-profile-updated')),
  });
  const labels = {
    ...useDetailsLabels(countries),
    timeZone: t('affiliate-time-zone'),
    agreesToProgramme: t('affiliate-terms'),
  };
  const zones = timeZones.includes(timeZone) ? timeZones : [timeZone, ...timeZones];
  return (
    <>
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
          <SubmitButton busy={form.busy}>{t('form-save')}</SubmitButton>
        </div>
      </FieldsForm>
      <UnsavedChangesDialog form={form} />
    </>
  );
}

function ProgrammeFacts({ programme }: { programme: Programme }) {
  const t = useT();
  const { rates, windowDays, holdDays, minimumPayout, bonuses } = programme;
  return (
    <Section id="programme" title={t('affiliate-programme')}>
      <dl className="grid gap-3">
        {rates.map((rate) => (
          <Fact
            key={JSON.stringify(rate)}
            name={rateName(rate) || t('affiliate-commission')}
            value={t('affiliate-percent', { number: rate.basisPoints / 100 })}
          />
        ))}
        {bonuses.map(({ orders, amounts }) => (
          <Fact key={orders} name={t('affiliate-programme-bonus', { count: orders })} value={joined(amounts)} />
        ))}
        <Fact name={t('affiliate-programme-window')} value={t('affiliate-days', { count: windowDays })} />
        <Fact name={t('affiliate-programme-hold')} value={t('affiliate-days', { count: holdDays })} />
        {minimumPayout.length > 0 && <Fact name={t('affiliate-programme-minimum')} value={joined(minimumPayout)} />}
      </dl>
    </Section>
  );
}

/** What a rate applies to, in the programme's terms; empty for a rate that applies to everything. */
function rateName({ country, category, brand, product }: ProgrammeRate): string {
  return [country, category, brand, product].filter(Boolean).join(' · ');
}

function joined(amounts: readonly Amount[]): string {
  return amounts.map(({ formatted }) => formatted).join(' · ');
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-line border-b pb-2">
      <dt className="text-ink-2">{name}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}

function LeaveProgramme({ profile }: { profile: AffiliateProfile }) {
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
          <SubmitButton busy={form.busy}>{t('affiliate-leave-action')}</SubmitButton>
        </div>
      </FieldsForm>
    </details>
  );
}
