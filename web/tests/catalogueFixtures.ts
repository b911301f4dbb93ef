// Responses and a shop for tests of listing and product pages: small, but with every variation of the data.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answers, apiKey } from '@/api/get';
import type {
  CategoryDetail,
  FilterChoice,
  ListingFilters,
  Navigation,
  Picture,
  Price,
  ProductCard,
  ProductDetail,
  SizeRow,
  SizeTable,
  Variant,
} from '@/api/types';
import type { Shop } from '@/lib/shop';
import type { AnswerTexts } from '@/routes/answerTexts';

export const shop: Shop = {
  countryId: 3,
  countryCode: 'SI',
  countryName: 'Slovenia',
  currency: { code: 'EUR', symbol: '€', pattern: '{amount} €' },
  language: { id: 1, code: 'en', locale: 'en', name: 'English', prefix: '/en' },
  languages: [
    { id: 16, code: 'sl', locale: 'sl', name: 'slovenščina', prefix: '' },
    { id: 1, code: 'en', locale: 'en', name: 'English', prefix: '/en' },
  ],
  prefix: '/en',
  origin: 'https://si.example',
  mediaBase: '',
  phoneCode: '386',
  timeZone: 'Europe/Ljubljana',
  returnDays: 100,
  deliveryDays: { min: 3, max: 6 },
  freeDeliveryMinor: 5000,
  shippingMinor: 390,
  codMinor: 190,
  paymentMethods: ['card', 'cod'],
  legal: { name: 'Vitrina', address: 'Ljubljana', vatId: '', registration: '', email: 'shop@si.example', phone: '' },
  socialLinks: [],
  gtmId: null,
  needsConsent: true,
  path: '/',
};

export const full: Price = {
  currency: 'EUR',
  priceMinor: 2990,
  discountMinor: null,
  effectiveMinor: 2990,
  lowestMinor: null,
  percent: 0,
  endsAt: null,
};

export const reduced: Price = { ...full, discountMinor: 2290, effectiveMinor: 2290, lowestMinor: 2790, percent: 18 };

export const rust = { id: 1, key: 'rust', name: 'Rust', swatch: '#ad4f2f' };
export const ink = { id: 2, key: 'ink', name: 'Black', swatch: '#2c2b2d' };
export const small = { id: 11, key: 'S', name: 'S', swatch: null };
export const medium = { id: 12, key: 'M', name: 'M', swatch: null };

export function picture(path: string, view: string | null = 'front', colourId: number | null = rust.id): Picture {
  const imageUrl = `/media/webp/w640/${path}`;
  return {
    imageUrl,
    imageMimeType: 'image/svg+xml',
    path,
    width: 800,
    height: 1000,
    alt: path,
    hasAlpha: true,
    view,
    colourId,
  };
}

export function variant(id: number, colourId: number, sizeId: number, more: Partial<Variant> = {}): Variant {
  const rest = { sku: `TOP-${id}`, barcode: null, otherId: null, stock: 'in' as const, stockLeft: null, price: full };
  return { id, colourId, sizeId, ...rest, ...more };
}

export function card(id: number, more: Partial<ProductCard> = {}): ProductCard {
  return {
    id,
    slug: `top-${id}`,
    path: `/product/top-${id}`,
    name: `Ribbed top ${id}`,
    brand: { slug: 'tiho', name: 'Tiho' },
    categories: ['Women', 'T-shirts'],
    price: full,
    priceVaries: false,
    pictures: [picture(`top-${id}/front.svg`)],
    colours: [rust, ink],
    badges: [],
    isNew: false,
    inStock: true,
    ...more,
  };
}

/** Rust has the sizes S and M (two left in M); black only S, which is sold out. */
export function product(more: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...card(7),
    description: '<p>Soft rib &amp; flat seams.</p><p>Made to last.</p>',
    seoTitle: null,
    seoDescription: null,
    gallery: [picture('rust-front.svg'), picture('rust-back.svg', 'back'), picture('ink-front.svg', 'front', ink.id)],
    variants: [
      variant(1, rust.id, small.id, { barcode: '4006381333931', price: reduced }),
      variant(2, rust.id, medium.id, { stock: 'low', stockLeft: 2, barcode: '4006381333932' }),
      variant(3, ink.id, small.id, { stock: 'out' }),
    ],
    options: [
      { attribute: 'colour', name: 'Colour', values: [rust, ink] },
      { attribute: 'size', name: 'Size', values: [small, medium] },
    ],
    composition: [
      { fibre: 'cotton', name: 'cotton', percent: 95 },
      { fibre: 'elastane', name: 'elastane', percent: 5 },
    ],
    care: [{ key: 'wash-30', name: 'Machine wash at 30 °C' }],
    grams: 210,
    gender: 'women',
    manufacturer: { name: 'Knitwear', address: 'Celje', email: 'safety@si.example', responsiblePerson: null },
    guarantee: null,
    breadcrumbs: [{ name: 'Women', path: '/category/women' }],
    related: [card(8)],
    delivery: { from: 'Thu, 26 Nov', to: 'Tue, 1 Dec', shipping: 'Mon, 23 Nov' },
    dealEnds: [],
    alternates: [
      { country: 'SI', language: 'sl', path: '/product/majica-7' },
      { country: 'SI', language: 'en', path: '/product/top-7' },
    ],
    ...more,
  };
}

