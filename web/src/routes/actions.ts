// The form actions of a page, declared once for both sides: the server runs an action for a form submitted without JavaScript
// (server/src/ssr/submit.rs), the browser as react-router's `action` (`runAction`).
import type { Mutation } from '@/api/send';
import type { Auth } from '@/lib/auth';
import type { MessageId } from '@/lib/messages';
import type { PageRequest } from '@/lib/page';

/** A form's fields; a missing one reads as empty. */
export type Fields = { text(name: string): string; id(name: string): number; has(name: string): boolean };

export type ActionInput = PageRequest & { auth: Auth | null; fields: Fields };

/** `ids` are a guest's saved products after the action; `notice` is the id of a message. */
type SavedProducts = { ids: readonly number[]; notice: 'wishlist-added' | 'wishlist-removed' };

/**
 * `field` is a JSON pointer into the response's data, to the URL of a payment provider's page or null. `missing` is the message
 * shown without JavaScript when it is null.
 */
export type Leave = { field: '/redirectUrl' | '/payment/redirectUrl'; missing?: MessageId };

export type Action = {
  call(input: ActionInput): Mutation;
  /** For guests, instead of a call: changes the saved products, which are in a cookie or, with JavaScript, in the browser. */
  guest?(input: ActionInput): SavedProducts;
  /** In the browser, such calls run one after the other. */
  isQueued?: boolean;
  /** The page to redirect to on success: a path without locale prefix. Without it, the current page stays. */
  to?(input: ActionInput, answer?: unknown): string;
  /** In the browser the current page stays: it shows the result itself, and `to` is for forms without JavaScript. */
  staysInBrowser?: boolean;
  /** In the browser, the redirect adds a history entry; by default, it replaces the form's. */
  addsEntry?: boolean;
  /** Without JavaScript: the field of the response that is appended to the path of `to`, such as an order's token. */
  completes?: string;
  /** Redirects to a payment provider's page when the response has its URL. */
  leave?: Leave;
  /** In the browser: called with the response's data. */
  after?(answer: unknown, input: ActionInput): void | Promise<void>;
  /** A success changes what pages for everybody show, such as the stock. */
  changesStock?: boolean;
  /** No notice is shown, since the target page states the result. */
  isQuiet?: boolean;
  /** How a success changes the session. */
  session?: 'begins' | 'ends';
  /** Error codes that count as success, because the desired state already exists. */
  done?: readonly string[];
};

/** By intent, the value of a form's field `intent`. */
export type Actions = Readonly<Record<string, Action>>;

export function fieldsOf(entries: { get(name: string): unknown; has(name: string): boolean }): Fields {
  const text = (name: string) => String(entries.get(name) ?? '');
  return { text, id: (name) => Number(text(name)) || 0, has: (name) => entries.has(name) };
}

/** The URL of the payment provider's page in an action's response. The server does the same for a form without JavaScript. */
export function externalRedirectOf({ leave }: Pick<Action, 'leave'>, answer: unknown): string | null {
  const names = leave?.field.slice(1).split('/') ?? [];
  const found = names.reduce((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], answer);
  return leave && typeof found === 'string' ? found : null;
}
