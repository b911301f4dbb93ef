// @vitest-environment jsdom
// Reports of products that are opened from a search: the words and the product, and nothing about the visitor.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ProductCard } from '@/api/types';
import { testShop } from '@/lib/page.testing';
import { openShop } from '@/lib/shop';
import { reportClick, useClicks } from './clicks';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const sent = vi.fn(async (_url: string, _init: RequestInit) => new Response());
const reported = () => sent.mock.calls.map(([, { body }]) => JSON.parse(String(body)));
const products = [7, 8].map((id) => ({ id, path: `/product/top-${id}` }) as ProductCard);

function Results({ words }: { words: string }) {
  useClicks(words, products);
  return (
    <>
      {[7, 8, 9].map((id) => (
        <a key={id} className="card-link" href={`/en/product/top-${id}`}>
          <b id={`of-${id}`}>Top</b>
        </a>
      ))}
      <a id="other" href="/en/product/top-7">
        Top
      </a>
    </>
  );
}

const box = document.createElement('main');
let root: Root;
const show = (words: string) => act(async () => root.render(<Results words={words} />));

/** jsdom does not load documents, and a handler of the shop may have handled the click before. */
function click(id: string): void {
  const target = document.getElementById(id);
  target?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

beforeEach(() => {
  sent.mockClear();
  vi.stubGlobal('fetch', sent);
  openShop({ ...testShop, prefix: '/en' });
  document.body.append(box);
  root = createRoot(box);
});
afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
  vi.unstubAllGlobals();
});

it('reports the words and the product, in a request that outlives the page', () => {
  reportClick('black leggings', 7);
  expect(sent).toHaveBeenCalledExactlyOnceWith('/api/product/web/search/click?languageId=1', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ q: 'black leggings', productId: 7 }),
  });
});

it('does not disturb the visitor when the report fails', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  sent.mockRejectedValueOnce(new TypeError('offline'));
  reportClick('tee', 7);
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(sent).toHaveBeenCalledOnce();
  expect(unhandled).not.toHaveBeenCalled();
});

it('reports the card of a result that is clicked, with the current words, and no other link', async () => {
  await show('tee');
  click('of-8');
  expect(reported()).toEqual([{ q: 'tee', productId: 8 }]);
  // A product that was not found, and a link that is no card.
  for (const id of ['of-9', 'other']) click(id);
  expect(reported()).toHaveLength(1);
  await show('top');
  click('of-7');
  expect(reported().slice(1)).toEqual([{ q: 'top', productId: 7 }]);
});

it('reports nothing any more once the results are left', async () => {
  await show('tee');
  const link = document.createElement('a');
  Object.assign(link, { className: 'card-link', href: '/en/product/top-7', id: 'left' });
  await act(async () => root.render(null));
  box.append(link);
  click('left');
  link.remove();
  expect(sent).not.toHaveBeenCalled();
});
