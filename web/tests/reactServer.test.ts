// The modified react-dom/server (build/fastReactServer.ts) and cached fragments produce the same output as the original.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnswerTexts } from '@/routes/answerTexts';
import { server } from '../vite.config';
import { answers as partnerAnswers } from './affiliateFixtures';
import { answersTo, card, category, filters, product, shop, textsOf } from './catalogueFixtures';
import { contentAnswers, text } from './contentFixtures';
import { deal, event, status } from './eventFixtures';
import { FragmentHost } from './fragmentHost';
import { customer, answers as customerAnswers } from './personalFixtures';

type ServerEntry = {
  routes(): string;
  plan(request: string): string;
  render(request: string, data: AnswerTexts): [html: string, frame: string];
  prepareFragments(request: string, data: AnswerTexts): void;
  renderFragment(key: string): string;
};

/** The responses with another text in each place of one. */
function changed(answers: AnswerTexts, from: string, to: string): AnswerTexts {
  return Object.fromEntries(Object.entries(answers).map(([key, text]) => [key, text.replaceAll(from, to)]));
}

// Otherwise Vite would build in test mode, with React's development build.
process.env.NODE_ENV = 'production';

/** A module built for the server, with or without the modifications of react-dom/server. */
async function built<M>(entry: string, isFast: boolean): Promise<M> {
  const plugins = (server.plugins ?? [])
    .flat()
    .filter((plugin) => isFast || (plugin as Plugin).name !== 'fast-react-server');
  const result = await build({
    ...server,
    plugins,
    mode: 'production',
    configFile: false,
    logLevel: 'error',
    build: { ...server.build, ssr: entry, write: false },
  });
  const [{ output }] = [result].flat() as { output: { code: string }[] }[] as [{ output: [{ code: string }] }];
  const file = join(mkdtempSync(join(tmpdir(), 'react-server-')), 'module.mjs');
  writeFileSync(file, output[0].code);
  return import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<M>;
}

describe('trees of every shape', () => {
  test('are written as by react-dom/server', async () => {
    const entry = 'tests/reactServerCases.tsx';
    const [fast, plain] = await Promise.all(
      [true, false].map((isFast) => built<{ rendered: Record<string, string> }>(entry, isFast)),
    );
    expect(Object.keys(plain?.rendered ?? {}).length).toBeGreaterThan(15);
    expect(fast?.rendered).toEqual(plain?.rendered);
  }, 60_000);
});

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

