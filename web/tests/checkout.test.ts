// The payment step rendered on the server: a form that orders without JavaScript, and the page after the server has refused it.
import { describe, expect, test } from 'vitest';
import type { Address, Cart, CheckoutOffer, Profile } from '@/api/types';
import { plan } from '@/entry-server';
import type { Submission } from '@/lib/personal';
import { cart } from './cartFixtures';
import { shop } from './catalogueFixtures';
import { renderPage } from './renderPage';

const url = '/Checkout?step=payment';
const good = (data: unknown) => ({ status: 200, body: { isSuccess: true, message: '', data } });
const countries = { '/api/country/getAllActiveData': [{ id: 3, code: 'SI', name: 'Slovenia', phoneCode: '+386' }] };
const courier = { type: 'courier', shippingMinor: 390, freeFromMinor: 5000, arrives: null, pickup: null };
const offer = {
  deliveryTypes: [courier, { ...courier, type: 'pickup', shippingMinor: 0 }],
  paymentMethods: [
    { method: 'sandbox', isOnline: true, chargeMinor: 0 },
    { method: 'cash-on-delivery', isOnline: false, chargeMinor: 190 },
  ],
} as unknown as CheckoutOffer;
const ana = { id: 7, userTypeId: 2, expiresAt: '2999-01-01T00:00:00.000Z', key: 'k' };
const profile = { email: 'ana@example.com', firstName: 'Ana', lastName: 'Novak' } as Profile;
const home = { id: 1, name: 'Ana Novak', address: 'Trubarjeva 1', city: 'Ljubljana', countryId: 3 } as Address;

type Options = { quote?: Cart; submission?: Submission; addresses?: Address[] };

function open({ quote = cart(), submission, addresses }: Options = {}) {
  const auth = addresses ? ana : null;
  const visitor = { auth, wishlist: [], cart: 3, notice: null, formKey: 'key-of-this-page' };
  const own = {
    cart: good(quote),
    offer: good(offer),
    ...(addresses && { profile: good(profile), addresses: good(addresses) }),
  };
  const { html } = renderPage(url, countries, {}, { visitor, own, submission: submission ?? null });
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const form =
    main
      .split('<form')
      .find((part) => part.includes('value="place-order"'))
      ?.split('</form>')[0] ?? '';
  return { main, form, fields: fieldsIn(form) };
}

/** What a browser without JavaScript submits: unchecked and disabled inputs are not part of it. */
function fieldsIn(form: string): Map<string, string> {
  const attribute = (tag: string, name: string) =>
    new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&quot;', '"');
  const fields = new Map<string, string>();
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const isLeftOut = / disabled=""/.test(tag) || (/type="(radio|checkbox)"/.test(tag) && !/ checked=""/.test(tag));
    const name = attribute(tag, 'name');
    if (name && !isLeftOut) fields.set(name, attribute(tag, 'value') ?? '');
  }
  return fields;
}

function planned(fields: Map<string, string>) {
  const visitor = { auth: null, wishlist: [], cart: 3, notice: null, formKey: '' };
  return JSON.parse(plan(JSON.stringify({ url, shop: { ...shop, path: url }, visitor, fields: [...fields] })));
}

describe('the payment step without JavaScript', () => {
  test('is a form with a button that can be pressed', () => {
    const { main, form } = open();
    expect(form).toContain('name="intent" value="place-order"');
    const button = /<button[^>]*form="checkout-form"[^>]*>/.exec(main)?.[0];
    expect(button).not.toMatch(/disabled|data-busy/);
    expect(main.slice(0, main.indexOf('name="email"'))).not.toContain('script-only');
  });

  test('orders the lines at the prices shown, and leads to the payment page that the answer names', () => {
    const { fields } = open({
      quote: cart({ coupon: { code: 'TEN', state: 'needs-email', reason: '', message: '', amountMinor: 0 } }),
    });
    fields.set('email', 'ana@example.com').set('paymentMethod', 'sandbox').set('acceptTerms', 'on');
    fields.set('address.city', 'Ljubljana');
    expect(planned(fields)).toMatchObject({
      kind: 'call',
      method: 'POST',
      path: '/api/checkout/place',
      body: {
        key: 'key-of-this-page',
        lines: [
          { variantId: 7, quantity: 1 },
          { variantId: 8, quantity: 2 },
        ],
        coupon: 'TEN',
        shown: { totalMinor: 3580 },
        deliveryType: 'courier',
        paymentMethod: 'sandbox',
        acceptTerms: true,
        address: { city: 'Ljubljana', countryId: 3 },
      },
      to: '/en/OrderConfirmation?order=',
      completes: 'token',
      leave: { field: '/payment/redirectUrl' },
    });
    expect(planned(fields).body).not.toHaveProperty('billing');
  });

  test('shows the fields that a choice would open', () => {
    const { form, fields } = open();
    expect(form).toMatch(/<div class="hidden noscript:contents">.*name="billing.address"/s);
    expect([fields.get('billing.address'), fields.has('hasBilling')]).toEqual(['', false]);
  });

  test('sends the address that its fields hold, and no choice among saved ones', () => {
    const { form, fields } = open({ addresses: [home, { ...home, id: 2, city: 'Celje' }] });
    expect(form).toMatch(/<div class="script-only"><fieldset/);
    expect(form).toMatch(/<div class="hidden noscript:contents">.*name="address.city"/s);
    expect([fields.get('address.city'), fields.has('savedAddress')]).toEqual(['Ljubljana', false]);
  });

  test('shows what has changed when prices were refused, and orders at the new ones', () => {
    const before = open();
    const entered = before.fields.set('paymentMethod', 'cash-on-delivery').set('email', 'ana@example.com');
    const data = cart({ cashOnDeliveryMinor: 190, totalMinor: 3770 });
    const { main, form, fields } = open({
      submission: {
        intent: 'place-order',
        fields: [...entered].filter(([name]) => name !== 'intent' && name !== 'formKey'),
        status: 409,
        code: 'error-price-changed',
        message: 'Prices have changed.',
        data,
        errors: null,
      },
    });
    expect(form).toContain('Prices have changed.');
    const changes = main.slice(main.indexOf('checkout-changes'), main.indexOf('checkout-contact'));
    expect(changes).toMatch(/35\.80 €.*37\.70 €/s);
    expect(changes).not.toContain('Ribbed top');
    expect(fields.get('email')).toBe('ana@example.com');
    expect(fields.get('paymentMethod')).toBe('cash-on-delivery');
    expect(JSON.parse(fields.get('order') ?? '')).toMatchObject({ shown: { totalMinor: 3770 } });
  });
});
