// The status of a commission or a discount.
import { useT } from '@/lib/i18n';
import { Badge } from '@/ui/Badge';

const tones = {
  pending: 'warning',
  held: 'warning',
  approved: 'progress',
  paid: 'success',
  rejected: 'error',
  reversed: 'error',
  active: 'success',
  scheduled: 'progress',
  disabled: 'neutral',
  expired: 'neutral',
} as const;

function isKnown(status: string): status is keyof typeof tones {
  return status in tones;
}

export function StatusBadge({ status }: { status: string }) {
  const t = useT();
  if (!isKnown(status)) return <Badge tone="neutral">{status}</Badge>;
  return <Badge tone={tones[status]}>{t(`affiliate-status-${status}`)}</Badge>;
}
