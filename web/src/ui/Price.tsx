// A price as required by EU law: the reduced price, the regular price struck through, and the lowest price of the 30 days before.
import type { ReactNode } from 'react';
import type { Price as PriceData } from '@/api/types';
import { useT } from '@/lib/i18n';
import { formatMoney, sentencePrice } from '@/lib/money';
import { useShop } from '@/lib/shop';

type Props = {
  price: PriceData;
  /** The card represents variants with different prices: "from 12.90 €". */
  varies?: boolean;
  /** As on the product page: with the reduction in percent. */
  large?: boolean;
  /** Further lines. */
  children?: ReactNode;
};

export function Price({ price, varies, large, children }: Props) {
  const t = useT();
  const { pattern } = useShop().currency;
  const now = formatMoney(pattern, price.effectiveMinor);
  const reduced = price.percent > 0;
  return (
    <div className={large ? 'price price-large' : 'price'} data-reduced={reduced || undefined}>
      <p className="price-line">
        <PriceAmounts
          now={varies ? t('price-from', { price: now }) : now}
          varies={varies}
          formerMinor={reduced ? price.priceMinor : null}
        />
        {reduced && large && (
          <span className="badge self-center bg-fixed-signal text-snow">
            {t('card-reduced', { percent: price.percent })}
          </span>
        )}
      </p>
      {reduced && <LowestPrice minor={price.lowestMinor} />}
      {children}
    </div>
  );
}

type AmountsProps = {
  /** The formatted current price. */
  now: string;
  varies?: boolean;
  /** The regular price; null if the price is not reduced. */
  formerMinor: number | null;
  formerClass?: string;
};

/** The current price and the regular one, struck, with labels for those who do not see the line. */
export function PriceAmounts({ now, varies, formerMinor, formerClass }: AmountsProps) {
  const t = useT();
  const { pattern } = useShop().currency;
  return (
    <>
      {formerMinor !== null && <span className="sr-only">{t('price-now')} </span>}
      <b data-varies={varies || undefined}>{now}</b>
      {formerMinor !== null && (
        <FormerPrice label={t('price-before')} className={formerClass}>
          {formatMoney(pattern, formerMinor)}
        </FormerPrice>
      )}
    </>
  );
}

/** The lowest price of the 30 days before the reduction, if there is one to show. */
export function LowestPrice({ minor }: { minor: number | null }) {
  const t = useT();
  const { pattern } = useShop().currency;
  return minor !== null && <p className="price-law">{t('price-lowest', { price: sentencePrice(pattern, minor) })}</p>;
}

type FormerProps = { label: string; className?: string; children: string };

/** A struck price, with a label for those who do not see the line. */
export function FormerPrice({ label, className, children }: FormerProps) {
  return (
    <>
      <span className="sr-only">{label} </span>
      <s className={className}>{children}</s>
    </>
  );
}
