// @vitest-environment jsdom
// A page whose own data cannot be loaded again keeps it, with what was typed into it, until its visitor leaves.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { get } from '@/api/get';
import { useOwnAnswer } from '@/api/own';
import { signIn, signOut } from '@/lib/auth';
import { I18nProvider } from '@/lib/i18n';
import { idsAsMessages } from '@/lib/i18n.testing';
import { testShop } from '@/lib/page.testing';
import { openShop, ShopProvider } from '@/lib/shop';
import { LoadingOrError } from '@/ui/LoadingOrError';
import { browserContext, isRevisit, shownOwn } from './browserLoader';
import { definePage, route } from './definePage';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const call = get('/api/user/{id}', { params: { id: 7 } });
let status = 200;
vi.stubGlobal('fetch', async () => {
  const data = status === 200 ? { firstName: 'Ana' } : null;
  return new Response(JSON.stringify({ isSuccess: status === 200, data, message: '' }), { status });
});

const Nothing = () => null;

function Profile() {
  const { data, problem, reload } = useOwnAnswer<{ profile: typeof call }, 'profile'>('profile');
  if (!data) return <LoadingOrError problem={problem} reload={reload} fallback={null} />;
  return (
    <>
      <h1>{data.firstName}</h1>
      <input />
      <output>{problem?.status}</output>
    </>
  );
}

const box = document.createElement('div');
let root: Root;
let router: ReturnType<typeof createMemoryRouter>;

beforeEach(async () => {
  status = 200;
  openShop(testShop);
  signIn({ id: 7, userTypeId: 2, expiresAt: '2999-01-01T00:00:00Z' });
  const context = new RouterContextProvider();
  // The path is the same for everybody.
  const page = definePage({ areas: [], calls: () => ({}), own: () => ({ profile: call }), head: () => ({}) as never });
  router = createMemoryRouter([{ ...route('/', page, { Component: Profile }), HydrateFallback: Nothing }], {
    getContext: () => context,
  });
  context.set(browserContext, {
    shop: testShop,
    translator: idsAsMessages as never,
    load: async () => ({}),
    expire: () => {},
    navigate: () => {},
    isRevisit: () => isRevisit(router.state),
    shownOwn: () => shownOwn(router.state),
    hydrated: Promise.resolve(),
  });
  root = createRoot(document.body.appendChild(box));
  await act(async () =>
    root.render(
      <ShopProvider shop={testShop}>
        <I18nProvider i18n={idsAsMessages}>
          <RouterProvider router={router} />
        </I18nProvider>
      </ShopProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
  signOut();
});

it('when the server fails', async () => {
  const input = box.querySelector('input') as HTMLInputElement;
  input.value = 'typed';
  status = 503;
  await act(() => router.revalidate());
  expect(box.querySelector('h1')?.textContent).toBe('Ana');
  expect(box.querySelector('output')?.textContent).toBe('503');
  expect(box.querySelector('input')).toBe(input);
  status = 200;
  await act(() => router.revalidate());
  expect(box.querySelector('output')?.textContent).toBe('');
});

it('but not after signing out', async () => {
  status = 503;
  await act(() => router.revalidate());
  await act(async () => signOut());
  expect(box.textContent).not.toContain('Ana');
  await act(() => router.revalidate());
  expect(box.textContent).not.toContain('Ana');
  expect(box.textContent).toContain('failed-retry');
});
