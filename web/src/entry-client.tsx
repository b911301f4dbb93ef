// The browser's entry: hydrates the server-rendered page; after that, react-router navigates without reloads.
import './styles/shop.css';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createApiCache, shareCache } from '@/api/cache';
import { type Answers, apiKey } from '@/api/get';
import type { Translations } from '@/api/types';
import { startCart } from '@/features/cart/store';
import { startTracking } from '@/features/tracking/gate';
import { startWishlist } from '@/features/wishlist/store';
import { pushPageView } from '@/lib/analytics';
import { onAuthChange, syncSession } from '@/lib/auth';
import { loadForNavigation, setNavigationTarget } from '@/lib/chunks';
import { reportErrors, reportVitals } from '@/lib/clientEvents';
import { startConsent } from '@/lib/consent';
import { takeNotice } from '@/lib/cookies';
import { rememberCountry } from '@/lib/country';
import { guardedTarget } from '@/lib/guard';
import { I18nProvider } from '@/lib/i18n';
import { navigateWith } from '@/lib/navigation';
import { showNotice } from '@/lib/notices';
import { onChangeElsewhere } from '@/lib/ownChanges';
import { splitUrl, withoutPrefix } from '@/lib/paths';
import { type Personal, PersonalProvider } from '@/lib/personal';
import { retryPictures } from '@/lib/retry-picture';
import { restoreSessionCache, storeSessionCache } from '@/lib/sessionCache';
import { openShop, type Shop, ShopProvider } from '@/lib/shop';
import { clearOldStorage } from '@/lib/storage';
import { createTranslator } from '@/lib/translator';
import { routes } from '@/routes';
import { browserContext, isRevisit, shownOwn } from '@/routes/browserLoader';
import type { PageHandle, PageRoute } from '@/routes/definePage';
import { isResponseError, responseError } from '@/routes/errors';
import { followLinks } from '@/routes/followLinks';
import { loadedRoutes } from '@/routes/hydration';
import { keptKeys } from '@/routes/keptStorage';
import { isTranslations, requestOf, translationsCall } from '@/routes/pageData';
import { RouterErrorsContext } from '@/routes/routerErrors';
import { whenIdle } from '@/routes/whenIdle';

/** The route pattern of the current page. */
let shownRoute = () => 'unknown';
// Installed first, so that errors in the code below are reported, too.
reportErrors(() => shownRoute());
const { shop, data, personal } = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as {
  shop: Shop;
  data: Answers;
  personal: Personal | null;
};
const container = document.getElementById('app') as HTMLElement;
const arrival = window.location.href;
const basename = shop.prefix || '/';
shownRoute = () => matchRoutes(routes, window.location, basename)?.at(-1)?.route.path ?? '';
const cache = createApiCache();
cache.keep(data);
shareCache(cache);
const translator = createTranslator(shop.language, {
  fetchAreas,
  onProblem: (problem) => reportError(new Error(problem)),
});
for (const [key, { status, body }] of Object.entries(data)) {
  if (isTranslations(key) && status === 200) translator.add((body as { data: Translations }).data.areas);
}
openShop(shop);
syncSession(personal?.visitor.auth);
clearOldStorage(keptKeys());
rememberCountry(shop);
const release = new URL(import.meta.url).pathname;
restoreSessionCache(cache, release);
storeSessionCache(cache, release);
startConsent(shop);

const isServerRendered = container.dataset.unavailable === undefined;
const context = new RouterContextProvider();
let onHydrated = () => {};
const hydrated = new Promise<void>((resolve) => {
  onHydrated = resolve;
});
// When the server could not render the page, hydration counts as done once the router has all data.
if (!isServerRendered) onHydrated();
const router = createBrowserRouter(routes, {
  basename,
  hydrationData: isServerRendered ? await hydrationData() : undefined,
  getContext: () => context,
});
const routerErrors = () => router.state.errors;
context.set(browserContext, {
  shop,
  translator,
  load: cache.load,
  expire: cache.expire,
  navigate: (to, options) => void navigateWith(router.navigate, to, options),
  isRevisit: () => isRevisit(router.state),
  shownOwn: () => shownOwn(router.state),
  hydrated,
});
setNavigationTarget(() => {
  const { location } = router.state.navigation;
  return location ? router.createHref(location) : window.location.href;
});
shownRoute = () => router.state.matches.at(-1)?.route.path ?? '';
void reportVitals(shownRoute);
const isRendered = await (isServerRendered ? hydrate() : renderHere());
onHydrated();
if (personal) personal.submission = null;
followLinks(router, shop, cache, translator.areas);
startWishlist();
startCart();
startTracking(shop, arrival);
// The document shows the notice itself, unless the document came from a cache.
const notice = takeNotice();
if (!personal) showNotice(notice);
leaveGuardedPage();
// A navigation in progress checks by itself; its page is checked again when it is shown.
const checkSession = whenIdle(router, () => leaveGuardedPage() || void router.revalidate());
onAuthChange(checkSession);
onChangeElsewhere(checkSession);
// A page restored from the back/forward cache may be out of date.
window.addEventListener('pageshow', ({ persisted }) => persisted && checkSession());
cache.onChange(whenIdle(router, () => void router.revalidate()));
retryPictures();
void import('./lib/deferred').then(
  ({ startDeferred }) => startDeferred(translator.t, import.meta.url),
  () => {},
);
pushPageView(document.title, (router.state.matches.at(-1)?.route.handle as PageHandle | undefined)?.spec.query);
// Marks the document as interactive, for programs that drive the page, such as tests.
if (isRendered) document.documentElement.dataset.hydrated = '';

