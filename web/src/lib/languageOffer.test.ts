// Who is offered which shop: the language here first, then the country that speaks it, and nothing to whom the page suits.
import { expect, it } from 'vitest';
import type { Navigation } from '@/api/types';
import { offerFor } from './languageOffer';
import type { Shop } from './shop';

const shop = {
  language: { code: 'sl', locale: 'sl-SI' },
  languages: [
    { code: 'sl', locale: 'sl-SI', name: 'slovenščina', prefix: '' },
    { code: 'en', locale: 'en-GB', name: 'English', prefix: '/en' },
  ],
} as unknown as Shop;
const countries = [
  { code: 'DE', name: 'Deutschland', locale: 'de-DE', url: 'https://vitrina.de' },
  { code: 'AT', name: 'Österreich', locale: 'de-AT', url: 'https://vitrina.at' },
] as Navigation['countries'];

it.each([
  [['sl', 'en'], null],
  [['sl-SI'], null],
  [['ja', 'sl'], null],
  [['ja'], null],
  [['en-US', 'sl'], '/en/brands'],
  [['de-AT', 'en'], 'https://vitrina.at/'],
  [['de'], 'https://vitrina.de/'],
  [['de-CH'], 'https://vitrina.de/'],
])('to somebody who reads %j is offered %j', (wanted, href) => {
  expect(offerFor(wanted, shop, countries, '/brands')?.href ?? null).toBe(href);
});
