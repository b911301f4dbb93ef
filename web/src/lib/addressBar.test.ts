// @vitest-environment jsdom
// The address bar shows no private parameters, the router reads the whole URL, and a reloaded page is restored.
import { createBrowserRouter } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import {
  endRestoring,
  findLostAddress,
  guardAddressBar,
  isAddressLost,
  restoreAddress,
  wholeSearch,
} from './addressBar';

const shown = () => window.location.pathname + window.location.search + window.location.hash;
const routes = [{ path: '*', loader: ({ request }: { request: Request }) => new URL(request.url).search }];
const idle = (router: ReturnType<typeof createBrowserRouter>) =>
  vi.waitFor(() => expect([router.state.initialized, router.state.navigation.state]).toEqual([true, 'idle']));

beforeAll(() => {
  window.history.replaceState(null, '', '/OrderConfirmation?order=first&utm_source=mail#top');
  guardAddressBar();
});

it('hides secrets in the document’s own URL, after navigations, and after Back', async () => {
  expect(shown()).toBe('/OrderConfirmation?utm_source=mail#top');
  expect(wholeSearch()).toBe('?order=first&utm_source=mail');
  const router = createBrowserRouter(routes);
  await idle(router);
  expect(router.state.location).toMatchObject({ search: '?order=first&utm_source=mail', hash: '#top' });
  await router.navigate('/auth/Login?next=%2Fuser');
  expect(shown()).toBe('/auth/Login');
  expect(Object.values(router.state.loaderData)).toEqual(['?next=%2Fuser']);
  await router.navigate('/search?q=ana%40example.com&page=2');
  expect(shown()).toBe('/search?page=2');
  await router.navigate('/search?q=leggings');
  expect(shown()).toBe('/search?q=leggings');
  expect(wholeSearch()).toBe('?q=leggings');
  await router.navigate(-3);
  await vi.waitFor(() => expect(shown()).toBe('/OrderConfirmation?utm_source=mail#top'));
  await idle(router);
  expect(router.state.location.search).toBe('?order=first&utm_source=mail');
  expect(Object.values(router.state.loaderData)).toEqual(['?order=first&utm_source=mail']);
  router.dispose();
});

it('restores the page for which a document was reloaded, once', () => {
  window.history.replaceState({ key: 'k' }, '', '/en/OrderConfirmation?order=second');
  findLostAddress();
  // The router starts with the URL that the server received.
  expect([wholeSearch(), window.history.state]).toEqual(['', { key: 'k' }]);
  expect(isAddressLost()).toBe(true);
  const navigate = vi.fn();
  restoreAddress(navigate, '/en');
  const to = { pathname: '/OrderConfirmation', search: '?order=second', hash: '' };
  expect(navigate).toHaveBeenCalledExactlyOnceWith(to, { replace: true, preventScrollReset: true });
  endRestoring();
  restoreAddress(navigate, '/en');
  expect([isAddressLost(), navigate.mock.calls.length]).toEqual([false, 1]);
});

it('restores nothing if nothing was hidden, or after a redirect', () => {
  window.history.replaceState({ key: 'k' }, '', '/brands');
  findLostAddress();
  expect(isAddressLost()).toBe(false);
  const masked = { pathname: '/auth/Login', search: '?next=%2Fuser', hash: '' };
  window.history.replaceState({ key: 'k', masked }, '', '/user');
  findLostAddress();
  expect([isAddressLost(), window.history.state]).toEqual([false, { key: 'k' }]);
});
