// The shop that a page is served from: country, language, currency and promises. The same value on server and browser.
import { createContext, type ReactNode, useContext } from 'react';
import type { components } from '@/api/generated';

/** Defined by the server; see `ShopDescription` there. */
export type Shop = components['schemas']['ShopDescription'];
export type Language = Pick<Shop['language'], 'id' | 'code' | 'locale'>;

const ShopContext = createContext<Shop | null>(null);

export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop outside of ShopProvider');
  return shop;
}

let online: Shop | null = null;

/** Sets the shop of this document for code outside of components. */
export function openShop(shop: Shop): void {
  online = shop;
}

/** The shop of this document; in the browser only. */
export function onlineShop(): Shop {
  if (!online) throw new Error('a call before the shop is known');
  return online;
}
