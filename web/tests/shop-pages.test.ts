// Pages rendered on the server: home, indexes, not found, errors, and redirects of moved pages.
import { describe, expect, test } from 'vitest';
import type { Answers } from '@/api/get';
import type { Brand, Category, CategoryNode, HomeBlock, Meta, Navigation, Partner, Picture } from '@/api/types';
import { plan, render } from '@/entry-server';
import type { Head } from '@/lib/page';
import { answersTo, card, category, filters, shop, textsOf } from './catalogueFixtures';
import { deal } from './eventFixtures';

const picture: Picture = {
  imageUrl: '/media/webp/w640/hero.jpg',
  imageMimeType: 'image/jpeg',
  path: 'hero.jpg',
  width: 1600,
  height: 900,
  alt: 'Leggings in the light of the window',
  hasAlpha: false,
  view: null,
  colourId: null,
};

const block = (kind: HomeBlock['kind'], key: string, more: Partial<HomeBlock> = {}): HomeBlock => ({
  key,
  kind,
  title: `Title of ${key}`,
  body: '',
  action: 'Have a look',
  path: `/collection/${key}`,
  wide: picture,
  narrow: { ...picture, path: 'narrow.jpg', width: 800, height: 1000 },
  products: [],
  values: [],
  isMade: false,
  ...more,
});

const part = (id: number, name: string, path: string): Category => ({
  id,
  slug: name.toLowerCase(),
  parentId: id > 9 ? 1 : null,
  path,
  name,
  title: name,
  description: '',
  productCount: id,
  picture: { ...picture, hasAlpha: true },
});

const women: CategoryNode = {
  ...part(1, 'Women', '/category/women'),
  children: [part(10, 'Leggings', '/category/women/leggings')],
};

const navigation: Navigation = {
  categories: [women],
  hasMoreCategories: false,
  hasNew: false,
  hasReduced: false,
  hasRedirects: false,
  collections: [{ name: 'Rib', path: '/collection/rib' }],
  brands: [{ name: 'Tiho', path: '/brands/tiho' }],
  countries: [
    {
      code: 'SI',
      name: 'Slovenia',
      locale: 'sl-SI',
      url: 'https://si.example',
      currency: 'EUR',
      languages: ['sl', 'en'],
    },
    {
      code: 'PL',
      name: 'Poland',
      locale: 'sl-SI',
      url: 'https://pl.example',
      currency: 'PLN',
      languages: ['pl', 'en'],
    },
  ],
  announcement: 'A hundred days for returns',
  socialLinks: [{ kind: 'INSTAGRAM', url: 'https://social.example/vitrina' }],
  pages: { help: [], company: [{ key: 'terms', name: 'Terms', path: '/terms' }] },
};

const blocks = '/api/setupHomepage/web/getSetupDataByType?type=';
const partners = '/api/homePartnerInstagram/web/getHomepageDataByType?type=';
const event = {
  key: 'week',
  title: 'Basics week',
  description: '',
  path: '/event/week',
  picture: null,
  state: 'running',
  startsAt: '2026-11-23T00:00:00Z',
  endsAt: '2026-11-30T00:00:00Z',
  starts: '23 November 2026, 00:00',
  ends: '29 November 2026, 23:59',
  locale: 'en-GB',
};
const home = {
  '/api/navigation': navigation,
  '/api/media-slider/slider/web/findByUsagesType/HERO/HOMEPAGE': [block('HERO', 'first'), block('HERO', 'second')],
  [`${blocks}CATEGORY_BANNER`]: [block('CATEGORY_BANNER', 'women')],
  [`${blocks}PRODUCT_ROW`]: [block('PRODUCT_ROW', 'new', { products: [card(1), card(2)] })],
  [`${blocks}STORY`]: [block('STORY', 'rib')],
  [`${blocks}ATTRIBUTE_VALUES`]: [
    block('ATTRIBUTE_VALUES', 'colours', {
      values: [{ key: 'ink', name: 'Black ink', swatch: '#2c2b2d', path: '/category/women?color=ink' }],
    }),
  ],
  '/api/event/web/findAllActive': [event],
  '/api/flash-deals/page?take=1': [{ ...deal, products: [card(1)] }],
  [`${partners}INSTAGRAM`]: [
    { type: 'INSTAGRAM', title: 'Instagram', link: 'https://social.example/vitrina', picture },
  ],
  [`${partners}PARTNER`]: [],
};

type Rendered = { html: string; status: number; redirect: string | null; head: Head; api: string[] };

