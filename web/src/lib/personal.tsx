// The data of a document rendered for one visitor: the session, a guest's saved products, the number of items in the cart, the
// result of a form.
import { createContext, type ReactNode, useContext } from 'react';
import type { Answer } from '@/api/get';
import type { Auth } from './auth';

/** `formKey` makes the submissions of this document's forms idempotent. */
export type Visitor = {
  auth: Auth | null;
  wishlist: readonly number[];
  cart: number;
  notice: string | null;
  formKey: string;
};

/** A form that was submitted without JavaScript and rejected. `fields` holds the input, without passwords. */
export type Submission = {
  intent: string;
  fields: readonly (readonly [name: string, value: string])[];
  status: number;
  /** Code, message, field errors and data of the API's response. */
  code: string;
  message: string;
  data: unknown;
  errors: readonly { field: string; code: string; message: string }[] | null;
};

/** `own` has the responses to the page's `own` calls, by name. */
export type Personal = {
  visitor: Visitor;
  own: Readonly<Record<string, Answer>>;
  /** Null again once the page is hydrated: forms that open later are new ones. */
  submission: Submission | null;
};

const PersonalContext = createContext<Personal | null>(null);

/** `personal` is null for a document that all visitors share. */
export function PersonalProvider({ personal, children }: { personal: Personal | null; children: ReactNode }) {
  return <PersonalContext value={personal}>{children}</PersonalContext>;
}

/** The values that the document was rendered with, whatever has changed since. */
export function usePersonal(): Personal | null {
  return useContext(PersonalContext);
}