/**
 * The data that the page's loaders would return. When the page's chunk cannot be loaded, the page stays as the server rendered
 * it.
 */
async function hydrationData() {
  const match = matchRoutes(routes, window.location, basename)?.at(-1);
  const route = match?.route as PageRoute;
  if (route.handle.chunk) await loadForNavigation(route.handle.chunk);
  // The visitor's own data that the document already contains need not be requested again.
  if (personal && typeof route.loader === 'function') Object.assign(route.loader, { hydrate: false });
  return loadedRoutes(route, requestOf(route.handle.spec, shop.path, match?.params ?? {}, shop), data, personal);
}

function tree(onCommit: () => void) {
  return (
    <StrictMode>
      <ShopProvider shop={shop}>
        <PersonalProvider personal={personal}>
          <I18nProvider i18n={translator}>
            <AfterCommit onCommit={onCommit}>
              <RouterErrorsContext value={routerErrors}>
                <RouterProvider router={router} onError={report} />
              </RouterErrorsContext>
            </AfterCommit>
          </I18nProvider>
        </PersonalProvider>
      </ShopProvider>
    </StrictMode>
  );
}

/** Fetches the messages of the areas that a page needs; a failed response leads to the error page. */
async function fetchAreas(areas: string[]) {
  const call = translationsCall(areas);
  const key = apiKey(call.path, shop);
  const answer = (await cache.load([key]))[key];
  if (answer?.status !== 200) throw responseError(answer?.status || 503, answer?.requestId);
  return call.read(answer.body).areas;
}

/** Reports an error, except failed responses, which are not errors of the page's code. */
function report(error: unknown): void {
  if (!isResponseError(error)) reportError(error);
}

/** Its effect runs once the whole tree is hydrated. */
function AfterCommit({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  useEffect(onCommit, [onCommit]);
  return children;
}

/**
 * Hydrates in time slices, so that a slow phone stays responsive. A client-side navigation must not start before it is done:
 * until then, links are followed by the browser itself. Returns false when the page throws while hydrating, because its effects
 * then never run and must not block the rest.
 */
function hydrate(): Promise<boolean> {
  return new Promise((resolve) => {
    const onUncaughtError = (error: unknown) => {
      reportError(error);
      resolve(false);
    };
    const onCommit = () => resolve(true);
    startTransition(() => {
      hydrateRoot(container, tree(onCommit), { onUncaughtError });
    });
  });
}

/**
 * Renders in the browser when the server could not: the server's error text stays until the page is ready. Returns false when it
 * cannot be loaded.
 */
async function renderHere(): Promise<boolean> {
  await new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
  // Without messages, an error page would say less than the server's text that is shown already.
  if (translator.areas.size === 0) return false;
  await new Promise<void>((resolve) => {
    container.removeAttribute('data-unavailable');
    createRoot(container).render(tree(resolve));
  });
  return true;
}

/** After a sign-in or sign-out, here or in another tab, the current page may no longer be allowed for this visitor. */
function leaveGuardedPage(): boolean {
  const { location, matches } = router.state;
  const handle = matches.at(-1)?.route.handle as PageHandle | undefined;
  const url = (withoutPrefix(shop.prefix, location.pathname) ?? location.pathname) + location.search;
  const query = new URLSearchParams(splitUrl(url).search);
  const elsewhere = guardedTarget(handle?.spec.role, url, query);
  if (elsewhere) void navigateWith(router.navigate, elsewhere, { replace: true });
  return elsewhere !== null;
}
