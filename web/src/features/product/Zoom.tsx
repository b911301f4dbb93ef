// The enlarged pictures: a full-screen dialog, controlled by keyboard, wheel, touch or its buttons.
import { useEffect, useState } from 'react';
import type { Picture as PictureData } from '@/api/types';
import { defineChunk } from '@/lib/chunks';
import { useT } from '@/lib/i18n';
import { rendition } from '@/lib/media';
import { useShop } from '@/lib/shop';
import { Dialog } from '@/ui/Dialog';

/** Loaded when the first picture is enlarged. */
const chunk = defineChunk('src/features/product/ZoomStage.tsx', () => import('./ZoomStage'));

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
  const { mediaBase } = useShop();
  const [content, setContent] = useState<Awaited<ReturnType<typeof chunk.load>> | null>(null);
  const picture = index === null ? undefined : pictures[index];
  const awaited = content || !picture ? null : largestOf(mediaBase, picture);
  // If the chunk cannot be loaded, the picture's link is followed, as without JavaScript.
  useEffect(() => {
    if (awaited === null) return;
    let isOver = false;
    chunk.load().then(
      (loaded) => isOver || setContent(loaded),
      () => {
        if (isOver) return;
        onClose();
        window.location.assign(awaited);
      },
    );
    return () => {
      isOver = true;
    };
  }, [awaited, onClose]);
  return (
    <Dialog
      id="zoom"
      title={t('product-zoom', { name })}
      closeLabel={t('close')}
      look="whole"
      open={index !== null}
      onClose={onClose}
    >
      {index !== null && content && <content.ZoomStage pictures={pictures} index={index} onIndex={onIndex} />}
    </Dialog>
  );
}

/** The address of the largest rendition, which the picture's link leads to. */
export function largestOf(mediaBase: string, { path }: PictureData): string {
  return rendition(mediaBase, path, 2048);
}
