// @vitest-environment jsdom
// The operator's first steps are shown on local hosts only.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { I18nProvider } from '@/lib/i18n';
import { idsAsMessages } from '@/lib/i18n.testing';
import { testShop } from '@/lib/page.testing';
import { ShopProvider } from '@/lib/shop';
import { FirstSteps } from './FirstSteps';

const element = (
  <ShopProvider shop={testShop}>
    <I18nProvider i18n={idsAsMessages}>
      <FirstSteps />
    </I18nProvider>
  </ShopProvider>
);
const box = document.createElement('div');
let root: Root;
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function openOn(hostname: string): Promise<string> {
  vi.stubGlobal('location', { hostname });
  root = createRoot(box);
  await act(async () => root.render(element));
  return box.textContent ?? '';
}

it.each(['localhost', 'si.localhost', '127.0.0.1', '[::1]'])('on %s it lists the next commands', async (host) => {
  const text = await openOn(host);
  expect(text).toContain('first-steps-title');
  expect(text).toContain('vitrina catalog import shop.csv --format shopify --tenant SI');
  expect(text).toContain('vitrina doctor');
});

it.each(['vitrina.si', 'localhost.example', 'mylocalhost', '10.127.0.1', '203.0.113.7'])(
  'on %s there is nothing',
  async (host) => {
    expect(await openOn(host)).toBe('');
  },
);

it('is not in documents rendered on the server', async () => {
  await openOn('localhost');
  expect(renderToString(element)).toBe('');
});