/** Renders a page from known responses; a number stands for a call that fails with that status. */
function renderPage(url: string, known: Record<string, unknown>): Rendered {
  const request = JSON.stringify({ url, shop: { ...shop, path: url } });
  const { api } = JSON.parse(plan(request)) as { api: string[] };
  const words = answersTo(
    api.filter((key) => key.startsWith('/api/translations')),
    {},
  );
  const answers: Answers = { ...Object.fromEntries(api.map((key) => [key, answerTo(key, known)])), ...words };
  const [html, frame] = render(request, textsOf(answers));
  return { ...JSON.parse(frame), html, api };
}

function answerTo(key: string, known: Record<string, unknown>): Answers[string] {
  const start = Object.keys(known).find((path) => key.startsWith(path));
  const data = start === undefined ? 404 : known[start];
  if (typeof data === 'number') return { status: data, body: {} };
  const whole = typeof data === 'object' && data !== null && 'meta' in data;
  return { status: 200, body: whole ? data : { data } };
}

const count = (html: string, part: string) => html.split(part).length - 1;

describe('home', () => {
  const { html, head, status, api } = renderPage('/', home);

  test("is rendered from the shop's blocks, with one h1", () => {
    expect(status).toBe(200);
    expect(api).toContain('/api/translations?areas=deals,events,home,newsletter,seo,shop,wishlist&languageId=1');
    expect(count(html, '<h1')).toBe(1);
    expect(html).toContain('Title of first');
    expect(html).toContain('Title of rib');
    expect(count(html, 'class="card-link"')).toBe(2);
  });

  test('loads its first slide at once and the others when they are near', () => {
    expect(count(html, 'loading="eager"')).toBe(1);
    expect(html).toContain('media="(max-width: 47.99rem)"');
    // Blink lays out the content of a noscript element that is visible while scripts are enabled.
    expect(html.match(/<noscript[^>]*>/g)).toEqual(['<noscript class="noscript:contents">']);
  });

  test('links to the running event and to the profile of its pictures, and shows no empty row', () => {
    expect(html).toContain('href="/en/event/week"');
    expect(html).toContain('href="https://social.example/vitrina"');
    expect(html).not.toContain('id="partners"');
  });

  test('shows its partners and its pictures of Instagram, each kind in its own row with its links', () => {
    const entry = (type: Partner['type'], title: string, link: string): Partner => {
      const path = `${title.toLowerCase()}.svg`;
      return { type, title, link, picture: { ...picture, path, alt: `Logo of ${title}` } };
    };
    const both = renderPage('/', {
      ...home,
      [`${partners}INSTAGRAM`]: [entry('INSTAGRAM', 'Instagram', 'https://social.example/vitrina')],
      [`${partners}PARTNER`]: [
        entry('PARTNER', 'Weaver', 'https://weaver.example/'),
        entry('PARTNER', 'Dyer', 'https://dyer.example/'),
      ],
    });
    expect(both.api.filter((key) => key.startsWith(partners.slice(0, -1)))).toHaveLength(2);
    const [before = '', row = ''] = both.html.split(/<section[^>]* aria-labelledby="partners">/);
    const [shown = ''] = row.split('</section>');
    expect(shown).toContain('<h2 id="partners"');
    const links = [...shown.matchAll(/<a href="([^"]*)" rel="noopener" title="([^"]*)">/g)];
    expect(links.map(([, href, title]) => [href, title])).toEqual([
      ['https://weaver.example/', 'Weaver'],
      ['https://dyer.example/', 'Dyer'],
    ]);
    expect(shown).toContain('alt="Logo of Weaver"');
    // Small pictures are loaded in small renditions.
    expect(shown).toContain('/w320/weaver.svg');
    expect(shown).not.toContain('/w640/weaver.svg 640w');
    expect(before).toContain('<h2 id="instagram"');
    expect(before).toContain('href="https://social.example/vitrina" rel="noopener" title="Instagram"');
    expect(before).not.toContain('weaver');
    expect(shown).not.toContain('social.example');
  });

  test('shows the running deal and its end in one line, with a link to all', () => {
    expect(html).toContain('Evening deal');
    expect(html).toContain('dateTime="2026-11-25T20:00:00Z"');
    expect(html).toContain('href="/en/flash-deals"');
  });

  test('links from a colour to its filtered listing', () => {
    expect(html).toMatch(
      /Title of colours[\s\S]*href="\/en\/category\/women\?color=ink"[^>]*>[\s\S]*--dot:#2c2b2d[\s\S]*Black ink/,
    );
  });

  test('names its slides in the language of the page', () => {
    expect(html).not.toContain('aria-roledescription');
    expect(html).toMatch(/class="hero-slides" role="group" aria-label="Highlights" tabindex="0"/i);
    expect(html).toContain('role="group" aria-label="Slide 1 of 2"');
  });

  test("shows the shop's service promises", () => {
    expect(html).toContain('100 days');
    expect(html).toContain('There is a charge of 1.90 €.');
  });

  test('has structured data of the shop and its alternates', () => {
    expect(head.canonicalPath).toBe('/');
    expect(head.alternates).toContainEqual({ language: 'pl', path: '/', country: 'PL' });
    expect(head.alternates).toHaveLength(4);
    expect(head.jsonLd).toMatchObject([
      { '@type': 'OnlineStore', url: 'https://si.example/' },
      { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } },
    ]);
    expect(head.og.image).toBe(`https://si.example/media/webp/w1280/${picture.path}`);
    expect(head.preload.map(({ media }) => media)).toEqual([
      '(max-width: 47.99rem)',
      'not all and (max-width: 47.99rem)',
    ]);
    expect(head.title.length).toBeLessThanOrEqual(60);
  });

  test('has no duplicate id, even with a product in two rows', () => {
    const rows = ['new', 'reduced'].map((key) => block('PRODUCT_ROW', key, { products: [card(1), card(2)] }));
    const twice = renderPage('/', { ...home, [`${blocks}PRODUCT_ROW`]: rows }).html;
    expect(count(twice, 'class="card-link"')).toBe(4);
    const ids = [...twice.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toContain('wishlist-1');
    expect(ids).toHaveLength(new Set(ids).size);
  });

  test('has no link without a page', () => {
    const inner = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href ?? '');
    expect(inner.length).toBeGreaterThan(8);
    for (const href of inner) {
      const url = href.replace(/^\/en(?=\/|$)/, '') || '/';
      expect([href, JSON.parse(plan(JSON.stringify({ url, shop }))).status]).toEqual([href, 200]);
    }
  });
});

