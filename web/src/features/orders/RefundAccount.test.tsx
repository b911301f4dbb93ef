// @vitest-environment jsdom
// The page for the bank account of a refund: its link is reported as broken only if the server says so.
import { act } from 'react';
import { expect, it } from 'vitest';
import type { Result } from '@/api/call';
import { type Page, PageProvider } from '@/lib/page';
import { openPage } from '@/lib/page.testing';
import { RefundAccount } from './RefundAccount';

const page = { path: '/refund/account', params: {}, query: new URLSearchParams('token=secret') } as unknown as Page;

it.each([
  [404, 'refund-account-missing-title', 'refund-account-missing-text'],
  [503, 'refund-account-title', 'failed-text'],
  [0, 'refund-account-title', 'failed-text'],
])('%d', async (status, title, text) => {
  const box = document.createElement('div');
  const refund: Result<unknown> = { ok: false, status, code: '', message: '', errors: [] };
  const element = (
    <PageProvider page={page}>
      <RefundAccount />
    </PageProvider>
  );
  const root = await openPage(box, element, async () => ({ own: { owner: '', answers: { refund } } }));
  expect(box.querySelector('h1')?.textContent).toBe(title);
  expect(box.querySelector('[role=alert]')?.textContent).toContain(text);
  expect(box.querySelector('button')?.textContent).toBe('failed-retry');
  act(() => root.unmount());
});
