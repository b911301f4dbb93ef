// For unit tests: renders a page's component in a router with a loader, in a shop whose messages are their ids.
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, type LoaderFunction } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { I18nProvider } from './i18n';
import { idsAsMessages } from './i18n.testing';
import { openShop, type Shop, ShopProvider } from './shop';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A shop in English with prices in euros. */
export const testShop = {
  countryId: 3,
  countryCode: 'SI',
  prefix: '',
  mediaBase: '',
  currency: { code: 'EUR', pattern: '{amount} €' },
  language: { id: 1, code: 'en', locale: 'en' },
} as unknown as Shop;

const Nothing = () => null;

export async function openPage(box: HTMLElement, element: ReactNode, loader: LoaderFunction): Promise<Root> {
  openShop(testShop);
  const router = createMemoryRouter([{ path: '*', loader, element, HydrateFallback: Nothing }]);
  const root = createRoot(box);
  await act(async () =>
    root.render(
      <ShopProvider shop={testShop}>
        <I18nProvider i18n={idsAsMessages}>
          <RouterProvider router={router} />
        </I18nProvider>
      </ShopProvider>,
    ),
  );
  return root;
}
