// The modified react-dom/server (build/fastReactServer.ts) and cached fragments produce the same output as the original.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnswerTexts } from '@/routes/answerTexts';
import { server } from '../vite.config';
import { type PageInput, personalInput, personalUrls, publicInput, publicUrls } from './allPages';
import { textsOf } from './catalogueFixtures';
import { FragmentHost } from './fragmentHost';

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

  const textsFor = ({ url, shop, answers, personal }: PageInput) => ({
    request: JSON.stringify({ url, shop, ...(personal && { personal }) }),
    data: textsOf(answers),
  });
  const answered = (url: string, entry: ServerEntry) => textsFor(publicInput(url, entry));

  test('are written as by react-dom/server, the first time and from cached fragments', () => {
    const urls = publicUrls(fast);
    expect(urls.length).toBeGreaterThan(18);
    for (const url of urls) {
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

  /** The texts in a response, without the short ones that any page may contain. */
  const textsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return value.length > 5 ? [value] : [];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
  };

  test('of one person are written as by react-dom/server', () => {
    const urls = personalUrls(fast);
    expect(urls).toEqual(
      expect.arrayContaining(['/Checkout?step=payment', '/user/settings', '/user/orders', '/Wishlists']),
    );
    for (const url of urls) {
      const input = personalInput(url, plain);
      const { request, data } = textsFor(input);
      const [expected, frame] = renderPlain(request, data);
      expect([url, ...renderFast(request, data)]).toEqual([url, expected, frame]);
      const own = Object.values(input.personal?.own ?? {});
      const texts = own.flatMap(({ body }) => textsIn((body as { data: unknown }).data));
      if (own.length > 0)
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
