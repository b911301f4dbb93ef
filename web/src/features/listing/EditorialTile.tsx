// A collection tile between the product cards, as high as the pictures next to it, one or two columns wide.
import type { Collection } from '@/api/types';
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';
import { ArtPicture } from '@/ui/ArtPicture';
import type { Span } from './editorialPlan';

/** `phone` and `desk`: the number of columns it spans in the two-column and in the three-column grid. */
type Props = { collection: Collection; phone: Span; desk: Span };

const SIZES: Record<Span, string> = {
  1: '(min-width: 1280px) 324px, (min-width: 1000px) 25vw, (min-width: 768px) 31vw',
  2: '(min-width: 1280px) 760px, (min-width: 1000px) 57vw, (min-width: 768px) 71vw',
};
const PHONE_SIZES: Record<Span, string> = { 1: '44vw', 2: '120vw' };
/** The wide picture is empty on its left, where collection pages place text: here it is enlarged, and that side is cropped. */
const NEARER: Record<Span, string> = {
  1: 'md:[&_img]:object-bottom md:[&_img]:scale-100',
  2: 'md:[&_img]:origin-[100%_45%] md:[&_img]:scale-[1.08] md:[&_img]:object-right',
};
const PHONE_NEARER: Record<Span, string> = {
  1: 'max-md:[&_img]:object-bottom',
  2: 'max-md:aspect-[4/3] max-md:[&_img]:object-right',
};

export function EditorialTile({ collection, phone, desk }: Props) {
  const t = useT();
  const { picture, narrowPicture } = collection;
  const shaped = (span: Span) => (span === 1 ? (narrowPicture ?? picture) : picture);
  return (
    <li className={`card ${phone === 2 ? 'col-span-2' : ''} ${desk === 2 ? 'md:col-span-2' : 'md:col-span-1'}`}>
      <div
        className={`tile [&_img]:size-full [&_img]:object-cover ${PHONE_NEARER[phone]} ${NEARER[desk]} ${desk === 2 ? 'md:aspect-auto' : 'md:aspect-[4/5]'}`}
      >
        <ArtPicture
          wide={shaped(desk)}
          narrow={shaped(phone)}
          sizes={`${SIZES[desk]}, ${PHONE_SIZES[phone]}`}
          narrowSizes={PHONE_SIZES[phone]}
          alt=""
          className="absolute inset-0"
        />
      </div>
      <div>
        <h2 className="mt-3 text-18 tracking-[-0.01em] text-balance hyphens-auto lg:text-22">{collection.name}</h2>
        <A to={collection.path} className="link card-link mt-1 inline-block py-1 text-14">
          {t('listing-editorial-action')}
          <span className="sr-only">: {collection.name}</span>
        </A>
      </div>
    </li>
  );
}
