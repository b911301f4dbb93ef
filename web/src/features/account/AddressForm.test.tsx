// @vitest-environment jsdom
// The error summary lists the fields in the order of the country's address format, the same order as the fields themselves.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Country } from '@/api/types';
import type { Countries } from '@/lib/forms/countries';
import { loadPhones } from '@/lib/forms/phone';
import { frames } from '@/lib/frames.testing';
import { I18nProvider } from '@/lib/i18n';
import { idsAsMessages } from '@/lib/i18n.testing';
import { type Shop, ShopProvider } from '@/lib/shop';
import { AddressForm } from './AddressForm';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// jsdom has no modal dialogs.
HTMLDialogElement.prototype.close = () => {};

const hungary = { id: 5, code: 'HU', name: 'Hungary', title: 'Hungary', phoneCode: '+36' } as Country & {
  title: string;
};
const countries: Countries = {
  list: [hungary],
  choices: [{ value: '5', label: 'Hungary' }],
  codes: [{ value: '+36', label: '+36 Hungary' }],
  context: { countryCode: (id) => (id === '5' ? 'HU' : null), ids: () => ['5'] },
  byId: (id) => (id === '5' ? hungary : null),
  here: hungary,
};

it('lists missing fields in their order', async () => {
  const page = <AddressForm address={null} countries={countries} />;
  const router = createMemoryRouter([{ path: '*', element: page }]);
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  act(() =>
    root.render(
      <I18nProvider i18n={idsAsMessages}>
        <ShopProvider shop={{ prefix: '' } as Shop}>
          <RouterProvider router={router} />
        </ShopProvider>
      </I18nProvider>,
    ),
  );
  await act(async () => {
    box.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await loadPhones();
    await frames();
  });
  const links = () => [...box.querySelectorAll('[data-summary] a')].map((link) => link.getAttribute('href')?.slice(1));
  const fields = [...box.querySelectorAll('input:not([type=hidden]), select')].map(({ id }) => id);
  expect(links()).toEqual(fields.filter((id) => links().includes(id)));
  expect(links().map((id) => id?.split('-').at(-1))).toEqual(['name', 'postalCode', 'city', 'address', 'phone']);
  act(() => root.unmount());
  box.remove();
});
