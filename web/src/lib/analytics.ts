// The data layer of a tag manager. Pushing to it sends nothing by itself: a tag must be configured and consented to.
import { isAddressLost } from './addressBar';
import { isPrivate, looksPersonal, publicText } from './private';

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
  /** What promotions take off a piece, which is not in its price any more. */
  discountMinor?: number;
  /** Its place in a list, from 0. */
  index?: number;
};

/** An event about products; its value is what they cost, without shipping. Only what a visitor's consent allows leaves the browser: the tag manager decides by it. */
export function pushEcommerce(
  event: EcommerceEvent,
  currency: string,
  valueMinor: number,
  items: readonly Item[],
  more: EcommerceDetails = {},
): void {
  // The list of a search is called after its words.
  const { item_list_name: list, ...others } = more;
  const details = list === undefined || looksPersonal(list) ? others : more;
  push({ ecommerce: null });
  push({ event, ecommerce: { ...details, currency, value: valueMinor / 100, items: items.map(itemOf) } });
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

/** Parameters of campaigns and of the click ids of advertisers. */
const campaign = /^(utm_[a-z_]+|[a-z]*clid|gbraid|wbraid)$/;

/** The address with the parameters that the page reads and those of campaigns, none of them private. All others are removed. */
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

/** Paths with the number of somebody's order or invoice, as the table of pages has them. */
const ordersPath = /(^|\/)(return|user\/orders)\/[^/]+/i;

/** The path, with the pattern of its page in the place of what is somebody's own. */
export function pagePath(path: string): string {
  return path.replace(ordersPath, '$1$2/:invoice');
}

/** The title of a page. That of an order's page is called after the order. */
function pageTitle(title: string, path: string): string {
  const segment = ordersPath.exec(path)?.[0].split('/').at(-1) ?? '';
  // Unlike `decodeURIComponent` it takes any text.
  const number = new URLSearchParams(`number=${segment}`).get('number');
  return publicText(number ? title.replaceAll(number, '…') : title);
}

/** `known` are the parameters of the query that the page reads. A page that is about to give way to the whole address is not told of. */
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
