// Structured data of a product, with the properties that search engines check.
import { describe, expect, test } from 'vitest';
import { full, product, shop, variant } from '../../../tests/catalogueFixtures';
import { isGtin } from './gtin';
import { productJsonLd } from './jsonLd';

type Node = Record<string, unknown> & { hasVariant: (Record<string, unknown> & { offers: Record<string, unknown> })[] };

const nodes = (of = product()) => JSON.parse(JSON.stringify(productJsonLd(of, shop))) as [Node, Node, Node];

describe('a product with variants', () => {
  const [group, shipping, returns] = nodes();

  test('is a group that varies by colour and size', () => {
    expect(group).toMatchObject({ '@type': 'ProductGroup', productGroupID: '7', brand: { name: 'Tiho' } });
    expect(group.variesBy).toEqual(['https://schema.org/color', 'https://schema.org/size']);
    expect(group.description).toBe('Soft rib & flat seams. Made to last.');
    expect(group.url).toBe('https://si.example/en/product/top-7');
  });

  test('offers each variant at its own address, price and stock', () => {
    expect(group.hasVariant).toHaveLength(3);
    expect(group.hasVariant[0]).toMatchObject({
      name: 'Ribbed top 7, Rust, S',
      sku: 'TOP-1',
      color: 'Rust',
      size: 'S',
      offers: {
        url: 'https://si.example/en/product/top-7?color=rust&size=S',
        price: '22.90',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
    });
    const stock = group.hasVariant.map((one) => one.offers.availability);
    expect(stock.slice(1)).toEqual(['https://schema.org/LimitedAvailability', 'https://schema.org/OutOfStock']);
  });

  test('names a gtin only when its check digit is right', () => {
    expect(group.hasVariant[0]?.gtin).toBe('4006381333931');
    expect(group.hasVariant[1]).not.toHaveProperty('gtin');
  });

  test('offers refer to one delivery and one return policy', () => {
    expect(group.hasVariant[0]?.offers).toMatchObject({
      shippingDetails: { '@id': shipping['@id'] },
      hasMerchantReturnPolicy: { '@id': returns['@id'] },
    });
    expect(shipping).toMatchObject({ shippingRate: { value: '3.90', currency: 'EUR' } });
    expect(returns).toMatchObject({ merchantReturnDays: 100, applicableCountry: 'SI' });
  });
});

test('a variant above the free delivery threshold has free delivery, as in the feed', () => {
  const free = variant(1, 1, 11, { price: { ...full, effectiveMinor: 5000 } });
  const charged = variant(2, 1, 12, { price: { ...full, effectiveMinor: 4999 } });
  const nodes = JSON.parse(JSON.stringify(productJsonLd(product({ variants: [free, charged] }), shop))) as Node[];
  const rateOf = (index: number) => {
    const details = nodes[0]?.hasVariant[index]?.offers.shippingDetails as Node | undefined;
    return nodes.find((node) => node['@id'] === details?.['@id'])?.shippingRate;
  };
  expect([rateOf(0), rateOf(1)]).toMatchObject([{ value: '0.00' }, { value: '3.90' }]);
  const all = productJsonLd(product({ variants: [free, free] }), shop) as Node[];
  expect(all.map((node) => node['@id'])).toEqual([undefined, '#free-shipping', '#returns']);
});

test('the price of a flash deal is valid until the deal ends', () => {
  const endsAt = '2026-11-30T11:00:00Z';
  const dealt = variant(1, 1, 11, { price: { ...full, effectiveMinor: 1990, endsAt } });
  const [group] = nodes(product({ variants: [dealt, variant(2, 1, 12)] }));
  expect(group.hasVariant[0]?.offers).toMatchObject({ price: '19.90', priceValidUntil: endsAt });
  expect(group.hasVariant[1]?.offers).not.toHaveProperty('priceValidUntil');
});

test('a product without options is one product with one offer', () => {
  const [one] = nodes(product({ options: [], variants: [variant(1, 0, 0, { sku: null })] }));
  expect(one).toMatchObject({ '@type': 'Product', sku: '7-1', offers: { price: '29.90' } });
});

test('of hundreds of variants the first are described, and the price range covers all', () => {
  const many = Array.from({ length: 300 }, (_, index) => variant(index + 1, 1, 11, { stock: index ? 'in' : 'out' }));
  const [group] = nodes(product({ variants: many }));
  expect(group.hasVariant).toHaveLength(48);
  expect(group.offers).toMatchObject({ '@type': 'AggregateOffer', offerCount: 300, lowPrice: '29.90' });
  expect(nodes()[0].offers).toBeUndefined();
});

test.each([
  ['4006381333931', true],
  ['96385074', true],
  ['036000291452', true],
  ['00012345600012', true],
  ['4006381333932', false],
  ['2012345678900', false],
  ['20123456', false],
  ['212345678901', false],
  ['400638133393', false],
  ['abc', false],
  [null, false],
])('%s is a GTIN: %s', (code, expected) => expect(isGtin(code)).toBe(expected));
