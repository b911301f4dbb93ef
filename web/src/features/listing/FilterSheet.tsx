// The filters on a phone: a sheet from the bottom edge that stays open while the list behind it changes.
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '@/lib/i18n';
import { Icon } from '@/ui/Icon';

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
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open) element?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="filter-sheet-title"
      onClose={onClose}
      closedby="any"
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[calc(100dvh-64px)] w-full max-w-none translate-y-0 grid-rows-[auto_minmax(0,1fr)_auto] rounded-t-sheet shadow-float transition-transform duration-(--duration-calm) ease-out open:grid starting:open:translate-y-full"
    >
      <div className="flex items-center justify-between border-line border-b py-1 pr-1 pl-(--gutter)">
        <h2 id="filter-sheet-title" className="text-22">
          {t('listing-filters')}
        </h2>
        <button type="button" className="icon-btn" onClick={onClose} aria-label={t('listing-close')}>
          <Icon name="close" />
        </button>
      </div>
      <div className="overflow-y-auto overscroll-contain px-(--gutter) py-2">{open && children}</div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 border-line border-t px-(--gutter) pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">
        <button type="button" className="btn btn-line px-5" onClick={onClear} disabled={!clearable}>
          {t('listing-clear')}
        </button>
        <button type="button" className="btn px-4" onClick={onClose} aria-busy={pending}>
          {t('listing-show', { count })}
        </button>
      </div>
    </dialog>
  );
}
