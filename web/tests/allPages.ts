// Every page of the shop with sample data, as the server renders it: for everybody, and for one person.
import type { Answers } from '@/api/get';
import type { Auth } from '@/lib/auth';
import type { Personal } from '@/lib/personal';
import type { Shop } from '@/lib/shop';
import { answers as partnerAnswers } from './affiliateFixtures';
import { answersTo, card, category, filters, product, shop } from './catalogueFixtures';
import { contentAnswers, text } from './contentFixtures';
import { deal, event, status } from './eventFixtures';
import { customer, answers as customerAnswers } from './personalFixtures';

const meta = { page: 1, take: 24, itemCount: 24, pageCount: 3, hasPreviousPage: false, hasNextPage: true };
const cards = Array.from({ length: 24 }, (_, index) => card(index, { isNew: index % 3 === 0, inStock: index % 5 > 0 }));
const part = { id: 10, slug: 'leggings', parentId: 1, path: '/category/women/leggings', name: 'Leggings' };
const department = { ...category, children: [{ ...category, ...part, children: [] }] };
const known: Record<string, unknown> = {
  ...contentAnswers,
  '/api/content/page/by-slug': { ...text, path: '/women' },
  '/api/blog-post/web/by-slug': { ...contentAnswers['/api/blog-post/web/by-slug'], path: '/blog/women' },
  '/api/navigation': {
    categories: [department],
    hasMoreCategories: true,
    hasNew: true,
    hasReduced: true,
    hasRedirects: false,
    collections: [{ name: 'Rib', path: '/collection/rib' }],
    brands: [{ name: 'Tiho', path: '/brands/tiho' }],
    countries: ['SI', 'PL'].map((code) => ({
      code,
      name: code,
      locale: 'sl',
      url: `https://${code}.example`,
      currency: 'EUR',
      languages: ['sl', 'en'],
    })),
    announcement: 'A hundred days for returns',
    socialLinks: [{ kind: 'INSTAGRAM', url: 'https://social.example/vitrina' }],
    pages: { help: [], company: [{ key: 'terms', name: 'Terms', path: '/terms' }] },
  },
  '/api/category/by-path/': department,
  '/api/category/index': { data: [department], meta },
  '/api/brand/by-slug/': {
    id: 1,
    slug: 'tiho',
    path: '/brands/tiho',
    name: 'Tiho',
    description: '',
    productCount: 1,
    picture: null,
    alternates: [],
  },
  '/api/collection/by-slug/': {
    id: 1,
    slug: 'rib',
    path: '/collection/rib',
    name: 'Rib',
    title: 'Rib',
    description: '',
    productCount: 1,
    picture: null,
    alternates: [],
  },
  '/api/product/web/by-slug/': product(),
  '/api/event/web/by-slug': { ...event, path: '/event/women', state: 'running' },
  '/api/event/web/check': status,
  '/api/event/web/sample': event,
  '/api/flash-deals/page': [{ ...deal, products: cards }],
  '/api/product/web/event/filters': filters,
  '/api/product/web/filters': filters,
  '/api/product/web/search/filters': filters,
  '/api/product/web/suggest': {
    products: cards,
    productCount: cards.length,
    categories: [],
    brands: [],
    corrected: 'tee',
    page: '/size-guides',
  },
  '/api/product/web/': { data: cards, meta },
  '/api/brand/getAllActiveData': { data: [], meta },
  '/api/collection/getAllActiveData': [],
};

/** Further addresses of pages: those of one order, of steps and of forms. */
const more: Record<string, string[]> = {
  '/Checkout': ['', '?step=payment'],
  '/str/Return': ['?payment=p'],
  '/SSLReturn': ['?payment=p'],
  '/OrderConfirmation': ['?order=o'],
  '/refund/account': ['?token=t'],
  '/user/addresses': ['', '?edit=1'],
  '/Track/Order': ['?order=o'],
  '/guest/return': ['?order=o', '?order=o&take=1:1&swap=1:77'],
  '/withdrawal': ['?order=o', '?order=o&take=1:2'],
  '/return/:invoice': ['?order=o'],
};

/** The functions of the server module that a page is rendered with. */
type Planner = { routes(): string; plan(request: string): string };
/** What a page is rendered with. `own` names the calls for the visitor's own data. */
export type PageInput = { url: string; shop: Shop; answers: Answers; personal: Personal | null };

type Page = { path: string; audience: string };
const pagesOf = (entry: Planner) => (JSON.parse(entry.routes()) as { pages: Page[] }).pages;

