// @vitest-environment jsdom
// Answering the offer removes it with its focused button: the focus then stays within the page instead of returning to its
// beginning.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { signIn } from '@/lib/auth';
import { I18nProvider } from '@/lib/i18n';
import { idsAsMessages } from '@/lib/i18n.testing';
import { MergeOffer } from './MergeOffer';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it.each([
  ['wishlist-offer-drop', 'main'],
  ['', 'elsewhere'],
])('leaves the focus of %j to %s', async (label, focused) => {
  document.body.innerHTML = '<main id="main" tabindex="-1"></main><input id="elsewhere"><div id="app"></div>';
  localStorage.setItem('vitrina.wishlist.guest', '[7]');
  signIn({ id: 7, userTypeId: 2, expiresAt: '2999-01-01T00:00:00Z' });
  const router = createMemoryRouter([{ path: '*', element: <MergeOffer /> }]);
  const root = createRoot(document.getElementById('app') as HTMLElement);
  act(() =>
    root.render(
      <I18nProvider i18n={idsAsMessages}>
        <RouterProvider router={router} />
      </I18nProvider>,
    ),
  );
  // Its chunk is loaded once there is something to merge.
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(document.querySelector('section')).not.toBeNull();
  });
  const buttons = [...document.querySelectorAll('button')];
  const drop = buttons.find(({ textContent }) => textContent === 'wishlist-offer-drop');
  (buttons.find(({ textContent }) => textContent === label) ?? document.getElementById('elsewhere'))?.focus();
  act(() => drop?.click());
  expect(document.querySelector('section')).toBeNull();
  expect(document.activeElement?.id).toBe(focused);
  act(() => root.unmount());
});