describe('the default home page', () => {
  const made = { isMade: true, body: '', action: '', narrow: null };
  const own = (products: HomeBlock['products']) => ({
    ...home,
    '/api/navigation': { ...navigation, brands: [...navigation.brands, { name: 'Osnova', path: '/brands/osnova' }] },
    '/api/media-slider/slider/web/findByUsagesType/HERO/HOMEPAGE': [],
    [`${blocks}CATEGORY_BANNER`]: [
      block('CATEGORY_BANNER', 'category-1', { ...made, title: 'Dresses' }),
      block('CATEGORY_BANNER', 'category-2', { ...made, title: 'Socks', wide: null }),
    ],
    [`${blocks}PRODUCT_ROW`]: [block('PRODUCT_ROW', 'new', { ...made, title: 'New in', products })],
    [`${blocks}STORY`]: [],
    [`${blocks}ATTRIBUTE_VALUES`]: [],
  });

  test('shows categories, with an initial instead of a missing picture, products and brands', () => {
    const { html } = renderPage('/', own([card(1)]));
    expect(html).toContain('Welcome to our shop');
    expect(html).toMatch(/category-tile-generated.*Dresses.*<picture/);
    expect(html).toMatch(/Socks.*<span class="initial" aria-hidden="true">S</);
    expect(html).toContain('class="brand-strip"');
  });

  test('shows first steps only to operators, and not in the document', () => {
    const { html } = renderPage('/', own([]));
    expect(html).not.toContain('vitrina catalog import');
  });
});

describe('the header', () => {
  const list = {
    ...home,
    '/api/category/by-path/women': category,
    '/api/product/web/filters': filters,
    '/api/collection/getAllActiveData': [],
    '/api/product/web/category/countryWiseProductsPagination?category=women': {
      data: [card(1)],
      meta: { page: 1, take: 24, itemCount: 1, pageCount: 1, hasPreviousPage: false, hasNextPage: false },
    },
  };
  const { html } = renderPage('/category/women', list);

  test('keeps the page when the country or the language changes', () => {
    const slovenian = category.alternates.find(({ language }) => language === 'sl')?.path;
    expect(html).toContain(`href="${slovenian}" hrefLang="sl"`);
    expect(html).toContain('href="https://pl.example/category/kobiety"');
  });

  test('links to the home page where a country lacks the page, and uses its own prefix', () => {
    const bangladesh = {
      code: 'BD',
      name: 'Bangladesh',
      url: 'https://bd.example/bn',
      currency: 'BDT',
      languages: ['bn'],
    };
    const there = { country: 'BD', language: 'bn', path: '/category/bn-women' };
    const [here] = category.alternates;
    const open = (path: string, alternates = category.alternates) =>
      renderPage(`/category/women${path}`, {
        ...list,
        '/api/navigation': { ...navigation, countries: [...navigation.countries, bangladesh] },
        '/api/category/by-path/women': { ...category, alternates },
      }).html;
    expect(open('')).toContain('href="https://bd.example/bn"');
    expect(open('', [...category.alternates, there])).toContain('href="https://bd.example/bn/category/bn-women"');
    expect(open('?color=rust&priceMin=5&utm_source=x')).toContain(
      'href="https://pl.example/category/kobiety?color=rust"',
    );
    expect(open('?color=rust&priceMin=5')).toContain(`href="${here?.path}?color=rust&amp;priceMin=5" hrefLang="sl"`);
    expect(open('', [])).toContain('href="https://pl.example/category/women"');
  });

  test('marks the current department', () => {
    expect(html).toMatch(/<summary class="mega-top" data-current="true"/);
  });
});

