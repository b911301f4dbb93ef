// The shop a page is served from: country, language, currency and promises. The same value on server and browser.
import { createContext, type ReactNode, useContext } from 'react';
import type { SocialLink } from '@/api/types';

export type Language = { id: number; code: string; locale: string };

/** Amounts are minor units; null means that the shop does not offer it. `prefix` is "" or "/en". */
export type Shop = {
  countryId: number;
  countryCode: string;
  countryName: string;
  currency: { code: string; symbol: string; pattern: string };
  language: Language;
  languages: (Language & { name: string; prefix: string })[];
  prefix: string;
  origin: string;
  mediaBase: string;
  phoneCode: string;
  returnDays: number;
  deliveryDays: { min: number; max: number };
  freeDeliveryMinor: number | null;
  shippingMinor: number;
  codMinor: number | null;
  paymentMethods: string[];
  legal: { name: string; address: string; vatId: string | null; email: string; phone: string | null };
  socialLinks: SocialLink[];
  gtmId: string | null;
  path: string;
  isAssetBuild?: boolean;
};

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

/** Tells calls outside of components which shop this browser is in. */
export function openShop(shop: Shop): void {
  online = shop;
}

/** The shop of this document; in the browser only. */
export function onlineShop(): Shop {
  if (!online) throw new Error('a call before the shop is known');
  return online;
}
