// The price on the product page: large, with the reduction in percent and the legally required details below it.
import type { Price, ProductDetail } from '@/api/types';
import { useT } from '@/lib/i18n';
import { formatMoney } from '@/lib/money';
import { useShop } from '@/lib/shop';
import { sentencePrice } from './sentencePrice';

type Props = {
  price: Price;
  /** No variant is selected yet and the variants have different prices. */
  varies: boolean;
  /** The end of a flash deal, formatted for the page's language. */
  dealEnds: ProductDetail['dealEnds'];
};

export function ProductPrice({ price, varies, dealEnds }: Props) {
  const t = useT();
  const { currency, shippingMinor } = useShop();
  const { pattern } = currency;
  const now = formatMoney(pattern, price.effectiveMinor);
  const reduced = price.percent > 0;
  const dealEnd = dealEnds.find(({ endsAt }) => endsAt === price.endsAt);
  return (
    <div className="price price-large mt-2" data-reduced={reduced || undefined}>
      <p className="price-line">
        {reduced && <span className="sr-only">{t('product-price-now')} </span>}
        <b>{varies ? t('product-price-from', { price: now }) : now}</b>
        {reduced && (
          <>
            <span className="sr-only">{t('product-price-before')} </span>
            <s>{formatMoney(pattern, price.priceMinor)}</s>
            <span className="badge self-center bg-print-signal text-snow">
              {t('product-price-cut', { percent: price.percent })}
            </span>
          </>
        )}
      </p>
      {dealEnd && <p className="mt-1 text-14">{t('product-price-until', { when: dealEnd.written })}</p>}
      <p className="price-law mt-1">
        {reduced && price.lowestMinor !== null && (
          <>{t('product-price-lowest', { price: sentencePrice(pattern, price.lowestMinor) })} </>
        )}
        {t(shippingMinor > 0 ? 'product-price-vat-delivery' : 'product-price-vat')}
      </p>
    </div>
  );
}
