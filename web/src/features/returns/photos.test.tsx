// @vitest-environment jsdom
// The photos of a return: files selected during an upload follow it, none is lost when the reason is changed and changed back, and
// none is submitted for a reason that needs none.
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { send } from '@/api/send';
import { testShop } from '@/lib/page.testing';
import { openWithActions, settle } from '@/routes/actions.testing';
import type { ChosenLine } from './chosenLines';
import { ReasonForm } from './ReasonForm';
import type { ReturnOptions } from './shapes';

Object.assign(testShop, { legal: { email: 'shop@example.com' } });

const reason = (code: string, needsPhotos: boolean) => ({
  code,
  label: code,
  needsPhotos,
  isAllowed: true,
  note: null,
});
const options = {
  number: 'K7TX2M9QAB',
  invoiceNumber: null,
  reasons: [reason('too-small', false), reason('damaged', true)],
  ways: [{ code: 'label', label: 'By courier', text: '' }],
  wantsAccount: false,
} as unknown as ReturnOptions;
const lines = [
  { position: 1, quantity: 1, exchange: null, line: { name: 'Tee', exchanges: [] } },
] as unknown as ChosenLine[];

/** Uploads in progress. */
let uploads: ((response: Response) => void)[] = [];
vi.stubGlobal('fetch', async (path: string) => {
  if (path.startsWith('/api/return/photo')) return new Promise<Response>((resolve) => uploads.push(resolve));
  return new Response(JSON.stringify({ isSuccess: true, message: '', data: null }));
});
const answer = (photoId: string) =>
  act(async () =>
    uploads.shift()?.(
      new Response(JSON.stringify({ isSuccess: true, message: '', data: { photoId } }), { status: 200 }),
    ),
  );

const box = document.createElement('div');
const submitted: string[] = [];
let page: Awaited<ReturnType<typeof openWithActions>> & { root: Root };

beforeEach(async () => {
  document.body.append(box);
  uploads = [];
  submitted.length = 0;
  const request = {
    call: ({ fields }: { fields: { text(name: string): string } }) => {
      submitted.push(fields.text('line1.photos'));
      return send('post', '/api/auth/logout');
    },
  };
  const element = <ReasonForm options={options} lines={lines} order={{ order: 'secret' }} />;
  page = await openWithActions(box, element, { 'return-request': request } as never, {
    loader: async () => ({ own: null }),
  });
});
afterEach(() => {
  act(() => page.root.unmount());
  box.remove();
});

const choose = (code: string) =>
  act(() => {
    const field = box.querySelector('select') as HTMLSelectElement;
    field.value = code;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
const select = (...names: string[]) =>
  act(async () => {
    const field = box.querySelector('[type=file]') as HTMLInputElement;
    Object.defineProperty(field, 'files', { configurable: true, value: names.map((name) => new File(['a'], name)) });
    // A browser's own value can only be emptied.
    Object.defineProperty(field, 'value', { configurable: true, value: '', writable: true });
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
const shown = () => [...box.querySelectorAll('li bdi')].map((name) => name.textContent);
const button = () => box.querySelector('[type=submit]') as HTMLButtonElement;
async function submit(): Promise<void> {
  await act(async () => box.querySelector('form')?.requestSubmit());
  await settle(page.router);
}

it('are uploaded one after another, also those selected meanwhile, and submitted once all are', async () => {
  choose('damaged');
  await select('a.jpg', 'b.jpg');
  await select('c.jpg');
  expect(uploads).toHaveLength(1);
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await answer('1');
  await submit();
  expect(submitted, 'before all are uploaded').toEqual([]);
  await answer('2');
  await answer('3');
  expect(shown()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  expect(button().hasAttribute('aria-disabled')).toBe(false);
  await submit();
  expect(submitted).toEqual(['1,2,3']);
});

it('stay when the reason is changed and changed back, and further ones are added to them', async () => {
  choose('damaged');
  await select('a.jpg', 'b.jpg');
  choose('too-small');
  await answer('1');
  await answer('2');
  choose('damaged');
  expect(shown()).toEqual(['a.jpg', 'b.jpg']);
  await select('c.jpg');
  await answer('3');
  await act(async () => box.querySelector<HTMLElement>('li button')?.click());
  await submit();
  expect(submitted).toEqual(['2,3']);
});

it('are not submitted for a reason that needs none', async () => {
  choose('damaged');
  await select('a.jpg');
  await answer('1');
  choose('too-small');
  await submit();
  expect(submitted).toEqual(['']);
});
