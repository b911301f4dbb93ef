// The bank account for payouts: shown masked, changed with the password.
import { useT } from '@/lib/i18n';
import { useShop } from '@/lib/shop';
import { BankAccountForm } from '@/ui/BankAccountForm';
import type { AffiliateProfile } from './shapes';
import { useDayText } from './useDayText';

export function Payout({ profile }: { profile: AffiliateProfile }) {
  const t = useT();
  const dayText = useDayText();
  const { currency } = useShop();
  const { payout } = profile;
  // In Bangladesh accounts have no IBAN.
  const kind = currency.code === 'BDT' ? 'local' : 'iban';
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
      {/* The key changes once an account is saved, so that an empty form replaces the filled-in one. */}
      <BankAccountForm
        key={payout?.changedAt}
        kind={kind}
        name="payout"
        intent={`affiliate-payout-${kind}`}
        hidden={{ id: String(profile.id) }}
        asksPassword
        action={t('affiliate-payout-action')}
        className="max-w-[480px]"
        showsNotice
      />
    </>
  );
}
