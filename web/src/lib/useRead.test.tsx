// @vitest-environment jsdom
// Reading on demand: the latest request counts, a failure can be retried, and nothing is requested after unmounting.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { get } from '@/api/get';
import type { Suggestions } from '@/api/types';
import { testShop } from './page.testing';
import { openShop } from './shop';
import { type Read, useRead } from './useRead';

type Asked = { path: string; isAborted(): boolean; answer(status: number, data: unknown): void };
const asked: Asked[] = [];
vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
  return new Promise<Response>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
    const answer = (status: number, data: unknown) =>
      resolve(new Response(JSON.stringify({ isSuccess: status === 200, message: String(data), data }), { status }));
    asked.push({ path, isAborted: () => signal?.aborted === true, answer });
  });
});

let read: Read<Suggestions>;
function Reader({ q, every }: { q: string; every?: number }) {
  read = useRead(q === '' ? null : get('/api/product/web/suggest', { query: { q } }), { pause: 100, every });
  return null;
}

let root: Root;
const show = (q: string, every?: number) => act(() => root.render(<Reader q={q} every={every} />));
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const answer = (index: number, status: number, data: unknown) =>
  act(async () => {
    asked[index]?.answer(status, data);
    await vi.advanceTimersByTimeAsync(0);
  });

beforeEach(() => {
  openShop(testShop);
  vi.useFakeTimers();
  asked.length = 0;
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

it('asks once the request has stopped changing, and aborts the previous one', async () => {
  show('t');
  await wait(50);
  show('te');
  await wait(100);
  expect(asked.map(({ path }) => path)).toEqual(['/api/product/web/suggest?q=te&languageId=1']);
  show('tee');
  expect(asked[0]?.isAborted()).toBe(true);
  await wait(100);
  await answer(1, 200, 'tees');
  expect(read).toMatchObject({ data: 'tees', isCurrent: true, problem: null });
});

it('keeps the previous data while the next request runs, and after it failed', async () => {
  show('tee');
  await wait(100);
  await answer(0, 200, 'tees');
  show('teeth');
  expect(read).toMatchObject({ data: 'tees', isCurrent: false, problem: null });
  await wait(100);
  await answer(1, 503, 'Busy');
  expect(read).toMatchObject({ data: 'tees', isCurrent: false, problem: { message: 'Busy' } });
  act(() => read.reload());
  await wait(100);
  await answer(2, 200, 'none');
  expect(read).toMatchObject({ data: 'none', isCurrent: true, problem: null });
});

it('repeats the request until it is not wanted any more', async () => {
  show('tee', 3000);
  await wait(100);
  await answer(0, 503, 'Busy');
  await wait(3000);
  expect(asked).toHaveLength(2);
  await answer(1, 200, 'tees');
  show('', 3000);
  await wait(10_000);
  expect(asked).toHaveLength(2);
});

it('takes over newer data for the current request', async () => {
  show('tee');
  await wait(100);
  await answer(0, 200, 'tees');
  act(() => read.setData('newer' as unknown as Suggestions));
  expect(read).toMatchObject({ data: 'newer', isCurrent: true });
});
