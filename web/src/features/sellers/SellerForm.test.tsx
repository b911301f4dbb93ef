// @vitest-environment jsdom
// The honeypot of the application form: what a bot writes into it is sent, although React does not notice it.
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { send } from '@/api/send';
import { openWithActions, settle } from '@/routes/actions.testing';
import { SellerForm } from './SellerForm';

vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ isSuccess: true, message: '', data: null })));
// What is filled in is another test's matter.
vi.mock('@/lib/forms/rules', async (original) => ({
  ...(await original<typeof import('@/lib/forms/rules')>()),
  rulesOf: () => ({}),
}));

it('is read when the form is sent', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  const sent: string[] = [];
  const apply = {
    call: ({ fields }: { fields: { text(name: string): string } }) => {
      sent.push(fields.text('fax'));
      return send('post', '/api/auth/logout');
    },
  };
  const { root, router } = await openWithActions(box, <SellerForm />, { 'seller-apply': apply } as never, {
    loader: async () => ({ countries: [] }),
  });
  await act(async () => box.querySelector<HTMLInputElement>('[name=tShirts]')?.click());
  for (const text of ['', 'https://spam.example']) {
    Object.assign(box.querySelector('[name=fax]') as HTMLInputElement, { value: text });
    await act(async () => box.querySelector('form')?.requestSubmit());
    await settle(router);
  }
  expect(sent).toEqual(['', 'https://spam.example']);
  act(() => root.unmount());
});
