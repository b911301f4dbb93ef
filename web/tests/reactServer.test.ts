// The server's changed react-dom/server (build/fastReactServer.ts) and its cached fragments write what react-dom/server itself does.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { server } from '../vite.config';
import { answersTo, card, category, filters, product, shop } from './catalogueFixtures';
import { contentAnswers, text } from './contentFixtures';
import { deal, event, status } from './eventFixtures';
import { FragmentHost } from './fragmentHost';

type Entry = {
  routes(): string;
  plan(request: string): string;
  render(request: string, data: string): [html: string, frame: string];
};

// Vite builds for tests otherwise, which is another React.
process.env.NODE_ENV = 'production';

/** A module of the server's build, with our changes of react-dom/server or without. */
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
  let fast: Entry;
  let plain: Entry;
  const host = new FragmentHost();
  Object.assign(globalThis, { __startFragments: host.start, __findFragment: host.find });
  const drawn = (request: string, data: string): [html: string, frame: string] => {
    const [html, frame] = fast.render(request, data);
    return [host.assemble(html), frame];
  };
  /** Without a cache. */
  const plainly = (request: string, data: string) => {
    Object.assign(globalThis, { __findFragment: undefined });
    try {
      return plain.render(request, data);
    } finally {
      Object.assign(globalThis, { __findFragment: host.find });
    }
  };
  beforeAll(async () => {
    [fast, plain] = (await Promise.all(
      [true, false].map((isFast) => built<Entry>('src/entry-server.tsx', isFast)),
    )) as [Entry, Entry];
  }, 60_000);

  const answered = (url: string, entry: Entry) => {
    const request = JSON.stringify({ url, shop: { ...shop, path: url } });
    const { api } = JSON.parse(entry.plan(request)) as { api: string[] };
    const answers = answersTo(api, known);
    const navigation = api.find((path) => path.startsWith('/api/navigation')) ?? '';
    return {
      request,
      data: JSON.stringify({ ...answers, [navigation]: { status: 200, body: { data: known['/api/navigation'] } } }),
    };
  };

  test('are written as by react-dom/server, the first time and from cached fragments', () => {
    const paths = (JSON.parse(fast.routes()) as { path: string }[]).map(({ path }) => path.replace(/:\w+/g, 'women'));
    expect(paths.length).toBeGreaterThan(15);
    for (const url of [...paths, '/no/such/page', '/category/women?page=2&color=rust', '/search?q=te']) {
      const { request, data } = answered(url, plain);
      const [expected, frame] = plainly(request, data);
      for (const turn of ['first', 'second']) {
        const [html, ownFrame] = drawn(request, data);
        expect([url, turn, html]).toEqual([url, turn, expected]);
        expect(ownFrame).toBe(frame);
      }
      expect(expected).not.toContain('cached-fragment');
    }
  });

  test('of one person leave nothing in the pages of others', () => {
    const { request, data: known } = answered('/new', fast);
    const data = known.replaceAll('Ribbed top', 'Other top');
    drawn(request, known);
    const personal = { ...JSON.parse(request), personal: { visitor: { auth: null, wishlist: [] }, own: {} } };
    const count = () => host.count;
    const before = count();
    drawn(JSON.stringify(personal), data);
    expect(count()).toBe(before);
    drawn(request, data);
    expect(count()).toBeGreaterThan(before);
  });

  test('take other words, another menu and another shop, not the fragments of before', () => {
    const { request, data } = answered('/brands', fast);
    drawn(request, data);
    const html = (ownRequest: string, ownData: string) => drawn(ownRequest, ownData)[0];
    expect(html(request, data.replaceAll('"Tiho"', '"Toho"'))).toContain('>Toho<');
    expect(html(request.replace('shop@si.example', 'other@si.example'), data)).toContain('mailto:other@si.example');
    const reworded = data
      .replaceAll('newsletter-title = ', 'newsletter-title = Now: ')
      .replace('"revision":"1"', '"revision":"2"');
    expect(html(request, reworded.replaceAll('footer-discover = ', 'footer-discover = Now: '))).toContain('>Now: ');
  });
});
