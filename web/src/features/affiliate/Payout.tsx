// Where earnings are paid to: shown by its end, changed with the password.
import { rulesOf } from '@/lib/forms/rules';
import { useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { useShop } from '@/lib/shop';
import { FieldsForm } from '@/ui/ActionForm';
import { PasswordField, TextField } from '@/ui/Field';
import { Submit } from '@/ui/FormParts';
import type { AffiliateProfile } from './shapes';
import { useDayText } from './useDayText';

export function Payout({ profile }: { profile: AffiliateProfile }) {
  const t = useT();
  const dayText = useDayText();
  const { currency } = useShop();
  const { payout } = profile;
  // In Bangladesh accounts have no IBAN.
  const Form = currency.code === 'BDT' ? LocalForm : IbanForm;
  return (
    <>
      <p className="measure mb-5 text-ink-2 text-pretty">{t('affiliate-payout-text')}</p>
      {payout && (
        <div className="mb-6 max-w-[640px] rounded-tile bg-surface p-5">
          <p className="font-medium">
            <bdi>{payout.holder}</bdi>
          </p>
          <p className="tabular-nums">{payout.masked}</p>
          <p className="text-14 text-ink-2">{t('affiliate-payout-changed', { date: dayText(payout.changedAt) })}</p>
        </div>
      )}
      {/* What was given is not typed over: the form is a new one then. */}
      <Form key={payout?.changedAt} profile={profile} />
    </>
  );
}

type FormProps = { profile: AffiliateProfile };

const password = rulesOf('deleteAccount');

function IbanForm({ profile }: FormProps) {
  const t = useT();
  const form = useForm({
    name: 'payout',
    intent: 'affiliate-payout-iban',
    hidden: { id: String(profile.id) },
    rules: { ...rulesOf('ibanAccount'), ...password },
    initial: { holder: '', iban: '', password: '' },
    done: (_data, message) => showNotice(message),
  });
  const labels = { holder: t('field-account-holder'), iban: t('field-iban'), password: t('settings-email-password') };
  return (
    <FieldsForm form={form} labels={labels} className="grid max-w-[480px] gap-5">
      <TextField field={form.field('holder')} label={labels.holder} autoComplete="name" />
      <TextField field={form.field('iban')} label={labels.iban} autoComplete="off" />
      <PasswordField field={form.field('password')} label={labels.password} autoComplete="current-password" />
      <div>
        <Submit busy={form.busy}>{t('affiliate-payout-action')}</Submit>
      </div>
    </FieldsForm>
  );
}

function LocalForm({ profile }: FormProps) {
  const t = useT();
  const form = useForm({
    name: 'payout',
    intent: 'affiliate-payout-local',
    hidden: { id: String(profile.id) },
    rules: { ...rulesOf('localAccount'), ...password },
    initial: { holder: '', bank: '', routingNumber: '', accountNumber: '', password: '' },
    done: (_data, message) => showNotice(message),
  });
  const labels = {
    holder: t('field-account-holder'),
    bank: t('field-bank'),
    routingNumber: t('field-routing-number'),
    accountNumber: t('field-account-number'),
    password: t('settings-email-password'),
  };
  return (
    <FieldsForm form={form} labels={labels} className="grid max-w-[480px] gap-5">
      <TextField field={form.field('holder')} label={labels.holder} autoComplete="name" />
      <TextField field={form.field('bank')} label={labels.bank} autoComplete="off" />
      <TextField
        field={form.field('routingNumber')}
        label={labels.routingNumber}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        field={form.field('accountNumber')}
        label={labels.accountNumber}
        inputMode="numeric"
        autoComplete="off"
      />
      <PasswordField field={form.field('password')} label={labels.password} autoComplete="current-password" />
      <div>
        <Submit busy={form.busy}>{t('affiliate-payout-action')}</Submit>
      </div>
    </FieldsForm>
  );
}
