// @vitest-environment jsdom
// The route table: the layout of each page, its role, and the redirects of other visitors.
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pagePath } from '@/lib/analytics';
import { signIn, signOut } from '@/lib/auth';
import { guardedTarget, type Role } from '@/lib/guard';
import { I18nProvider } from '@/lib/i18n';
import { idsAsMessages } from '@/lib/i18n.testing';
import { openShop, type Shop, ShopProvider } from '@/lib/shop';
import { layoutRoute, pageRoutes, routes } from '.';
import { definePage, route } from './definePage';
import { ErrorPage, LayoutErrorPage } from './ErrorPage';
import { notFoundRoute } from './notFound';
import type { LayoutName } from './pageData';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const english = { id: 1, code: 'en', locale: 'en', name: 'English', prefix: '/en' };
const shop = {
  countryId: 3,
  countryCode: 'SI',
  currency: { code: 'EUR', symbol: '€', pattern: '{amount} €' },
  language: english,
  languages: [english],
  prefix: '/en',
  origin: 'https://si.example',
  deliveryDays: { min: 3, max: 6 },
  paymentMethods: [],
  legal: { name: 'Vitrina', address: '', vatId: '', registration: '', email: '', phone: '' },
  socialLinks: [],
} as unknown as Shop;

const Heading = () => <h1>Here</h1>;

let root: Root;
beforeEach(() => {
  openShop(shop);
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }),
    scrollTo: vi.fn(),
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  signOut();
});

async function show(layout: LayoutName | undefined): Promise<void> {
  const page = definePage({
    areas: [],
    layout,
    calls: () => ({}),
    head: ({ path }) => ({
      title: 'Test',
      description: '',
      canonicalPath: path,
      alternates: null,
      og: { type: 'website' },
      jsonLd: [],
      preload: [],
    }),
  });
  const loader = async () => ({ own: null });
  const test = { ...route('/test', page, { Component: Heading }), loader };
  const tree: RouteObject = { ...layoutRoute([test]), loader: () => ({ navigation: null }) };
  const router = createMemoryRouter([tree], { initialEntries: ['/test'] });
  const inShop = (children: ReactNode) => (
    <ShopProvider shop={shop}>
      <I18nProvider i18n={idsAsMessages}>{children}</I18nProvider>
    </ShopProvider>
  );
  await act(async () => root.render(inShop(<RouterProvider router={router} />)));
}

const landmarks = () => [...document.querySelectorAll('header, main, footer')].map(({ localName }) => localName);

describe('the layout around a page', () => {
  it('has the header and the footer of the shop unless the page says otherwise', async () => {
    await show(undefined);
    expect(landmarks()).toEqual(['header', 'main', 'footer']);
    expect(document.querySelector('main h1')?.textContent).toBe('Here');
  });

  it('has a separate header in the affiliate area', async () => {
    await show('affiliate');
    expect(landmarks()).toEqual(['header', 'main']);
    expect(document.querySelector('header a')?.getAttribute('href')).toBe('/en/affiliate/dashboard');
  });

  it('is empty for a page without a layout', async () => {
    await show('none');
    expect(landmarks()).toEqual(['main']);
    expect(document.querySelector('main h1')?.textContent).toBe('Here');
  });
});

describe('the table', () => {
  const specs = pageRoutes.map(({ path, handle }) => [path, handle.spec] as const);

  it('restricts the areas to their users', () => {
    const wanted = (path: string): Role | undefined => {
      if (/^\/user\b/.test(path)) return 'customer';
      if (/^\/affiliate\//.test(path)) return 'affiliate';
      return /^\/auth\/(?!Verify-Email|Confirm-Email)/.test(path) ? 'guest' : undefined;
    };
    expect(specs.map(([path, { role }]) => [path, role])).toEqual(specs.map(([path]) => [path, wanted(path)]));
  });

  it('lets no shared cache store a personal or restricted page', () => {
    const restricted = specs.filter(([, { role, own }]) => role || own);
    expect(restricted.length).toBeGreaterThan(10);
    expect(restricted.filter(([, { cache }]) => cache === 'public').map(([path]) => path)).toEqual([]);
  });

  it('lets no cache store a page whose URL contains a secret', () => {
    // The URL of such a page gives access to personal data: an order, a payment, a confirmed e-mail address.
    const secrets = ['token', 'order', 'payment'];
    const secret = specs.filter(([, { query = [] }]) => query.some((name: string) => secrets.includes(name)));
    expect(secret.length).toBeGreaterThan(11);
    expect(secret.map(([path]) => path)).toEqual(
      expect.arrayContaining(['/auth/Reset-Password', '/SSLReturn', '/return/:invoice', '/cart-reminder/delete']),
    );
    expect(secret.filter(([, { cache = 'none' }]) => cache !== 'none').map(([path]) => path)).toEqual([]);
  });

  it('reports personal paths to analytics as patterns, and others unchanged', () => {
    // Parameters of the catalogue and of text pages.
    const known = /^:(slug|parent|category|id)$/;
    for (const [path] of specs) {
      const own = path.split('/').filter((part) => part.startsWith(':') && !known.test(part));
      const asked = own.reduce((whole, name) => whole.replace(name, 'SI-2026-000001'), path);
      expect(pagePath(asked)).toBe(path);
    }
  });

  it('has an error page for every page, and one around them', () => {
    for (const { path, ErrorBoundary } of [...pageRoutes, notFoundRoute])
      expect([path, ErrorBoundary]).toEqual([path, ErrorPage]);
    expect(routes.map(({ ErrorBoundary }) => ErrorBoundary)).toEqual([LayoutErrorPage]);
    expect(routes[0]?.children).toHaveLength(pageRoutes.length + 1);
  });

  it('gives the affiliate area its layout, and no other', () => {
    for (const [path, { layout = 'default' }] of specs)
      expect([path, layout === 'affiliate']).toEqual([path, path.startsWith('/affiliate/')]);
  });
});

describe('somebody a page is not for', () => {
  const session = { id: 7, expiresAt: '2999-01-01T00:00:00Z' };
  const customer = { ...session, userTypeId: 2 };
  const affiliate = { ...session, userTypeId: 5 };
  const next = new URLSearchParams({ next: '/Wishlists' });
  const none = new URLSearchParams();

  it.each([
    ['a guest', null, 'customer', '/user/orders', none, '/auth/Login?next=%2Fuser%2Forders'],
    ['a guest', null, 'affiliate', '/affiliate/links', none, '/auth/affiliate-login?next=%2Faffiliate%2Flinks'],
    ['a guest', null, 'guest', '/auth/Login', none, null],
    ['a customer', customer, 'customer', '/user/orders', none, null],
    ['a customer', customer, 'affiliate', '/affiliate/links', none, '/user'],
    ['a customer', customer, 'guest', '/auth/Login', next, '/Wishlists'],
    ['an affiliate', affiliate, 'affiliate', '/affiliate/links', none, null],
    ['an affiliate', affiliate, 'customer', '/user', none, '/affiliate/dashboard'],
    ['an affiliate', affiliate, 'guest', '/auth/affiliate-login', none, '/affiliate/dashboard'],
    ['anybody', customer, undefined, '/category/women', none, null],
  ] as const)('%s (%o) on a page for %s at %s is sent on', (_who, who, role, path, query, target) => {
    if (who) signIn(who);
    expect(guardedTarget(role, path, query)).toBe(target);
  });
});
