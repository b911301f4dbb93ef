// How a commission or a discount stands: a colour, and always the word.
import { useI18n, useT } from '@/lib/i18n';

const looks: Record<string, string> = {
  pending: 'bg-amber-wash text-amber',
  held: 'bg-amber-wash text-amber',
  approved: 'bg-blue-wash text-blue',
  paid: 'bg-leaf-wash text-leaf',
  active: 'bg-leaf-wash text-leaf',
  rejected: 'bg-signal-wash text-signal',
  reversed: 'bg-signal-wash text-signal',
};

export function StatusBadge({ status }: { status: string }) {
  const t = useT();
  const { has } = useI18n();
  const id = `affiliate-status-${status}`;
  return (
    <span className={`order-state ${looks[status] ?? 'bg-surface-2 text-ink'}`}>
      {has(id) ? (t as (id: string) => string)(id) : status}
    </span>
  );
}