const onePage = (items: number): Meta => ({
  page: 1,
  take: 36,
  itemCount: items,
  pageCount: 1,
  hasPreviousPage: false,
  hasNextPage: false,
});

describe('indexes', () => {
  const index = { data: [women, { ...part(2, 'Bags', '/category/bags'), children: [] }], meta: onePage(2) };

  test('/categories shows every department with its parts', () => {
    const { html, head } = renderPage('/Categories', { '/api/navigation': navigation, '/api/category/index': index });
    expect(html).toContain('Categories: Women');
    expect(html).toContain('10 products');
    expect(html).toContain('href="/en/category/bags"');
    expect(html).not.toContain('rel="next"');
    expect(head.jsonLd).toMatchObject([{ '@type': 'BreadcrumbList' }]);
    expect(head.canonicalPath).toBe('/categories');
  });

  test('/brands introduces each brand', () => {
    const tiho: Brand = {
      id: 1,
      slug: 'tiho',
      path: '/brands/tiho',
      name: 'Tiho',
      description: 'Quiet clothes.',
      productCount: 1,
      picture: null,
    };
    const { html } = renderPage('/brands', {
      '/api/navigation': navigation,
      '/api/brand/getAllActiveData': { data: [tiho], meta: onePage(1) },
    });
    expect(html).toContain('href="/en/brands/tiho"');
    expect(html).toContain('One product');
    expect(html).toContain('<span class="brand-name">Tiho</span>');
    expect(html).not.toContain('class="tile');
  });

  test('with hundreds of entries are paged, and a 404 past the last page', () => {
    const meta = { ...onePage(100), pageCount: 3, hasNextPage: true };
    const first = renderPage('/categories', {
      '/api/navigation': navigation,
      '/api/category/index': { ...index, meta },
    });
    expect(first.html).toContain('href="/en/categories?page=2"');
    const beyond = { data: [], meta: { ...meta, page: 9 } };
    const last = renderPage('/categories?page=9', { '/api/navigation': navigation, '/api/category/index': beyond });
    expect(last.status).toBe(404);
  });
});

describe('a missing page', () => {
  const known = { '/api/navigation': navigation };

  test('is a 404 with the shop’s message and a link to the home page', () => {
    const { html, status, head } = renderPage('/no/such/page', known);
    expect(status).toBe(404);
    expect(html).toContain('>Opps!!!<');
    expect(html).toContain('>This page you are looking for could not be found<');
    expect(html).toContain('>Go Back to Home<');
    expect(html).not.toContain('Browse categories');
    expect(html).toContain('href="https://pl.example/"');
    expect(head.robots).toBe('noindex');
    expect(head.alternates).toBeNull();
  });

  test('offers the categories for product paths', () => {
    const { html, status } = renderPage('/product/gone', known);
    expect(status).toBe(404);
    expect(html).toContain('href="/en/categories">Browse categories<');
  });
});

describe('failures', () => {
  test('a failed call gives an error page with its status', () => {
    const { html, status } = renderPage('/brands?ref=AB&page=2', {
      '/api/navigation': navigation,
      '/api/brand/getAllActiveData': 503,
    });
    expect(status).toBe(503);
    expect(html).toContain('Something went wrong.');
    expect(html).toContain('href="/en/brands?page=2"');
  });

  test('a page is rendered without its menu', () => {
    const { html, status } = renderPage('/brands', {
      '/api/navigation': 503,
      '/api/brand/getAllActiveData': { data: [], meta: onePage(0) },
    });
    expect(status).toBe(200);
    expect(html).toContain('<footer');
  });
});