const lengths = (...pairs: [number, number][]) => pairs.map(([from, to]) => ({ from, to }));
const sizeRow = (size: string, key: string | null, systemSize: string, values: SizeRow['values']): SizeRow => ({
  size,
  key,
  systemSize,
  age: null,
  values,
});

/** XS to M of women's tops, for a product with the sizes S and M. */
export const sizeTable: SizeTable = {
  key: 'women-tops',
  name: 'Women’s tops',
  measures: ['bust', 'waist'],
  system: 'EU',
  rows: [
    sizeRow('XS', null, '34', lengths([780, 820], [600, 640])),
    sizeRow('S', small.key, '36', lengths([830, 870], [650, 690])),
    sizeRow('M', medium.key, '38–40', lengths([880, 930], [700, 750])),
  ],
};

export const category: CategoryDetail = {
  id: 1,
  slug: 'women',
  parentId: null,
  path: '/category/women',
  name: 'Women',
  title: 'Women',
  description: 'Underwear, t-shirts, bodysuits and leggings for women, from XS to XXL.',
  productCount: 30,
  picture: null,
  breadcrumbs: [{ name: 'Women', path: '/category/women' }],
  children: [],
  collections: [],
  section: { name: 'Women', path: '/category/women', parts: [] },
  alternates: [
    { country: 'SI', language: 'sl', path: '/category/zenske' },
    { country: 'SI', language: 'en', path: '/category/women' },
    { country: 'PL', language: 'pl', path: '/category/kobiety' },
  ],
};

const choice = ({ key, name, swatch }: { key: string; name: string; swatch: string | null }, productCount: number) =>
  ({ key, name, swatch, productCount }) satisfies FilterChoice;

const tiho = { key: 'tiho', name: 'Tiho', swatch: null };
const osnova = { key: 'osnova', name: 'Osnova', swatch: null };

export const filters: ListingFilters = {
  colours: { choices: [choice(rust, 12), choice(ink, 0)], total: 2 },
  sizes: { choices: [choice(small, 20), choice(medium, 0)], total: 2 },
  brands: { choices: [choice(tiho, 9), choice(osnova, 3)], total: 2 },
  lowestMinor: 990,
  highestMinor: 5950,
};

export const navigation: Navigation = {
  categories: [],
  hasMoreCategories: false,
  hasNew: false,
  hasReduced: false,
  hasRedirects: false,
  collections: [],
  brands: [],
  countries: [],
  announcement: null,
  socialLinks: [],
  pages: { help: [], company: [] },
};

/** Responses for the calls of a page: `known` by the start of the path, translations and navigation always, else an empty list. */
export function answersTo(api: string[], known: Record<string, unknown>): Answers {
  return Object.fromEntries(api.map((path) => [path, { status: 200, body: bodyOf(path, known) }]));
}

/** As the server passes them to its renderers. */
export function textsOf(answers: Answers): AnswerTexts {
  return Object.fromEntries(Object.entries(answers).map(([key, answer]) => [key, JSON.stringify(answer)]));
}

export function keyOf(path: string): string {
  return apiKey(path, shop);
}

function bodyOf(path: string, known: Record<string, unknown>): unknown {
  if (path.startsWith('/api/translations')) return { data: translations(path) };
  if (path.startsWith('/api/navigation')) return { data: known['/api/navigation'] ?? navigation };
  const start = Object.keys(known).find((one) => path.startsWith(one));
  const data = start === undefined ? [] : known[start];
  return typeof data === 'object' && data !== null && 'meta' in data ? data : { data };
}

function translations(path: string): unknown {
  const areas = new URL(path, 'http://x').searchParams.get('areas')?.split(',') ?? [];
  return { revision: '1', areas: Object.fromEntries(areas.map((area) => [area, fluent(area)])) };
}

export function fluent(area: string): string {
  return readFileSync(join(import.meta.dirname, `../../locales/en/${area}.ftl`), 'utf8');
}
