// @vitest-environment jsdom
// Signing out is done here at once; that the server did not hear of it is said, for there the session lives on.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { currentAuth, signIn } from '@/lib/auth';
import { I18nProvider } from '@/lib/i18n';
import { idsAsMessages } from '@/lib/i18n.testing';
import { notices, showNotice } from '@/lib/notices';
import { openShop, type Shop } from '@/lib/shop';
import { SignOut } from './Frame';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const answered = (status: number, message: string) =>
  Promise.resolve(new Response(JSON.stringify({ isSuccess: status === 200, data: null, message }), { status }));

it.each([
  ['has done it', () => answered(200, 'Bye'), { text: 'Bye', good: true }],
  ['knew no such session', () => answered(401, 'Sign in first'), { text: 'before' }],
  ['is busy', () => answered(503, 'Busy'), { text: 'Busy', good: false }],
  ['cannot be reached', () => Promise.reject(new TypeError('offline')), { text: 'failed-title', good: false }],
])('signs out here and tells what is to tell when the server %s', async (_what, answer, notice) => {
  openShop({ language: { id: 1, code: 'en', locale: 'en' } } as Shop);
  vi.stubGlobal('fetch', answer);
  signIn({ id: 7, userTypeId: 2, expiresAt: '2999-01-01T00:00:00Z' });
  showNotice('before');
  const router = createMemoryRouter([{ path: '*', element: <SignOut buttonClass="" /> }], {
    initialEntries: ['/user'],
  });
  const box = document.createElement('div');
  const root = createRoot(box);
  act(() =>
    root.render(
      <I18nProvider i18n={idsAsMessages}>
        <RouterProvider router={router} />
      </I18nProvider>,
    ),
  );
  await act(async () => {
    box.querySelector('form')?.requestSubmit();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(currentAuth()).toBeNull();
  expect(router.state.location.pathname).toBe('/auth/Login');
  expect(notices.current()).toMatchObject(notice);
  act(() => root.unmount());
});
