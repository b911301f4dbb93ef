// The enlarged pictures: a full-screen dialog, controlled by keyboard, wheel, touch or its buttons.
import { lazy, Suspense } from 'react';
import type { Picture as PictureData } from '@/api/types';
import { useT } from '@/lib/i18n';
import { Dialog } from '@/ui/Dialog';

/** Loaded when the first picture is enlarged. */
const ZoomStage = lazy(() => import('./ZoomStage'));

type Props = {
  name: string;
  pictures: PictureData[];
  /** The index of the shown picture; null while the dialog is closed. */
  index: number | null;
  onIndex: (index: number) => void;
  onClose: () => void;
};

export function Zoom({ name, pictures, index, onIndex, onClose }: Props) {
  const t = useT();
  return (
    <Dialog
      id="zoom"
      title={t('product-zoom', { name })}
      closeLabel={t('close')}
      look="whole"
      open={index !== null}
      onClose={onClose}
    >
      {index !== null && (
        <Suspense fallback={null}>
          <ZoomStage pictures={pictures} index={index} onIndex={onIndex} />
        </Suspense>
      )}
    </Dialog>
  );
}
