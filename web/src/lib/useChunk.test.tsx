// @vitest-environment jsdom
// A chunk that failed to load, in a component that stays mounted: it is loaded with the next page, or once the network is back.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Chunk } from './chunks';
import { I18nProvider } from './i18n';
import { idsAsMessages } from './i18n.testing';
import { type Page, PageProvider } from './page';
import { useChunk } from './useChunk';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const load = vi.fn(async (): Promise<{ text: string }> => ({ text: 'loaded' }));
const chunk = { module: 'src/part.tsx', load } as unknown as Chunk<{ text: string }>;

function Part() {
  return useChunk(chunk, true)?.text;
}

const box = document.createElement('div');
let root: Root;
const show = (page: Page) =>
  act(async () =>
    root.render(
      <I18nProvider i18n={idsAsMessages}>
        <PageProvider page={page}>
          <Part />
        </PageProvider>
      </I18nProvider>,
    ),
  );
const first = { path: '/' } as Page;

beforeEach(async () => {
  root = createRoot(box);
  load.mockClear().mockRejectedValueOnce(new Error('no network'));
  await show(first);
  expect([box.textContent, load.mock.calls.length]).toEqual(['', 1]);
});
afterEach(() => act(async () => root.unmount()));

it('is loaded with the next page', async () => {
  await show(first);
  expect(load).toHaveBeenCalledTimes(1);
  await show({ path: '/brands' } as Page);
  expect([box.textContent, load.mock.calls.length]).toEqual(['loaded', 2]);
});

it('is loaded once the network is back, and only until then', async () => {
  for (let time = 0; time < 2; time += 1) await act(async () => void window.dispatchEvent(new Event('online')));
  expect([box.textContent, load.mock.calls.length]).toEqual(['loaded', 2]);
});
