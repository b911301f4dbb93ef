// The enlarged pictures: a dialog over everything, worked by keys, wheel, fingers or its buttons.
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Picture as PictureData } from '@/api/types';
import { useT } from '@/lib/i18n';

/** Fetched when the first picture is enlarged. */
const ZoomStage = lazy(() => import('./ZoomStage'));

type Props = {
  name: string;
  pictures: PictureData[];
  /** Which picture is shown; null while the dialog is shut. */
  index: number | null;
  onIndex: (index: number) => void;
  onClose: () => void;
};

export function Zoom({ name, pictures, index, onIndex, onClose }: Props) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = index !== null;
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open) element?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-label={t('product-zoom', { name })}
      onClose={onClose}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden"
    >
      {index !== null && (
        <Suspense fallback={null}>
          <ZoomStage pictures={pictures} index={index} onIndex={onIndex} onClose={onClose} />
        </Suspense>
      )}
    </dialog>
  );
}
