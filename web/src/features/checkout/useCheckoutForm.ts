// The payment step's form and its quote: the order is submitted with the prices that were shown, once per visit.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { send } from '@/api/send';
import type { Address, Cart, CheckoutOffer, Profile } from '@/api/types';
import { useAuth } from '@/lib/auth';
import type { Countries } from '@/lib/forms/countries';
import { dropDraft, keepDraft, readDraft } from '@/lib/forms/draft';
import { useRefused } from '@/lib/forms/submission';
import { type Form, useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { useShop } from '@/lib/shop';
import { type Read, useRead } from '@/lib/useRead';
import { useAddressLabels } from '@/ui/AddressFields';
import {
  type CheckoutValues,
  cartShownWith,
  checkoutRules,
  emailOf,
  initialValues,
  orderOf,
  withoutStates,
} from './form';
import { changesBetween, type PriceChanges } from './priceChanges';
import { checkoutKey, renewKey } from './visit';

const intent = 'place-order';
/** The debounce time of the quote, in milliseconds. */
const pause = 150;

type Props = {
  cart: Cart;
  reload(): Promise<void>;
  offer: CheckoutOffer;
  profile: Profile | null;
  saved: readonly Address[];
  countries: Countries;
};

type CheckoutForm = {
  form: Form<CheckoutValues>;
  labels: Record<string, string>;
  /** The changes since the shopper pressed the button; no order was placed in this case. */
  changes: PriceChanges | null;
  /** The cart priced for the chosen delivery and payment method, and for the coupon's e-mail address. */
  quoted: Read<Cart>;
  honeypot: RefObject<HTMLInputElement | null>;
};

export function useCheckoutForm({ cart, reload, offer, profile, saved, countries }: Props): CheckoutForm {
  const shop = useShop();
  const draft = useDraft();
  const key = useRef('');
  const requoted = useRequoted();
  const shown = useRef(requoted?.now ?? cart);
  const sent = useRef(cart);
  const honeypot = useRef<HTMLInputElement>(null);
  const [changes, setChanges] = useState<PriceChanges | null>(
    requoted && (() => changesBetween(requoted.before, requoted.now)),
  );
  useEffect(() => {
    key.current = checkoutKey();
  }, []);
  const form = useForm<CheckoutValues>({
    name: 'checkout',
    intent,
    rules: checkoutRules,
    initial: initialValues({ shop, offer, profile, saved }),
    draft,
    context: countries.context,
    // Until the quote for the current choices has arrived, the prices shown are those of other ones.
    canSubmit: (): boolean => quoted.isCurrent,
    follow: (next, changed, before) => followed(countries, next, changed, before),
    sent: (values) => {
      setChanges(null);
      sent.current = shown.current;
      const website = honeypot.current?.value ?? '';
      const order = orderOf(shown.current, key.current);
      return { ...withoutStates(values, countries.context.countryCode), website, order };
    },
    failed: ({ code, data, errors }) => {
      if (code === 'error-price-changed' && data) {
        setChanges(changesBetween(sent.current, data as Cart));
        quoted.setData(data as Cart);
      }
      // Another tab has placed an order in this visit, so the current cart would be a new order and needs a new key.
      if (errors.some((one) => one.code === 'error-idempotency-reused')) {
        renewKey();
        key.current = checkoutKey();
        void reload();
      }
    },
  });
  const quote = send('post', '/api/cart/quote', { body: quoteRequest(cart, form.values) });
  const quoted = useRead(quote, { pause, first: requoted?.now });
  useEffect(() => {
    shown.current = quoted.data ?? cart;
  }, [quoted.data, cart]);
  return { form, labels: useLabels(form.values, countries), changes, quoted, honeypot };
}

/** After an order submitted without JavaScript was refused because prices had changed: the cart as it was shown, and as it is. */
function useRequoted(): { before: Cart; now: Cart } | null {
  const refused = useRefused(intent);
  if (refused?.code !== 'error-price-changed' || !refused.data) return null;
  const now = refused.data as Cart;
  return { before: cartShownWith(refused.sent.order ?? '', now), now };
}

/** The e-mail address is included for a coupon only, and only when it is valid. */
function quoteRequest(cart: Cart, values: CheckoutValues) {
  const { deliveryType, paymentMethod } = values;
  return {
    lines: cart.lines.map(({ variantId, wanted, discountPrice, unitPrice }) => ({
      variantId,
      quantity: wanted,
      shownUnitMinor: discountPrice ?? unitPrice,
    })),
    ...(cart.coupon && { coupon: cart.coupon.code, email: emailOf(values) }),
    deliveryType: deliveryType === 'pickup' ? ('pickup' as const) : ('courier' as const),
    paymentMethod: paymentMethod === 'cash-on-delivery' ? ('cash-on-delivery' as const) : undefined,
  };
}

/** When a guest signs in during checkout, their draft is moved to the account. */
function useDraft(): string {
  const auth = useAuth();
  const guest = 'checkout-guest';
  const own = auth ? `checkout-${auth.id}` : guest;
  useState(() => {
    const typed = Object.entries(readDraft(guest)).filter(([, value]) => value !== '' && value !== false);
    if (own === guest || typed.length === 0) return;
    const values = Object.fromEntries(typed);
    keepDraft(own, { ...readDraft(own), ...values, ...('address.address' in values && { savedAddress: '' }) });
    dropDraft(guest);
  });
  return own;
}

function useLabels({ hasBilling, 'billing.countryId': country }: CheckoutValues, countries: Countries) {
  const t = useT();
  const billing = useAddressLabels(countries.context.countryCode(country), 'billing.');
  return {
    email: t('field-email'),
    deliveryType: t('checkout-delivery'),
    ...useAddressLabels(useShop().countryCode, 'address.'),
    ...(hasBilling && { 'billing.countryId': t('field-country'), ...billing }),
    note: t('checkout-note'),
    paymentMethod: t('checkout-payment'),
    acceptTerms: t('register-terms-label'),
  };
}

/** Name and phone number of the billing address, and its dialling code, are prefilled until they are edited. */
function followed(countries: Countries, next: CheckoutValues, changed: string, before: CheckoutValues): CheckoutValues {
  if (changed === 'hasBilling' && next.hasBilling && next['billing.name'] === '') {
    const { 'address.name': name, 'address.phoneCode': phoneCode, 'address.phone': phone } = next;
    return { ...next, 'billing.name': name, 'billing.phoneCode': phoneCode, 'billing.phone': phone };
  }
  if (changed !== 'billing.countryId') return next;
  const own = countries.byId(before['billing.countryId'])?.phoneCode;
  const code = countries.byId(next['billing.countryId'])?.phoneCode;
  return code && next['billing.phoneCode'] === own && next['billing.phone'] === ''
    ? { ...next, 'billing.phoneCode': code }
    : next;
}
