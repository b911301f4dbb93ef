// @vitest-environment jsdom
// The payment step's form: no order is submitted with the prices of other choices than the ones made.
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { send } from '@/api/send';
import type { Cart, CheckoutOffer } from '@/api/types';
import type { Countries } from '@/lib/forms/countries';
import { testShop } from '@/lib/page.testing';
import { openWithActions, settle } from '@/routes/actions.testing';
import { FieldsForm } from '@/ui/ActionForm';
import { useCheckoutForm } from './useCheckoutForm';

Object.assign(testShop, { phoneCode: '386' });
// What is filled in is another test's matter.
vi.mock('@/lib/forms/rules', async (original) => ({
  ...(await original<typeof import('@/lib/forms/rules')>()),
  rulesOf: () => ({}),
}));

const cart = { lines: [], coupon: null, totalMinor: 1000 } as unknown as Cart;
const offer = {
  deliveryTypes: [{ type: 'courier' }, { type: 'pickup' }],
  paymentMethods: [],
} as unknown as CheckoutOffer;
const countries = { context: { countryCode: () => 'SI', ids: () => ['3'] }, byId: () => null } as unknown as Countries;

/** Answers the quotes that were requested. */
const quotes: ((totalMinor: number) => void)[] = [];
vi.stubGlobal('fetch', (path: string) => {
  const answer = (data: unknown) => new Response(JSON.stringify({ isSuccess: true, message: '', data }));
  if (!path.startsWith('/api/cart/quote')) return Promise.resolve(answer(null));
  return new Promise((resolve) => quotes.push((totalMinor) => resolve(answer({ ...cart, totalMinor }))));
});

function Form() {
  const props = { cart, offer, profile: null, saved: [], countries, reload: async () => {} };
  const { form } = useCheckoutForm(props);
  return (
    <FieldsForm form={form} labels={{}}>
      <input name="deliveryType" value={form.values.deliveryType} onChange={form.field('deliveryType').onChange} />
    </FieldsForm>
  );
}

it('waits for the quote of the choices', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  const totals: number[] = [];
  const place = {
    call: ({ fields }: { fields: { text(name: string): string } }) => {
      totals.push(JSON.parse(fields.text('order')).shown.totalMinor);
      return send('post', '/api/auth/logout');
    },
  };
  const { root, router } = await openWithActions(box, <Form />, { 'place-order': place } as never);
  const submit = async () => {
    await act(async () => box.querySelector('form')?.requestSubmit());
    await settle(router);
  };
  const quoted = async (totalMinor: number) => {
    await vi.waitFor(() => expect(quotes).toHaveLength(1));
    await act(async () => quotes.shift()?.(totalMinor));
  };
  await submit();
  expect(totals).toEqual([]);
  await quoted(1350);
  await submit();
  expect(totals).toEqual([1350]);

  const field = box.querySelector('[name=deliveryType]') as HTMLInputElement;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'pickup');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await submit();
  expect(totals).toEqual([1350]);
  await quoted(1000);
  await submit();
  expect(totals).toEqual([1350, 1000]);
  act(() => root.unmount());
});
