// What the forms of a page do, declared once for both sides: the server runs an action for a form that is sent without script
// (server/src/ssr/submit.rs), the browser as react-router's `action` (`runAction`).
import type { Mutation } from '@/api/send';
import type { Auth } from '@/lib/auth';
import type { PageRequest } from '@/lib/page';

/** A form's fields; an absent one is empty. */
export type Fields = { text(name: string): string; id(name: string): number; has(name: string): boolean };

export type ActionInput = PageRequest & { auth: Auth | null; fields: Fields };

/** `ids` are a guest's saved products from now on; `notice` is the id of a message. */
export type SavedProducts = { ids: readonly number[]; notice: string };

export type Action = {
  call(input: ActionInput): Mutation;
  /** For guests without script, in place of a call: what their browser remembers in a cookie. */
  guest?(input: ActionInput): SavedProducts;
  /** Where it leads when it is done: a path without locale prefix. Without it the page stays. */
  to?(input: ActionInput, answer?: unknown): string;
  /** Without script: the field of the answer with which the address of `to` is completed, such as an order's token. */
  completes?: string;
  /** In the browser: where else than in this shop the answer leads, such as to a payment provider. */
  leave?(answer: unknown): string | null;
  /** In the browser, after the answer. */
  after?(answer: unknown): void;
  /** The page that it leads to says what has been done. */
  isQuiet?: boolean;
  /** What it does to the session when it succeeds. */
  session?: 'begins' | 'ends';
  /** Codes of refusals that mean that what was wanted is so already. */
  done?: readonly string[];
};

/** By intent: what the field `intent` of a form names. */
export type Actions = Readonly<Record<string, Action>>;

export function fieldsOf(entries: { get(name: string): unknown; has(name: string): boolean }): Fields {
  const text = (name: string) => String(entries.get(name) ?? '');
  return { text, id: (name) => Number(text(name)) || 0, has: (name) => entries.has(name) };
}
