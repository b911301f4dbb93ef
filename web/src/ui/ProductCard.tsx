// One product in a grid or a row: its picture, badge, name and price.
import { type ComponentType, type CSSProperties, createContext, memo, useContext } from 'react';
import type { ProductCard as Product, Swatch } from '@/api/types';
import { CachedFragment } from '@/lib/fragmentCache';
import { useT } from '@/lib/i18n';
import { useShop } from '@/lib/shop';
import { useCanHover } from '@/lib/useCanHover';
import { A } from './A';
import { Initial } from './Initial';
import { Picture, preloadPicture } from './Picture';
import { Price } from './Price';

/** Plain data: the server's renderers pass them to each other as JSON. */
export type CardProps = {
  product: Product;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  /** For the first cards of a page: the picture is loaded eagerly. */
  priority?: boolean;
  /** The heading level: 2 in a listing, 3 under a row's own heading. */
  level?: 2 | 3;
  /** Shows the department, in lists with products of several departments. */
  mixed?: boolean;
  /** The page already has a card of this product: ids belong to the first one. */
  repeated?: boolean;
  /** Makes the card an item of a list, with these classes. */
  itemClass?: string;
};

/** The actions of a product card; set by the layout. */
export const CardActionContext = createContext<ComponentType<{ product: Product; repeated?: boolean }> | null>(null);

const dotsShown = 4;

/**
 * Memoised: a listing renders with every filter change, but its cards only when their products change. On the server a card is
 * cached for all pages that show it, by its properties.
 */
export const ProductCard = memo(function ProductCard(props: CardProps) {
  usePreload(props);
  return (
    <CachedFragment cacheKey={() => cardKey(props)}>
      <Card {...props} />
    </CachedFragment>
  );
});

/** JSON of products: a listing's cards are identified before the page is rendered, and again when they are. */
const productTexts = new WeakMap<Product, string>();

/** Identifies a cached card, and is all that it is rendered from: `propsOfKey` returns its properties. */
export function cardKey({ product, ...rest }: CardProps): string {
  const text = productTexts.get(product) ?? JSON.stringify(product);
  productTexts.set(product, text);
  return `[${JSON.stringify(rest)},${text}]`;
}

export function propsOfKey(key: string): CardProps {
  const [rest, product] = JSON.parse(key) as [Omit<CardProps, 'product'>, Product];
  return { ...rest, product };
}

/** An eagerly loaded picture is preloaded in the page's head on each render, which a cached card cannot do. */
function usePreload({ product, sizes, priority }: CardProps): void {
  const shop = useShop();
  const [front] = product.pictures;
  if (import.meta.env.SSR && priority && front) preloadPicture(shop, front, sizes);
}

/** What is cached of a card. */
export function Card({ product, sizes, priority, level = 3, mixed, repeated, itemClass }: CardProps) {
  const Action = useContext(CardActionContext);
  const Heading = level === 2 ? 'h2' : 'h3';
  const card = (
    <article className="card group/card">
      <CardPicture product={product} sizes={sizes} priority={priority} />
      <div className="card-text">
        <Colours colours={product.colours} />
        <Origin product={product} mixed={mixed} />
        <Heading className="text-14 text-pretty hyphens-auto">
          <A to={product.path} className="card-link" data-morph="">
            {product.name}
          </A>
        </Heading>
        <Price price={product.price} varies={product.priceVaries} />
      </div>
      {Action && <Action product={product} repeated={repeated} />}
    </article>
  );
  return itemClass === undefined ? card : <li className={itemClass}>{card}</li>;
}

/** Not a link itself: the name's link is stretched over the whole card. */
function CardPicture({ product, sizes, priority }: Pick<CardProps, 'product' | 'sizes' | 'priority'>) {
  const [front, second] = product.pictures;
  const canHover = useCanHover();
  return (
    <div className="tile">
      {front ? (
        <Picture picture={front} sizes={sizes} priority={priority} className="card-picture" alt="" />
      ) : (
        <Initial of={product.name} />
      )}
      {canHover && second && <Picture picture={second} sizes={sizes} className="card-picture card-second" alt="" />}
      <CardBadge product={product} />
    </div>
  );
}

/** The brand and, in lists of several departments, the department. */
function Origin({ product, mixed }: Pick<CardProps, 'product' | 'mixed'>) {
  const { brand, categories } = product;
  const department = mixed ? categories[0] : undefined;
  if (!brand && !department) return null;
  return (
    <p className="card-origin">
      {brand && <span className="caps text-ink-2">{brand.name}</span>}
      {department && <span className="text-12 text-ink-3">{department}</span>}
    </p>
  );
}

/** One badge per card: sold out, else the reduction, else the country's badge as text, else new. */
function CardBadge({ product }: { product: Product }) {
  const t = useT();
  const [badge] = product.badges;
  const place = 'badge absolute top-2 left-2 z-1 lg:top-2.5 lg:left-2.5';
  if (!product.inStock) return <span className={`${place} bg-night text-snow`}>{t('card-sold-out')}</span>;
  if (product.price.percent > 0)
    return (
      <span className={`${place} bg-fixed-signal text-snow`}>
        {t('card-reduced', { percent: product.price.percent })}
      </span>
    );
  if (badge)
    return (
      <span className={`${place} bg-snow pl-0.5 text-night`}>
        <img src={badge.imageUrl} alt="" width={20} height={20} loading="lazy" className="mr-1.5" />
        {badge.name}
      </span>
    );
  if (product.isNew) return <span className={`${place} bg-fixed-blue text-snow`}>{t('card-new')}</span>;
  return null;
}

function Colours({ colours }: { colours: Swatch[] }) {
  const t = useT();
  const shown = colours.filter(({ swatch }) => swatch !== null).slice(0, dotsShown);
  const more = colours.length - shown.length;
  if (shown.length === 0) return <div className="min-h-5" />;
  return (
    <div className="flex min-h-5 items-center gap-2">
      <span className="sr-only">{t('card-colours', { count: colours.length })}</span>
      {shown.map((colour) => (
        <span key={colour.id} className="dot" style={{ '--dot': colour.swatch } as CSSProperties} />
      ))}
      {more > 0 && (
        <span className="text-12 text-ink-3" aria-hidden="true">
          +{more}
        </span>
      )}
    </div>
  );
}
