// The filters on phones: a bottom sheet that stays open while the list behind it is updated.
import type { ReactNode } from 'react';
import { useT } from '@/lib/i18n';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

type Props = {
  open: boolean;
  onClose: () => void;
  onClear: () => void;
  clearable: boolean;
  count: number;
  pending: boolean;
  children: ReactNode;
};

export function FilterSheet({ open, onClose, onClear, clearable, count, pending, children }: Props) {
  const t = useT();
  return (
    <Dialog
      id="filter-sheet"
      title={t('listing-filters')}
      closeLabel={t('listing-close')}
      look="bottom"
      open={open}
      onClose={onClose}
      footer={
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
          {/* The page's own count is inert behind the sheet, and screen readers do not announce a changing button label. */}
          <p role="status" className="sr-only">
            {t('listing-count', { count })}
          </p>
          <Button look="line" className="px-5" onClick={onClear} disabled={!clearable}>
            {t('listing-clear')}
          </Button>
          <Button className="px-4" onClick={onClose} aria-busy={pending}>
            {t('listing-show', { count })}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}
