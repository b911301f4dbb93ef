// @vitest-environment jsdom
// The reference number for support: of an error that a page throws in the browser, and of the visitor's own data that failed.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { get } from '@/api/get';
import { loadOwn, useOwnAnswer } from '@/api/own';
import { reportErrors } from '@/lib/clientEvents';
import { I18nProvider, type Translate } from '@/lib/i18n';
import { idsAsMessages } from '@/lib/i18n.testing';
import { openShop, type Shop, ShopProvider } from '@/lib/shop';
import { LoadError } from '@/ui/LoadingOrError';
import { LayoutErrorPage } from './ErrorPage';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const shop = {
  prefix: '',
  countryId: 3,
  language: { id: 1, locale: 'en' },
  languages: [],
  origin: '',
} as unknown as Shop;
const requestId = 'abc-123';
/** The status of the API's responses. */
let status = 200;

vi.stubGlobal('fetch', async () => {
  const body = JSON.stringify({ isSuccess: false, message: 'Not now.', data: null, code: 'error-internal' });
  return new Response(body, { status, headers: { 'x-request-id': requestId } });
});
reportErrors(() => '/test');

const t = ((id: string, args?: { id?: string }) => (args?.id ? `${id} ${args.id}` : id)) as Translate;

let root: Root;
beforeEach(() => {
  openShop(shop);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const Nothing = () => null;

/** As the entry does: an error of the page's code is an error to the browser, too. */
const report = (error: unknown) =>
  void window.dispatchEvent(new ErrorEvent('error', { message: String(error), error, filename: '', lineno: 1 }));

async function show(page: Pick<RouteObject, 'Component' | 'loader'>): Promise<string> {
  const route = { path: '/', id: 'page', ErrorBoundary: LayoutErrorPage, HydrateFallback: Nothing, ...page };
  const router = createMemoryRouter([route as RouteObject]);
  await act(async () =>
    root.render(
      <ShopProvider shop={shop}>
        <I18nProvider i18n={{ ...idsAsMessages, t }}>
          <RouterProvider router={router} onError={report} />
        </I18nProvider>
      </ShopProvider>,
    ),
  );
  return document.body.textContent ?? '';
}

it('is shown for an error in the browser, as the id of its report', async () => {
  status = 200;
  // React logs the error, too.
  vi.spyOn(console, 'error').mockReturnValue();
  const broken = () => {
    throw new Error('a mistake of the page');
  };
  expect(await show({ Component: broken })).toContain(`failed-reference ${requestId}`);
});

const calls = { profile: get('/api/user/{id}', { params: { id: 7 } }) };
const loader: RouteObject['loader'] = async ({ request }) => ({ own: await loadOwn(() => calls, request.signal) });

function Profile() {
  const { problem, reload } = useOwnAnswer<typeof calls, 'profile'>('profile');
  return problem && <LoadError problem={problem} reload={reload} />;
}

it('is shown below the reason when the server failed', async () => {
  status = 503;
  expect(await show({ loader, Component: Profile })).toContain(`Not now.failed-reference ${requestId}`);
});

it('is not shown when the server refused the request', async () => {
  status = 403;
  const text = await show({ loader, Component: Profile });
  expect(text).toContain('Not now.');
  expect(text).not.toContain('failed-reference');
});