describe('all pages', () => {
  let fast: ServerEntry;
  let plain: ServerEntry;
  const host = new FragmentHost();
  Object.assign(globalThis, { __startFragments: host.start, __findFragment: host.find });
  const renderFast = (request: string, data: AnswerTexts): [html: string, frame: string] => {
    const [html, frame] = fast.render(request, data);
    return [host.assemble(html), frame];
  };
  /** Without a cache. */
  const renderPlain = (request: string, data: AnswerTexts) => {
    Object.assign(globalThis, { __findFragment: undefined });
    try {
      return plain.render(request, data);
    } finally {
      Object.assign(globalThis, { __findFragment: host.find });
    }
  };
  beforeAll(async () => {
    [fast, plain] = (await Promise.all(
      [true, false].map((isFast) => built<ServerEntry>('src/entry-server.tsx', isFast)),
    )) as [ServerEntry, ServerEntry];
  }, 60_000);

  const answered = (url: string, entry: ServerEntry) => {
    const request = JSON.stringify({ url, shop: { ...shop, path: url } });
    const { api } = JSON.parse(entry.plan(request)) as { api: string[] };
    const answers = answersTo(api, known);
    const navigation = api.find((path) => path.startsWith('/api/navigation')) ?? '';
    return {
      request,
      data: textsOf({ ...answers, [navigation]: { status: 200, body: { data: known['/api/navigation'] } } }),
    };
  };

  test('are written as by react-dom/server, the first time and from cached fragments', () => {
    const { pages } = JSON.parse(fast.routes()) as { pages: { path: string }[] };
    const paths = pages.map(({ path }) => path.replace(/:\w+/g, 'women'));
    expect(paths.length).toBeGreaterThan(15);
    for (const url of [...paths, '/no/such/page', '/category/women?page=2&color=rust', '/search?q=te']) {
      const { request, data } = answered(url, plain);
      const [expected, frame] = renderPlain(request, data);
      for (const turn of ['first', 'second']) {
        const [html, ownFrame] = renderFast(request, data);
        expect([url, turn, html]).toEqual([url, turn, expected]);
        expect(ownFrame).toBe(frame);
      }
      expect(expected).not.toContain('cached-fragment');
    }
  });

  test('are written as by react-dom/server where other renderers render their cards', () => {
    const expectHelped = (url: string): number => {
      const { request, data } = answered(url, plain);
      const [expected] = renderPlain(request, data);
      let count = 0;
      const helped = new FragmentHost((key) => {
        count += 1;
        return fast.renderFragment(key);
      });
      const { start, find, share } = helped;
      Object.assign(globalThis, { __startFragments: start, __findFragment: find, __shareFragments: share });
      try {
        const [html] = fast.render(request, data);
        fast.prepareFragments(request, data);
        expect([url, helped.assemble(html)]).toEqual([url, expected]);
      } finally {
        Object.assign(globalThis, {
          __startFragments: host.start,
          __findFragment: host.find,
          __shareFragments: undefined,
        });
      }
      return count;
    };
    // All cards of a listing but the first two, whose pictures are preloaded. The page does not render them itself.
    for (const url of ['/category/women', '/brands/tiho', '/collection/rib', '/new', '/sale', '/search?q=tee&page=2']) {
      expect([url, expectHelped(url)]).toEqual([url, 22]);
    }
    expect(expectHelped('/brands')).toBe(0);
  }, 20_000);

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

  /** The texts in a response, without the short ones that any page may contain. */
  const textsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return value.length > 5 ? [value] : [];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
  };

  test('of one person are written as by react-dom/server', () => {
    const { pages } = JSON.parse(fast.routes()) as { pages: { path: string; audience: string }[] };
    const personal = pages.filter(({ audience }) => ['member', 'person', 'visitor'].includes(audience));
    const urls = personal.flatMap(({ path }) =>
      (more[path] ?? ['']).map((query) => path.replace(/:\w+/g, 'SI-2026-000001') + query),
    );
    expect(urls).toEqual(
      expect.arrayContaining(['/Checkout?step=payment', '/user/settings', '/user/orders', '/Wishlists']),
    );
    for (const url of urls) {
      const isPartner = url.startsWith('/affiliate/');
      const visitor = {
        auth: isPartner ? { ...customer, userTypeId: 5 } : customer,
        wishlist: [],
        cart: 3,
        notice: null,
        formKey: 'k',
      };
      const { request, data } = answered(url, plain);
      const { own: calls } = JSON.parse(plain.plan(JSON.stringify({ ...JSON.parse(request), visitor }))) as {
        own: Record<string, string>;
      };
      const all: Record<string, unknown> = isPartner ? partnerAnswers : customerAnswers;
      const names = Object.keys(calls);
      expect(
        names.filter((name) => !(name in all)),
        `${url}: calls without a response here`,
      ).toEqual([]);
      const own = Object.fromEntries(
        names.map((name) => [name, { status: 200, body: { isSuccess: true, message: '', data: all[name], meta } }]),
      );
      const whole = JSON.stringify({ ...JSON.parse(request), personal: { visitor, own, submission: null } });
      const [expected, frame] = renderPlain(whole, data);
      expect([url, ...renderFast(whole, data)]).toEqual([url, expected, frame]);
      const texts = names.flatMap((name) => textsIn(all[name]));
      if (names.length > 0)
        expect(
          texts.some((text) => expected.includes(text)),
          `${url} shows its data`,
        ).toBe(true);
    }
  });

  test('of one person leave no data in pages of others, and share what is for everybody', () => {
    const { request, data: known } = answered('/new', fast);
    const data = changed(known, 'Ribbed top', 'Other top');
    renderFast(request, known);
    const submission = {
      intent: 'newsletter',
      fields: [['email', 'ana@example.com']],
      status: 422,
      code: 'error-invalid',
      message: 'Not this one',
      data: null,
      errors: null,
    };
    const visitor = { auth: null, wishlist: [], cart: 3, notice: null, formKey: 'secret-key' };
    const personal = JSON.stringify({ ...JSON.parse(request), personal: { visitor, own: {}, submission } });
    const before = host.count;
    expect(renderFast(personal, data)[0]).toContain('secret-key');
    expect(host.count).toBe(before);
    // For the first visitor of a country, the shared parts are rendered with their page.
    const elsewhere = (of: string) => of.replace('shop@si.example', 'first@si.example');
    const [own] = renderFast(elsewhere(personal), data);
    expect(host.count).toBeGreaterThan(before);
    expect(own).toContain('mailto:first@si.example');
    expect(renderFast(elsewhere(request), data)[0]).toBe(renderPlain(elsewhere(request), data)[0]);
    expect(host.texts.filter((html) => /secret-key|ana@example|Not this one/.test(html))).toEqual([]);
    const shown = host.found;
    renderFast(elsewhere(personal), data);
    expect(host.found).toBeGreaterThan(shown);
  });

  test('use new texts, menus and shops instead of cached fragments', () => {
    const { request, data } = answered('/brands', fast);
    renderFast(request, data);
    const html = (ownRequest: string, ownData: AnswerTexts) => renderFast(ownRequest, ownData)[0];
    expect(html(request, changed(data, '"Tiho"', '"Toho"'))).toContain('>Toho<');
    expect(html(request.replace('shop@si.example', 'other@si.example'), data)).toContain('mailto:other@si.example');
    const reworded = changed(data, 'newsletter-title = ', 'newsletter-title = Now: ');
    const revised = changed(reworded, '"revision":"1"', '"revision":"2"');
    expect(html(request, changed(revised, 'footer-discover = ', 'footer-discover = Now: '))).toContain('>Now: ');
  });
});
