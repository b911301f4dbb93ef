// @vitest-environment jsdom
// The start of the search page: recent searches appear after hydration, and the page's own form adds to them.
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { I18nProvider } from '@/lib/i18n';
import { idsAsMessages } from '@/lib/i18n.testing';
import { testShop } from '@/lib/page.testing';
import { ShopProvider } from '@/lib/shop';
import { SearchStart } from './SearchStart';
import { recentSearches, rememberSearch } from './words';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const found = { products: [], categories: [], brands: [], productCount: 0, corrected: null, page: null };
const box = document.createElement('main');
let root: Root;
const problems = vi.fn();

/** The page of a search as the server renders it, then hydrated. */
async function open(words: string): Promise<string> {
  const tree = (
    <ShopProvider shop={{ ...testShop, prefix: '/en' }}>
      <I18nProvider i18n={idsAsMessages}>
        <SearchStart words={words} found={found} navigation={null} />
      </I18nProvider>
    </ShopProvider>
  );
  const html = renderToString(tree);
  box.innerHTML = html;
  await act(async () => {
    root = hydrateRoot(box, tree, { onRecoverableError: problems });
  });
  return html;
}

const links = () => [...box.querySelectorAll('li a')].map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  localStorage.clear();
  problems.mockClear();
  box.id = 'main';
  box.tabIndex = -1;
  document.body.append(box);
});
afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
});

it('shows the recent searches of this browser once the document of all visitors is hydrated, and clears them', async () => {
  for (const words of ['tee', 'black leggings']) rememberSearch(words);
  expect(await open('')).not.toContain('leggings');
  expect(problems).not.toHaveBeenCalled();
  expect(links()).toEqual([
    ['black leggings', '/en/search?q=black%20leggings'],
    ['tee', '/en/search?q=tee'],
  ]);
  const clear = [...box.querySelectorAll('button')].find(({ textContent }) => textContent === 'search-recent-clear');
  clear?.focus();
  await act(async () => clear?.click());
  expect(recentSearches.get()).toEqual([]);
  expect(box.textContent).not.toContain('search-recent');
  expect(document.activeElement).toBe(box);
});

it('shows nothing of them when there are none, and after a failed search only the others', async () => {
  await open('');
  expect(box.textContent).not.toContain('search-recent');
  await act(async () => root.unmount());
  for (const words of ['tee', 'Xylophone']) rememberSearch(words);
  await open('xylophone');
  expect(links()).toEqual([['tee', '/en/search?q=tee']]);
});

it('remembers what its form sends', async () => {
  await open('');
  const form = box.querySelector('form') as HTMLFormElement;
  // jsdom does not load documents.
  const send = vi.fn((event: Event) => event.preventDefault());
  box.addEventListener('submit', send, { once: true });
  (form.elements.namedItem('q') as HTMLInputElement).value = ' merino ';
  await act(async () => form.requestSubmit());
  expect(send).toHaveBeenCalledOnce();
  expect(recentSearches.get()).toEqual(['merino']);
  expect(links()).toEqual([['merino', '/en/search?q=merino']]);
});
