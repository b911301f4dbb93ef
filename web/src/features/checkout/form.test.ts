// The payment step's form: its request body, its validation rules, and its initial values.
import { describe, expect, it } from 'vitest';
import type { Address, Cart, CheckoutOffer, Profile } from '@/api/types';
import { problemsOf, type RuleContext } from '@/lib/forms/rules';
import type { Shop } from '@/lib/shop';
import { checkoutRules, initialValues, isAddressed, orderOf, placeFormOf } from './form';

const shop = { countryId: 3, countryCode: 'SI', phoneCode: '386' } as unknown as Shop;
const offer = {
  deliveryTypes: [{ type: 'courier' }, { type: 'pickup' }],
  paymentMethods: [{ method: 'stripe' }, { method: 'cash-on-delivery' }],
} as unknown as CheckoutOffer;
const context: RuleContext = {
  isPhone: () => true,
  countryCode: (id) => (id === '3' ? 'SI' : null),
  ids: () => ['3'],
  today: '2026-11-22',
};
const empty = initialValues({ shop, offer, profile: null, saved: [] });
const filled = {
  ...empty,
  'address.name': 'Ana Novak',
  'address.address': 'Slovenska cesta 1',
  'address.city': 'Ljubljana',
  'address.postalCode': '1000',
  'address.phone': '040123456',
};
const line = { variantId: 7, wanted: 3, quantity: 2, unitPrice: 2000, discountPrice: 1500, totalMinor: 2700 };
const quote = {
  lines: [line, { ...line, variantId: 8, quantity: 0 }],
  coupon: { code: 'WELCOME', state: 'applied' },
  totalMinor: 3050,
} as unknown as Cart;

function fieldsOf(values: Record<string, unknown>) {
  const sent = Object.entries(values).filter(([, value]) => value !== false);
  const entries = new Map(sent.map(([name, value]) => [name, String(value)]));
  return { text: (name: string) => entries.get(name) ?? '', has: (name: string) => entries.has(name) };
}

describe('the order that is sent', () => {
  it('contains the available lines, at the prices that were shown', () => {
    expect(JSON.parse(orderOf(quote, 'a key of a visit'))).toEqual({
      key: 'a key of a visit',
      lines: [{ variantId: 7, quantity: 2 }],
      coupon: 'WELCOME',
      shown: { totalMinor: 3050, lines: [{ variantId: 7, unitMinor: 1500, totalMinor: 2700 }] },
    });
  });

  it('omits a code that is not valid', () => {
    const refused = { ...quote, coupon: { code: 'WELCOME', state: 'waiting' } } as Cart;
    expect(JSON.parse(orderOf(refused, 'k'))).not.toHaveProperty('coupon');
  });

  it('has a code that waits for the e-mail address, which is sent with it', () => {
    const unchecked = { ...quote, coupon: { code: 'WELCOME', state: 'needs-email' } } as Cart;
    expect(JSON.parse(orderOf(unchecked, 'k'))).toMatchObject({ coupon: 'WELCOME' });
  });

  it('has another address for the invoice only when there is one', () => {
    const values = { ...filled, order: orderOf(quote, 'k'), acceptTerms: true };
    const plain = placeFormOf(fieldsOf(values));
    expect(plain).not.toHaveProperty('billing');
    expect(plain).toMatchObject({ acceptTerms: true, address: { city: 'Ljubljana', countryId: 3, phoneCode: '+386' } });
    const billed = placeFormOf(fieldsOf({ ...values, hasBilling: true, 'billing.city': 'Maribor' }));
    expect(billed).toMatchObject({ billing: { city: 'Maribor', countryId: 3 } });
  });

  it('is empty when the form is not the shop’s own', () => {
    expect(placeFormOf(fieldsOf({ email: 'ana@example.com' }))).toMatchObject({
      key: '',
      lines: [],
      acceptTerms: false,
    });
  });
});

describe('the rules', () => {
  const wrong = (values: typeof empty) => Object.keys(problemsOf(checkoutRules(values), values, context));

  it('report all missing fields by name', () => {
    expect(wrong(empty)).toEqual([
      'email',
      'paymentMethod',
      'acceptTerms',
      'address.name',
      'address.address',
      'address.city',
      'address.postalCode',
      'address.phone',
    ]);
  });

  it('know the postcodes of the address’s country', () => {
    expect(wrong({ ...filled, 'address.postalCode': '10' })).toContain('address.postalCode');
    expect(wrong(filled)).not.toContain('address.postalCode');
  });

  it('require a billing address only if it differs', () => {
    expect(wrong(filled).some((field) => field.startsWith('billing'))).toBe(false);
    expect(wrong({ ...filled, hasBilling: true })).toContain('billing.city');
  });

  it('tell whether the destination is known', () => {
    expect([isAddressed(empty, context), isAddressed(filled, context)]).toEqual([false, true]);
  });
});

describe('the initial values of the fields', () => {
  const profile = { email: 'ana@example.com', firstName: 'Ana', lastName: 'Novak', phone: '' } as Profile;
  const saved = [
    { id: 1, name: 'Ana', city: 'Celje', countryId: 3, isDefault: false },
    { id: 2, name: 'Ana Novak', city: 'Kranj', countryId: 3, isDefault: true },
  ] as unknown as Address[];

  it('is the default address of a customer', () => {
    const values = initialValues({ shop, offer, profile, saved });
    expect(values).toMatchObject({ email: 'ana@example.com', savedAddress: '2', 'address.city': 'Kranj' });
  });

  it('is the name of a customer without saved addresses', () => {
    expect(initialValues({ shop, offer, profile, saved: [] })).toMatchObject({
      savedAddress: '',
      'address.name': 'Ana Novak',
    });
  });

  it('has no payment method, unless there is only one', () => {
    expect(empty.paymentMethod).toBe('');
    const one = { ...offer, paymentMethods: offer.paymentMethods.slice(0, 1) };
    expect(initialValues({ shop, offer: one, profile: null, saved: [] }).paymentMethod).toBe('stripe');
  });
});
