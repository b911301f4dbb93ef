// A cart with a reduced tee, two pairs of socks at their regular price, and a goal that is not reached yet.
import type { Cart, CartLine } from '@/api/types';
import { full, picture, reduced } from './catalogueFixtures';

export function cartLine(variantId: number, more: Partial<CartLine> = {}): CartLine {
  return {
    variantId,
    sku: `TOP-${variantId}`,
    id: variantId,
    name: `Ribbed top ${variantId}`,
    path: `/product/top-${variantId}`,
    brand: { slug: 'tiho', name: 'Tiho' },
    categoriesArr: ['Women', 'T-shirts'],
    color: 'Rust',
    colorId: 1,
    size: 'M',
    sizeId: 12,
    other: null,
    currency: 'EUR',
    unitPrice: 2990,
    discountPrice: null,
    price: full,
    quantity: 1,
    wanted: 1,
    maxQuantity: 9,
    subtotalMinor: 2990,
    totalMinor: 2990,
    discounts: [],
    issues: [],
    picture: picture('top.svg'),
    composition: [],
    manufacturer: null,
    ...more,
  };
}

const lines = [
  cartLine(7, { discountPrice: 2290, price: reduced, subtotalMinor: 2290, totalMinor: 2290 }),
  cartLine(8, {
    name: 'Socks',
    unitPrice: 500,
    price: { ...full, priceMinor: 500, effectiveMinor: 500 },
    quantity: 2,
    wanted: 2,
    subtotalMinor: 1000,
    totalMinor: 900,
    discounts: [{ title: 'Socks for two', amountMinor: 100 }],
  }),
];

/** 31.90 € of goods: 18.10 € to free delivery, and 8.10 € to the next tier of the goal. */
export function cart(more: Partial<Cart> = {}): Cart {
  return {
    currency: 'EUR',
    lines,
    gifts: [],
    pieces: 3,
    isClean: true,
    regularMinor: 3990,
    subtotalMinor: 3290,
    discounts: [{ title: 'Socks for two', amountMinor: 100 }],
    goodsMinor: 3190,
    savedMinor: 800,
    shippingMinor: 390,
    freeShippingFromMinor: 5000,
    missingToFreeShippingMinor: 1810,
    cashOnDeliveryMinor: 0,
    totalMinor: 3580,
    vat: [{ rateBasisPoints: 2200, grossMinor: 3580, taxMinor: 646 }],
    goals: [
      {
        title: 'Winter week',
        missingMinor: 810,
        reached: { kind: 'free-delivery' },
        next: { kind: 'percent', basisPoints: 1000 },
      },
    ],
    coupon: null,
    guarantee: null,
    ...more,
  };
}
