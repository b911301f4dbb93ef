// The data layer of a tag manager. Pushing to it sends nothing by itself: that needs a configured tag and the visitor's consent.
import { isAddressLost } from './addressBar';
import { isPrivate, looksPersonal, publicText } from './private';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The Google Analytics 4 events that the shop sends, by the names of GA4's recommended events. */
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

/** The parameters of an event besides its items. */
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

/** A command of Google's tag: readers of the data layer recognise commands by their being an `arguments` object. */
export function gtag<Command extends keyof Gtag.GtagCommands>(_: Command, ..._rest: Gtag.GtagCommands[Command]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: an array would be taken for something else.
  window.dataLayer.push(arguments);
}

/** A product for GA4 events. `categories` are ordered from the root; prices are in minor units here. */
export type Item = {
  /** Null for a product that the country does not sell: it has neither a name nor a price. */
  id: number | null;
  name: string;
  brand?: string | null;
  categories: readonly string[];
  variant?: string;
  priceMinor: number;
  quantity: number;
  /** The promotion discount per item, already subtracted from the price. */
  discountMinor?: number;
  /** The position in a list, from 0. */
  index?: number;
};

/**
 * An event about products; its value is their price without shipping. Items without an id are left out, because GA4 requires an
 * id or a name; an event about no other item is not sent. The tag manager decides by the visitor's consent what leaves the
 * browser.
 */
export function pushEcommerce(
  event: EcommerceEvent,
  currency: string,
  valueMinor: number,
  items: readonly Item[],
  more: EcommerceDetails = {},
): void {
  const identified = items.filter((item) => item.id !== null);
  if (items.length > 0 && identified.length === 0) return;
  // A search's list is named after its words, so the name is checked for private data.
  const { item_list_name: list, ...others } = more;
  const details = list === undefined || looksPersonal(list) ? others : more;
  push({ ecommerce: null });
  push({ event, ecommerce: { ...details, currency, value: valueMinor / 100, items: identified.map(itemOf) } });
}

function itemOf(item: Item): Gtag.Item {
  const { id, name, brand, categories, variant, priceMinor, discountMinor, quantity, index } = item;
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
    ...(discountMinor && { discount: discountMinor / 100 }),
    quantity,
  };
}

/** Parameters of campaigns and advertisers' click ids. */
const campaign = /^(utm_[a-z_]+|[a-z]*clid|gbraid|wbraid)$/;

/** The URL with the parameters that the page reads and those of campaigns, without private ones. All others are removed. */
export function pageLocation(address: string, known: readonly string[]): string {
  const url = new URL(address);
  const kept = [...url.searchParams].filter(
    ([name, value]) => (campaign.test(name) || known.includes(name)) && !isPrivate(name, value),
  );
  url.search = new URLSearchParams(kept).toString();
  url.pathname = pagePath(url.pathname);
  url.hash = '';
  return url.href;
}

/** Paths that contain an order or invoice number, as in the route table. */
const ordersPath = /(^|\/)(return|user\/orders)\/[^/]+/i;

/** The path, with the route pattern in place of personal segments. */
export function pagePath(path: string): string {
  return path.replace(ordersPath, '$1$2/:invoice');
}

/** The title of a page, without the order number that an order page's title contains. */
function pageTitle(title: string, path: string): string {
  const segment = ordersPath.exec(path)?.[0].split('/').at(-1) ?? '';
  // Unlike `decodeURIComponent`, this accepts malformed text.
  const number = new URLSearchParams(`number=${segment}`).get('number');
  return publicText(number ? title.replaceAll(number, '…') : title);
}

/**
 * `known` are the query parameters that the page reads. No page view is sent for a page that is about to be replaced by its whole
 * URL.
 */
export function pushPageView(title: string, known: readonly string[] = []): void {
  if (isAddressLost()) return;
  const { href, pathname } = window.location;
  push({
    event: 'page_view',
    page_location: pageLocation(href, known),
    page_path: pagePath(pathname),
    page_title: pageTitle(title, pathname),
  });
}
