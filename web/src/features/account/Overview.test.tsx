// @vitest-environment jsdom
// The account's start page when parts of its data cannot be loaded.
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Result } from '@/api/call';
import { currentAuth, sessionKey, signIn, signOut } from '@/lib/auth';
import { type Page, PageProvider } from '@/lib/page';
import { openPage } from '@/lib/page.testing';
import { Overview } from './Overview';

const page = { path: '/user', params: {}, query: new URLSearchParams() } as unknown as Page;
const good = (data: unknown): Result<unknown> => ({ ok: true, status: 200, data, message: '' });
const failed: Result<unknown> = { ok: false, status: 503, code: '', message: '', errors: [] };

afterEach(signOut);

it.each([
  ['loading', {}, 3, 0],
  ['failed', { latestOrder: failed, addresses: failed, wishlist: failed }, 0, 3],
  ['loaded', { latestOrder: good([]), addresses: good([]), wishlist: good([]) }, 0, 0],
])('%s', async (_what, answers, placeholders, problems) => {
  signIn({ id: 7, userTypeId: 2, expiresAt: '2999-01-01T00:00:00Z' });
  const profile = good({ firstName: 'Ana', email: 'ana@example.com', isEmailVerified: true });
  const own = { owner: sessionKey(currentAuth()), answers: { profile, ...answers } };
  const box = document.createElement('div');
  const element = (
    <PageProvider page={page}>
      <Overview wishes={null} />
    </PageProvider>
  );
  const root = await openPage(box, element, async () => ({ own }));
  expect(box.querySelectorAll('.skeleton')).toHaveLength(placeholders);
  expect(box.textContent?.split('account-load-failed')).toHaveLength(problems + 1);
  act(() => root.unmount());
});