/** Public pages at their own addresses, with choices, and with the token of a link. */
const others = [
  '/no/such/page',
  '/category/women?page=2&color=rust',
  '/brands/tiho',
  '/collection/rib',
  '/product/top-7',
  '/product/top-7?color=rust&size=S',
  '/product/top-7?color=ink&size=S',
  '/search?q=te',
  '/search?q=tee&page=2',
  '/auth/Reset-Password?token=t',
  '/unsubscribe?token=t',
  '/unsubscribe?done=1',
];

/** The pages as everybody gets them, also those whose content each visitor's browser loads. */
export function publicUrls(entry: Planner): string[] {
  const paths = pagesOf(entry)
    .filter(({ audience }) => !['member', 'person'].includes(audience))
    .map(({ path }) => path.replace(/:\w+/g, 'women'));
  return [...paths, ...others];
}

/** The pages with data of one person: by default of a customer or a partner, for other audiences also of a guest. */
export function personalUrls(entry: Planner, audiences: readonly string[] = ['member', 'person', 'visitor']): string[] {
  return pagesOf(entry)
    .filter(({ audience }) => audiences.includes(audience))
    .flatMap(({ path }) => (more[path] ?? ['']).map((query) => path.replace(/:\w+/g, 'SI-2026-000001') + query));
}

/** A page's input as everybody gets it. */
export function publicInput(url: string, entry: Planner): PageInput {
  const own = { ...shop, path: url };
  const { api } = JSON.parse(entry.plan(JSON.stringify({ url, shop: own }))) as { api: string[] };
  return { url, shop: own, answers: answersTo(api, known), personal: null };
}

/** A page's input as a guest gets it who has saved two products. */
export function guestInput(url: string, entry: Planner): PageInput {
  return personalInput(url, entry, null);
}

/** A page's input as this person gets it: by default a customer, or a partner in the affiliates' area. */
export function personalInput(url: string, entry: Planner, person: Auth | null = customer): PageInput {
  const isPartner = url.startsWith('/affiliate/');
  const auth = isPartner ? { ...customer, userTypeId: 5 } : person;
  const visitor = { auth, wishlist: auth ? [] : [7, 8], cart: 3, notice: null, formKey: 'k' };
  const input = publicInput(url, entry);
  const { own: calls } = JSON.parse(entry.plan(JSON.stringify({ url, shop: input.shop, visitor }))) as {
    own: Record<string, string>;
  };
  const all: Readonly<Record<string, unknown>> = isPartner ? partnerAnswers : customerAnswers;
  const own = Object.fromEntries(
    Object.keys(calls).map((name) => {
      if (!(name in all)) throw new Error(`${url}: the call ${name} has no response here`);
      return [name, { status: 200, body: { isSuccess: true, message: '', data: all[name], meta } }];
    }),
  );
  return { ...input, personal: { visitor, own, submission: null } };
}

/** The same input, but the visitor's own data could not be read. */
export function failedInput(input: PageInput): PageInput {
  const { personal } = input;
  if (!personal) return input;
  const failed = { status: 503, body: { isSuccess: false, message: 'Busy', data: null }, requestId: 'r1' };
  const own = Object.fromEntries(Object.keys(personal.own).map((name) => [name, failed]));
  return { ...input, personal: { ...personal, own } };
}

const refused = [
  ['/', 'newsletter', 422, { email: 'ana@' }],
  ['/product/top-7?color=rust', 'add-to-cart', 422, { variant: '' }],
  ['/auth/Login', 'login', 422, { email: 'ana@' }],
  ['/auth/Register', 'register', 422, { email: 'ana@', firstName: 'Ana', phone: '1' }],
  ['/auth/Verify-Email?token=t', 'verify-email', 503, {}],
  ['/Checkout', 'cart-coupon', 422, { code: 'TEN' }],
  ['/Checkout?step=payment', 'place-order', 422, { email: 'ana@', 'address.name': 'Ana' }],
] as const;

/** The pages with which the server answers a guest's form that it refuses. */
export function refusedInputs(entry: Planner): PageInput[] {
  return refused.map(([url, intent, status, values]) => {
    const { personal, ...input } = guestInput(url, entry);
    const fields = Object.entries(values);
    const errors = fields.map(([field]) => ({ field, code: 'form-invalid', message: `Check ${field}` }));
    const submission = { intent, fields, status, code: 'error-invalid', message: 'Not this one', data: null, errors };
    return { ...input, personal: personal && { ...personal, submission } };
  });
}
