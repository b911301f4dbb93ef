// The payment step's form: fields, rules and request body. Fields have the names that the API uses in validation errors.
import type { Address, Cart, CheckoutOffer, PlaceForm, Profile } from '@/api/types';
import { type AddressField, addressRules } from '@/lib/forms/addresses';
import { isEmail, problemsOf, type Rule, type RuleContext, type Rules, rulesOf } from '@/lib/forms/rules';
import type { Shop } from '@/lib/shop';

type Part = 'address' | 'billing';
type PartField = AddressField | 'countryId' | 'phoneCode' | 'phone';
type PartValues<P extends Part> = Record<`${P}.${PartField}`, string>;
type Text = 'email' | 'deliveryType' | 'paymentMethod' | 'note' | 'website' | 'savedAddress' | 'order';

/** `savedAddress` is the id of the selected saved address; `order` is filled in on submit. */
export type CheckoutValues = Record<Text, string> &
  PartValues<'address'> &
  PartValues<'billing'> & { hasBilling: boolean; acceptTerms: boolean };

export function checkoutRules({ hasBilling }: Pick<CheckoutValues, 'hasBilling'>): Rules {
  const { key: _key, coupon: _coupon, ...own } = rulesOf('checkout');
  return { ...own, ...partRules('address'), ...(hasBilling && partRules('billing')) };
}

function partRules(part: Part): Rules {
  const rules = Object.entries(rulesOf('address'));
  return Object.fromEntries(rules.map(([field, list]) => [`${part}.${field}`, list.map((rule) => within(part, rule))]));
}

/** Applies a rule that refers to other fields to those of the same address. */
function within(part: Part, rule: Rule): Rule {
  const { country, code } = rule;
  return { ...rule, ...(country && { country: `${part}.${country}` }), ...(code && { code: `${part}.${code}` }) };
}

type Known = { shop: Shop; offer: CheckoutOffer; profile: Profile | null; saved: readonly Address[] };

export function initialValues({ shop, offer, profile, saved }: Known): CheckoutValues {
  const first = saved.find(({ isDefault }) => isDefault) ?? saved[0] ?? null;
  const [onlyMethod, ...otherMethods] = offer.paymentMethods;
  const name = [profile?.firstName, profile?.lastName].filter(Boolean).join(' ');
  return {
    email: profile?.email ?? '',
    deliveryType: offer.deliveryTypes[0]?.type ?? '',
    paymentMethod: onlyMethod && otherMethods.length === 0 ? onlyMethod.method : '',
    note: '',
    website: '',
    order: '',
    acceptTerms: false,
    hasBilling: false,
    savedAddress: first ? String(first.id) : '',
    ...addressValues('address', shop, first),
    ...(!first && profile && { 'address.name': name, ...phoneOf(profile) }),
    ...addressValues('billing', shop, null),
  };
}

function phoneOf({ phoneCode, phone }: Profile) {
  return phone ? { 'address.phoneCode': phoneCode, 'address.phone': phone } : {};
}

/** The fields of a saved address, or empty ones. */
export function addressValues<P extends Part>(part: P, shop: Shop, saved: Address | null): PartValues<P> {
  const values: Record<PartField, string> = {
    name: saved?.name ?? '',
    address: saved?.address ?? '',
    address2: saved?.address2 ?? '',
    city: saved?.city ?? '',
    state: saved?.state ?? '',
    postalCode: saved?.postalCode ?? '',
    countryId: String(saved?.countryId ?? shop.countryId),
    phoneCode: saved?.phoneCode ?? `+${shop.phoneCode.replace(/^\+/, '')}`,
    phone: saved?.phone ?? '',
  };
  return Object.fromEntries(Object.entries(values).map(([field, text]) => [`${part}.${field}`, text])) as PartValues<P>;
}

/** Whether delivery address and method are valid; errors in other fields do not matter. */
export function isAddressed(values: CheckoutValues, context: RuleContext): boolean {
  const wrong = problemsOf(checkoutRules(values), values, context);
  return !Object.keys(wrong).some((field) => field === 'deliveryType' || field.startsWith('address.'));
}

/** The e-mail address, once it is complete and valid; limits of a coupon per person are checked by it. */
export function emailOf({ email }: Pick<CheckoutValues, 'email'>): string | undefined {
  return isEmail(email.trim()) ? email.trim() : undefined;
}

type Order = Pick<PlaceForm, 'key' | 'lines' | 'coupon' | 'shown'>;

/**
 * The part of the order that is not entered in fields, as JSON: the cart's lines with the prices shown. A coupon that needs an
 * e-mail address counts with the one in the form.
 */
export function orderOf(quote: Cart, key: string): string {
  const lines = quote.lines.filter(({ quantity }) => quantity > 0);
  const order: Order = {
    key,
    lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
    ...(quote.coupon && usableStates.includes(quote.coupon.state) && { coupon: quote.coupon.code }),
    shown: {
      totalMinor: quote.totalMinor,
      lines: lines.map(({ variantId, discountPrice, unitPrice, totalMinor }) => ({
        variantId,
        unitMinor: discountPrice ?? unitPrice,
        totalMinor,
      })),
    },
  };
  return JSON.stringify(order);
}

const usableStates: readonly string[] = ['applied', 'needs-email'];

/** The cart as it was shown with a submitted order; what the order does not contain is as it is now. */
export function cartShownWith(order: string, now: Cart): Cart {
  const { lines, shown } = readOrder(order);
  const shownLines = shown.lines.flatMap(({ variantId, totalMinor }) => {
    const line = now.lines.find((one) => one.variantId === variantId);
    const quantity = lines.find((one) => one.variantId === variantId)?.quantity ?? 0;
    return line ? { ...line, totalMinor, quantity } : [];
  });
  return { ...now, totalMinor: shown.totalMinor, lines: shownLines };
}

type Fields = { text(name: string): string; has(name: string): boolean };

/** The request body made of the form's fields. */
export function placeFormOf(fields: Fields): PlaceForm {
  const address = (part: Part) => ({
    name: fields.text(`${part}.name`),
    address: fields.text(`${part}.address`),
    address2: fields.text(`${part}.address2`),
    city: fields.text(`${part}.city`),
    state: fields.text(`${part}.state`),
    postalCode: fields.text(`${part}.postalCode`),
    countryId: Number(fields.text(`${part}.countryId`)),
    phone: fields.text(`${part}.phone`),
    phoneCode: fields.text(`${part}.phoneCode`),
  });
  return {
    ...readOrder(fields.text('order')),
    email: fields.text('email'),
    deliveryType: fields.text('deliveryType'),
    paymentMethod: fields.text('paymentMethod'),
    address: address('address'),
    ...(fields.has('hasBilling') && { billing: address('billing') }),
    note: fields.text('note'),
    acceptTerms: fields.has('acceptTerms'),
    website: fields.text('website'),
  };
}

/** A form that is not the shop's own has no valid order: an empty one is returned. */
function readOrder(text: string): Order {
  try {
    return JSON.parse(text) as Order;
  } catch {
    return { key: '', lines: [], shown: { totalMinor: 0, lines: [] } };
  }
}

/** Clears the state for countries without states, in case one was entered for another country before. */
export function withoutStates(values: CheckoutValues, codeOf: (countryId: string) => string | null): CheckoutValues {
  const hasNone = (part: Part) => addressRules(codeOf(values[`${part}.countryId`])).state === 'none';
  return {
    ...values,
    ...(hasNone('address') && { 'address.state': '' }),
    ...(hasNone('billing') && { 'billing.state': '' }),
  };
}
