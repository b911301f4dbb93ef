// The coupons of an account: usable ones first, then used and expired ones.
import { useOwnAnswer } from '@/api/own';
import { useT } from '@/lib/i18n';
import { formatMoney } from '@/lib/money';
import { useShop } from '@/lib/shop';
import { LinkButton } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import type { gameCalls } from './calls';
import type { AccountCoupon } from './shapes';
import { useDateTimeText } from './useDateTimeText';
import { CodeToCopy } from './WheelGame';

export const useCoupons = () => useOwnAnswer<Pick<typeof gameCalls, 'coupons'>, 'coupons'>('coupons');

export function Coupons({ coupons }: { coupons: readonly AccountCoupon[] }) {
  const t = useT();
  if (coupons.length === 0) {
    return (
      <EmptyState within title={t('coupons-empty-title')} text={t('coupons-empty-text')}>
        <LinkButton to="/">{t('not-found-home')}</LinkButton>
      </EmptyState>
    );
  }
  const isOver = ({ isUsed, isExpired }: AccountCoupon) => isUsed || isExpired;
  return (
    <ul className="border-line border-t">
      {[...coupons.filter((one) => !isOver(one)), ...coupons.filter(isOver)].map((coupon) => (
        <Coupon key={coupon.code} coupon={coupon} />
      ))}
    </ul>
  );
}

function Coupon({ coupon }: { coupon: AccountCoupon }) {
  const t = useT();
  const dateTimeText = useDateTimeText();
  const { pattern } = useShop().currency;
  const { code, title, description, validTo, minimumMinor, isUsed, isExpired } = coupon;
  return (
    <li className="grid gap-2 border-line border-b py-5">
      <h2 className="text-18 font-medium text-pretty">{title || code}</h2>
      {description && <p className="text-ink-2 text-pretty">{description}</p>}
      {isUsed || isExpired ? (
        <code className="coupon-code justify-self-start text-ink-3">{code}</code>
      ) : (
        <CodeToCopy code={code} />
      )}
      <p className="text-14 text-ink-2">
        {isUsed
          ? t('coupon-used')
          : isExpired
            ? t('coupon-expired')
            : t('coupon-valid', { date: dateTimeText(validTo) })}
        {minimumMinor !== null && !isUsed && !isExpired && (
          <span className="block">{t('coupon-minimum', { amount: formatMoney(pattern, minimumMinor) })}</span>
        )}
      </p>
    </li>
  );
}
