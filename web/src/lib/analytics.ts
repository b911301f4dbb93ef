// The data layer of a tag manager. Pushing to it sends nothing by itself: a tag must be configured and consented to.

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The events of Google Analytics 4 that the shop tells, as its recommended events are called. */
export type EcommerceEvent = Extract<
  Gtag.EventNames,
  | 'add_payment_info'
  | 'add_shipping_info'
  | 'add_to_cart'
  | 'add_to_wishlist'
  | 'begin_checkout'
  | 'purchase'
  | 'refund'
  | 'remove_from_cart'
  | 'select_item'
  | 'view_cart'
  | 'view_item'
  | 'view_item_list'
>;

/** What events say besides their items. */
export type EcommerceDetails = Omit<Gtag.EventParams, 'items' | 'currency' | 'value'> & {
  item_list_id?: string;
  item_list_name?: string;
  payment_type?: string;
  shipping_tier?: string;
};

type Ecommerce = Required<Pick<Gtag.EventParams, 'currency' | 'value' | 'items'>> & EcommerceDetails;
type Pushed =
  | { ecommerce: null }
  | { event: EcommerceEvent; ecommerce: Ecommerce }
  | ({ event: 'page_view' } & Required<Pick<Gtag.ConfigParams, 'page_location' | 'page_path' | 'page_title'>>)
  | { event: 'gtm.js'; 'gtm.start': number };

export function push(event: Pushed): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}

/** A command of Google's tag: what reads the data layer knows commands by their being `arguments`. */
export function gtag<Command extends keyof Gtag.GtagCommands>(_: Command, ..._rest: Gtag.GtagCommands[Command]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: an array would be taken for something else.
  window.dataLayer.push(arguments);
}

/** A product as GA4 wants it in its events. `categories` are root first; prices are in minor units here. */
export type Item = {
  id: number | null;
  name: string;
  brand?: string | null;
  categories: readonly string[];
  variant?: string;
  priceMinor: number;
  quantity: number;
  /** Its place in a list, from 0. */
  index?: number;
};

/** An event about products. Only what a visitor's consent allows leaves the browser: the tag manager decides by it. */
export function pushEcommerce(
  event: EcommerceEvent,
  currency: string,
  valueMinor: number,
  items: readonly Item[],
  more: EcommerceDetails = {},
): void {
  push({ ecommerce: null });
  push({ event, ecommerce: { ...more, currency, value: valueMinor / 100, items: items.map(itemOf) } });
}

function itemOf({ id, name, brand, categories, variant, priceMinor, quantity, index }: Item): Gtag.Item {
  const levels = categories
    .slice(0, 5)
    .map((category, index) => [`item_category${index === 0 ? '' : index + 1}`, category] as const);
  return {
    item_id: String(id),
    item_name: name,
    item_brand: brand ?? undefined,
    ...Object.fromEntries(levels),
    ...(variant && { item_variant: variant }),
    ...(index !== undefined && { index }),
    price: priceMinor / 100,
    quantity,
  };
}

/** Parameters of campaigns and of the click ids of advertisers. */
const campaign = /^(utm_[a-z_]+|[a-z]*clid|gbraid|wbraid)$/;
/** Parameters that pages read and that are nobody's business: the secrets of links in e-mails, and where somebody came from. */
const secret = new Set(['token', 'next', 'payment', 'order']);

/** The address with the parameters that the page reads and those of campaigns. All others are removed. */
export function pageLocation(address: string, known: readonly string[]): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) {
    const isKnown = campaign.test(name) || (known.includes(name) && !secret.has(name));
    if (!isKnown) url.searchParams.delete(name);
  }
  url.hash = '';
  return url.href;
}

/** `known` are the parameters of the query that the page reads. */
export function pushPageView(title: string, known: readonly string[] = []): void {
  push({
    event: 'page_view',
    page_location: pageLocation(window.location.href, known),
    page_path: window.location.pathname,
    page_title: title,
  });
}
