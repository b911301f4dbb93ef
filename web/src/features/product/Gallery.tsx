// The pictures of the selected colour: a grid on desktops, a swipeable strip on phones. Each opens enlarged.
import { type MouseEvent, type UIEvent, useState } from 'react';
import type { Picture as PictureData } from '@/api/types';
import { useT } from '@/lib/i18n';
import { useShop } from '@/lib/shop';
import { Initial } from '@/ui/Initial';
import { Picture } from '@/ui/Picture';
import { HALF, WHOLE } from './gallerySizes';
import { largestOf, Zoom } from './Zoom';

type Props = { name: string; pictures: PictureData[]; caption: string | null };

export function Gallery({ name, pictures, caption }: Props) {
  const t = useT();
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const total = pictures.length;
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) =>
    setShown(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)));
  return (
    <section aria-label={t('product-gallery', { name })} className="relative min-w-0 md:sticky md:bottom-4 md:self-end">
      <ul
        onScroll={onScroll}
        className="no-scrollbar -mx-(--gutter) flex snap-x snap-mandatory overflow-x-auto md:mx-0 md:grid md:gap-(--picture-gap) lg:grid-cols-2"
      >
        {total === 0 && <MissingPicture name={name} caption={caption} />}
        {pictures.map((picture, index) => (
          <GalleryPicture
            key={picture.path}
            picture={picture}
            number={index + 1}
            total={total}
            onOpen={() => setZoomed(index)}
            caption={index === total - 1 ? caption : null}
          />
        ))}
      </ul>
      {total > 1 && <Dots total={total} shown={Math.min(shown, total - 1)} />}
      <Zoom name={name} pictures={pictures} index={zoomed} onIndex={setZoomed} onClose={() => setZoomed(null)} />
    </section>
  );
}

type GalleryPictureProps = {
  picture: PictureData;
  number: number;
  total: number;
  caption: string | null;
  onOpen: () => void;
};

/**
 * Without JavaScript the link opens the large picture itself. With an odd number of pictures, the last one spans the whole row.
 */
function GalleryPicture({ picture, number, total, caption, onOpen }: GalleryPictureProps) {
  const t = useT();
  const { mediaBase } = useShop();
  const wide = number === total && total % 2 === 1;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <li className={`relative w-full flex-none snap-center md:w-auto ${wide ? 'lg:col-span-2' : ''}`}>
      <a
        href={largestOf(mediaBase, picture)}
        data-reload=""
        onClick={open}
        className={`tile cursor-zoom-in rounded-none focus-visible:-outline-offset-4 ${wide && total > 1 ? 'lg:aspect-[16/9]' : ''}`}
      >
        <Picture
          picture={picture}
          sizes={wide ? WHOLE : HALF}
          priority={number === 1}
          large
          className={`absolute inset-0 size-full object-cover ${wide ? 'object-[50%_35%]' : ''} ${number === 1 ? 'morph-target' : ''}`}
        />
        <span className="sr-only">{t('product-zoom-open', { number, total })}</span>
      </a>
      <Caption text={caption} />
    </li>
  );
}

function MissingPicture({ name, caption }: Pick<Props, 'name' | 'caption'>) {
  return (
    <li className="relative w-full flex-none lg:col-span-2">
      <span className="tile aspect-square rounded-none">
        <Initial of={name} />
      </span>
      <Caption text={caption} />
    </li>
  );
}

function Caption({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p className="pointer-events-none absolute bottom-3.5 left-4 hidden rounded-pill bg-paper px-3.5 py-1 text-14 lg:block">
      {text}
    </p>
  );
}

/** The position in the strip; for screen readers the pictures' alternative texts say it. */
function Dots({ total, shown }: { total: number; shown: number }) {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 bottom-3 flex justify-center md:hidden">
      <span className="flex items-center gap-1.5 rounded-pill bg-paper/80 px-2.5 py-2">
        {Array.from({ length: total }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: dots have no identity but their place.
            key={index}
            className={`h-1.5 rounded-pill transition-[width] duration-(--duration-calm) ${index === shown ? 'w-4 bg-ink' : 'w-1.5 bg-edge'}`}
          />
        ))}
      </span>
    </div>
  );
}
