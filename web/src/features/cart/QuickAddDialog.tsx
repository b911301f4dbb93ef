// Selects a colour and a size of a product from its card.
import { useState } from 'react';
import { get } from '@/api/get';
import type { ProductCard, ProductDetail } from '@/api/types';
import { type Choice, type Dimension, mainPictureOf, readChoice } from '@/lib/choice';
import { useT } from '@/lib/i18n';
import { useRead } from '@/lib/useRead';
import { A } from '@/ui/A';
import { Dialog } from '@/ui/Dialog';
import { Picture } from '@/ui/Picture';
import { Price } from '@/ui/Price';
import { Skeleton } from '@/ui/Skeleton';
import { AddToCart } from './AddToCart';
import { openDialog } from './store';

export function QuickAddDialog({ product }: { product: ProductCard }) {
  const t = useT();
  const { slug } = product;
  const { data: detail, problem } = useRead(get('/api/product/web/by-slug/{slug}', { params: { slug } }));
  return (
    <Dialog
      id="quick-add"
      title={product.name}
      closeLabel={t('close')}
      look="bottom"
      open
      // Closes whichever cart dialog is open.
      onClose={() => openDialog(null)}
    >
      {detail ? (
        <VariantPicker product={detail} />
      ) : problem ? (
        <p role="alert">{problem.message || t('cart-failed')}</p>
      ) : (
        <Skeleton className="h-48" />
      )}
    </Dialog>
  );
}

function VariantPicker({ product }: { product: ProductDetail }) {
  const t = useT();
  const [query, setQuery] = useState(() => new URLSearchParams());
  const choice = readChoice(product, query);
  const choose = (parameter: string, key: string) => {
    const next = new URLSearchParams(query);
    next.set(parameter, key);
    setQuery(next);
  };
  const picture = pictureOf(product, choice);
  const dimensions = [choice.colour, ...choice.others, choice.size].filter((one) => one !== null);
  return (
    <div className="quick-add-body">
      {picture && (
        <span className="tile">
          <Picture picture={picture} sizes="160px" alt="" className="absolute inset-0 size-full object-cover" />
        </span>
      )}
      <div className="grid content-start gap-5">
        <Price price={choice.variant?.price ?? product.price} varies={choice.variant === null && product.priceVaries} />
        {dimensions.map((dimension) => (
          <Values key={dimension.parameter} dimension={dimension} onChoose={choose} />
        ))}
        <AddToCart variantId={choice.unavailable ? null : (choice.variant?.id ?? null)} choices={[]} />
        <A to={product.path} className="link justify-self-start text-14">
          {t('cart-details')}
        </A>
      </div>
    </div>
  );
}

function pictureOf(product: ProductDetail, { colour }: Choice) {
  const own = colour?.chosen ? mainPictureOf(product.gallery, colour.chosen.id) : null;
  return own ?? product.gallery[0] ?? null;
}

type ValuesProps = { dimension: Dimension; onChoose(parameter: string, key: string): void };

function Values({ dimension, onChoose }: ValuesProps) {
  const t = useT();
  return (
    <fieldset>
      <legend className="mb-2 text-14">{dimension.option.name}</legend>
      <div className="flex flex-wrap gap-2">
        {dimension.values.map(({ value, stock, chosen }) => {
          const isUnavailable = stock === 'out' || stock === 'none';
          return (
            <label key={value.id} className="chip quick-add-chip" data-gone={isUnavailable || undefined}>
              <input
                type="radio"
                name={`quick-${dimension.parameter}`}
                className="sr-only"
                checked={chosen}
                disabled={isUnavailable}
                onChange={() => onChoose(dimension.parameter, value.key)}
              />
              <span aria-hidden={isUnavailable || undefined}>{value.name}</span>
              {isUnavailable && <span className="sr-only">{t('product-value-out', { value: value.name })}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
