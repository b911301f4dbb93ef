// The status of a commission or a discount, as a colour and always as text.
import { useT } from '@/lib/i18n';

const looks = {
  pending: 'bg-amber-wash text-amber',
  held: 'bg-amber-wash text-amber',
  approved: 'bg-blue-wash text-blue',
  paid: 'bg-leaf-wash text-leaf',
  rejected: 'bg-signal-wash text-signal',
  reversed: 'bg-signal-wash text-signal',
  active: 'bg-leaf-wash text-leaf',
  scheduled: 'bg-blue-wash text-blue',
  disabled: 'bg-surface-2 text-ink',
  expired: 'bg-surface-2 text-ink',
} as const;

function isKnown(status: string): status is keyof typeof looks {
  return status in looks;
}

export function StatusBadge({ status }: { status: string }) {
  const t = useT();
  if (!isKnown(status)) return <span className="order-state bg-surface-2 text-ink">{status}</span>;
  return <span className={`order-state ${looks[status]}`}>{t(`affiliate-status-${status}`)}</span>;
}
