// The product page: pictures on the left, selection and information on the right, related products below.
import type { ReactNode } from 'react';
import type { ProductDetail, SizeTable } from '@/api/types';
import { type Choice, choiceHref, picturesOf, readChoice } from '@/lib/choice';
import { useT } from '@/lib/i18n';
import { useShop } from '@/lib/shop';
import { A } from '@/ui/A';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { trailTo } from '@/ui/breadcrumbList';
import { Price } from '@/ui/Price';
import { ChipPicker, ColourPicker } from './ChoicePicker';
import { Details } from './Details';
import { Facts } from './Facts';
import { Gallery } from './Gallery';
import { RelatedRow } from './RelatedRow';
import { SizeGuideLink } from './SizeGuide';
import { StockNote } from './StockNote';
import { type Selection, useSelection } from './useSelection';

/** `sizes`: the product's size tables. `action`: the controls for the selected variant, shown below the selection. */
type Props = { product: ProductDetail; sizes: SizeTable[]; action?: (choice: Choice) => ReactNode };

export function ProductView({ product, sizes, action }: Props) {
  const t = useT();
  const selection = useSelection();
  const choice = readChoice(product, selection.query);
  const colour = choice.colour?.chosen ?? null;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={trailTo(product.breadcrumbs, product)} className="max-md:hidden" />
      <div className="items-start gap-8 md:grid md:grid-cols-[minmax(0,1fr)_20rem] md:pt-4 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-12 xl:grid-cols-[minmax(0,1fr)_25rem] xl:gap-16">
        <Gallery
          key={colour?.id}
          name={product.name}
          pictures={picturesOf(product.gallery, colour)}
          caption={fabric(t, product)}
        />
        <div className="grid gap-6 pt-6 md:sticky md:top-[calc(var(--bar)+16px)] md:pt-0">
          <ProductHeading product={product} choice={choice} />
          {!product.inStock && <SoldOut />}
          <Pickers product={product} sizes={sizes} choice={choice} selection={selection} />
          {action?.(choice)}
          <Facts product={product} choice={choice} />
          <div className="-mt-6">
            <Details product={product} sizes={sizes} choice={choice} />
          </div>
        </div>
      </div>
      <RelatedRow products={product.related} />
    </div>
  );
}

function ProductHeading({ product, choice }: { product: ProductDetail; choice: Choice }) {
  const t = useT();
  const { shippingMinor } = useShop();
  const { brand, badges, variants } = product;
  const price = choice.variant?.price ?? product.price;
  const dealEnd = product.dealEnds.find(({ endsAt }) => endsAt === price.endsAt);
  return (
    <div>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        {brand && (
          <p className="caps">
            <A
              to={`/brands/${brand.slug}`}
              className="inline-flex min-h-6 items-center text-ink-2 hover:text-ink hover:underline"
            >
              {brand.name}
            </A>
          </p>
        )}
        {badges.length > 0 && (
          <p className="flex flex-wrap gap-1.5">
            {badges.map((badge) => (
              <span key={badge.key} className="badge bg-surface-2 pl-0.5">
                <img src={badge.imageUrl} alt="" width={20} height={20} className="mr-1.5" />
                {badge.name}
              </span>
            ))}
          </p>
        )}
      </div>
      <h1 className="display-36 hyphens-auto">{product.name}</h1>
      <div className="mt-2">
        <Price
          large
          price={price}
          varies={choice.variant === null && differ(variants.map((one) => one.price.effectiveMinor))}
        >
          {dealEnd && <p className="mt-1 text-14">{t('product-price-until', { when: dealEnd.written })}</p>}
          <p className="price-law">{t(shippingMinor > 0 ? 'product-price-vat-delivery' : 'product-price-vat')}</p>
        </Price>
      </div>
    </div>
  );
}

type PickersProps = { product: ProductDetail; sizes: SizeTable[]; choice: Choice; selection: Selection };

function Pickers({ product, sizes, choice, selection: { query, onSelect } }: PickersProps) {
  const href = (parameter: string, key: string) => choiceHref(product.path, query, parameter, key);
  const { colour, size, others } = choice;
  return (
    <>
      {colour && <ColourPicker dimension={colour} href={href} onSelect={onSelect} gallery={product.gallery} />}
      {others.map((other) => (
        <ChipPicker key={other.option.attribute} dimension={other} href={href} onSelect={onSelect} />
      ))}
      <div className="empty:hidden">
        {size && (
          <ChipPicker
            dimension={size}
            href={href}
            onSelect={onSelect}
            legendLink={<SizeGuideLink tables={sizes} chosen={size.chosen} />}
          />
        )}
        <StockNote product={product} choice={choice} />
      </div>
    </>
  );
}

function SoldOut() {
  const t = useT();
  return (
    <div className="rounded-tile bg-surface px-4 py-3.5">
      <p className="font-strong">{t('card-sold-out')}</p>
      <p className="text-14 text-ink-2">{t('product-sold-out-text')}</p>
    </div>
  );
}

/** "95 % cotton, 5 % elastane · 210 g/m²", for the picture of the fabric. */
function fabric(t: ReturnType<typeof useT>, { composition, grams }: ProductDetail): string | null {
  if (composition.length === 0) return null;
  const fibres = composition
    .map((part) => t('composition-part', { percent: part.percent, fibre: part.name }))
    .join(', ');
  return grams === null ? fibres : `${fibres} · ${t('product-weight-value', { grams })}`;
}

function differ(amounts: number[]): boolean {
  return new Set(amounts).size > 1;
}
