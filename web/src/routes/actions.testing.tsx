// For unit tests: renders components in a router whose page has form actions, as it has in the shop.
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, type LoaderFunction, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect } from 'vitest';
import { I18nProvider } from '@/lib/i18n';
import { idsAsMessages } from '@/lib/i18n.testing';
import { testShop } from '@/lib/page.testing';
import { openShop, ShopProvider } from '@/lib/shop';
import { until } from '@/lib/until.testing';
import type { Actions } from './actions';
import { browserContext } from './browserLoader';
import { runAction } from './runAction';

const Nothing = () => null;

type Options = { url?: string; loader?: LoaderFunction };
type Router = ReturnType<typeof createMemoryRouter>;
export type RenderedPage = { root: Root; router: Router };

export async function openWithActions(
  box: HTMLElement,
  element: ReactNode,
  actions: Actions,
  { url = '/', loader }: Options = {},
): Promise<RenderedPage> {
  openShop(testShop);
  const context = new RouterContextProvider();
  const router = createMemoryRouter(
    [
      {
        path: '*',
        loader,
        element,
        action: (args) => runAction({}, async () => actions, args),
        HydrateFallback: Nothing,
      },
    ],
    { initialEntries: [url], getContext: () => context },
  );
  const navigate = (to: string, options: object) => void router.navigate(to, options);
  context.set(browserContext, { shop: testShop, translator: idsAsMessages, navigate, expire: () => {} } as never);
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
  await settle(router);
  return { root, router };
}

/** Waits until the page has its data, and every submission its result. */
export function settle(router: Router): Promise<void> {
  return until(() => {
    const { initialized, navigation, revalidation, fetchers } = router.state;
    expect([initialized, navigation.state, revalidation, fetchers.size]).toEqual([true, 'idle', 'idle', 0]);
  });
}
