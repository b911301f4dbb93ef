// @vitest-environment jsdom
// Every page is hydrated by the entry script, with React's development build: it reports each difference between the server's HTML
// and the browser's, also of attributes, which the production build leaves as the server wrote them.
import { beforeEach, expect, test, vi } from 'vitest';
import * as server from '@/entry-server';
import {
  failedInput,
  guestInput,
  personalInput,
  personalUrls,
  publicInput,
  publicUrls,
  refusedInputs,
} from './allPages';
import { textsOf } from './catalogueFixtures';

// As in the server's build (vite.config.ts).
vi.mock('@/features/product/stockAlertChunk', () => import('@/features/product/StockAlertForm'));

const members = personalUrls(server).map((url) => personalInput(url, server));
const inputs = {
  everybody: publicUrls(server).map((url) => publicInput(url, server)),
  'a guest': personalUrls(server, ['person', 'visitor']).map((url) => guestInput(url, server)),
  'a member': members,
  'a member whose data cannot be read': members.map(failedInput),
  'a guest whose form is refused': refusedInputs(server),
};
const pages = Object.entries(inputs).flatMap(([audience, all]) =>
  all.flatMap(({ url, shop, answers, personal }) => {
    const [html] = server.render(JSON.stringify({ url, shop, personal }), textsOf(answers));
    const state = JSON.stringify({ shop, data: answers, personal }).replaceAll('<', '\\u003c');
    // A page at another address than its own redirects.
    return html ? [{ url, audience, address: shop.prefix + url, html, state }] : [];
  }),
);

const problems: string[] = [];
window.addEventListener('error', ({ message }) => problems.push(message));
// jsdom has no dialogs.
Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });

beforeEach(() => {
  vi.resetModules();
  // Again, or it would keep the modules of the first page.
  vi.doMock('@/features/product/stockAlertChunk', () => import('@/features/product/StockAlertForm'));
  problems.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...texts) => void problems.push(texts.join(' ')));
  // Data that the document does not have arrives after the hydration.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', () => {});
});

/** Hydrates a document that shows `html`. */
async function hydrate({ address, state }: (typeof pages)[number], html: string): Promise<void> {
  delete document.documentElement.dataset.hydrated;
  localStorage.clear();
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<div id="app">${html}</div><script type="application/json" id="state">${state}</script>`;
  await import('@/entry-client');
  expect(document.documentElement.dataset.hydrated).toBe('');
}

test.each(pages)('$url, rendered for $audience, is hydrated without a difference', async (page) => {
  await hydrate(page, page.html);
  expect(problems).toEqual([]);
});

test('a difference is reported', async () => {
  const [page] = pages;
  if (!page) throw new Error('no page');
  await hydrate(page, page.html.replace('class="bar"', 'class="wall"'));
  expect(problems.join()).toContain('wall');
});

test('no control is offered that does nothing before the scripts run', () => {
  const fields = 'input:not([type=hidden]), select, textarea';
  for (const { url, audience, html } of pages) {
    document.body.innerHTML = html;
    const buttons = document.querySelectorAll('button[type=button]:not([commandfor])');
    const withoutForm = [...document.querySelectorAll<HTMLInputElement>(fields)].filter(({ form }) => !form);
    const dead = [...buttons, ...withoutForm].filter((one) => !one.closest('.script-only, dialog:not([open])'));
    expect([url, audience, dead.map(({ outerHTML }) => outerHTML)]).toEqual([url, audience, []]);
  }
});
