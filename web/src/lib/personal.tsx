// What a document was drawn with for one person: who is signed in, a guest's saved products, the pieces in the cart, what a form led to.
import { createContext, type ReactNode, useContext } from 'react';
import type { Auth } from './auth';

/** `formKey` makes the calls of this document's forms one each, however often they are sent. */
export type Visitor = {
  auth: Auth | null;
  wishlist: readonly number[];
  cart: number;
  notice: string | null;
  formKey: string;
};

/** A form that was sent without script and refused. `fields` holds what was entered, without passwords. */
export type Submission = {
  intent: string;
  fields: readonly (readonly [name: string, value: string])[];
  status: number;
  message: string;
  errors: readonly { field: string; code: string; message: string }[] | null;
};

/** `own` has the answers of the page's `own` calls, by name. */
export type Personal = {
  visitor: Visitor;
  own: Readonly<Record<string, { status: number; body: unknown }>>;
  /** Null again once the page is hydrated: forms that open later are new ones. */
  submission: Submission | null;
};

const PersonalContext = createContext<Personal | null>(null);

/** `personal` is null for a document that all visitors share. */
export function PersonalProvider({ personal, children }: { personal: Personal | null; children: ReactNode }) {
  return <PersonalContext value={personal}>{children}</PersonalContext>;
}

/** As the document was drawn, whatever has changed since. */
export function usePersonal(): Personal | null {
  return useContext(PersonalContext);
}
