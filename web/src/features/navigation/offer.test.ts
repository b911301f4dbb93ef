// Which shop is offered: first another language of this shop, then a country with that language, and none when the page's
// language is preferred.
import { expect, it } from 'vitest';
import type { CountryLink } from '@/api/types';
import type { Page } from '@/lib/page';
import type { Shop } from '@/lib/shop';
import { offerFor } from './offer';

const shop = {
  countryCode: 'SI',
  language: { code: 'sl', locale: 'sl-SI' },
  languages: [
    { code: 'sl', locale: 'sl-SI', name: 'slovenščina', prefix: '' },
    { code: 'en', locale: 'en-GB', name: 'English', prefix: '/en' },
  ],
} as unknown as Shop;
const countries = [
  { code: 'DE', name: 'Deutschland', locale: 'de-DE', url: 'https://vitrina.de', languages: ['de'] },
  { code: 'AT', name: 'Österreich', locale: 'de-AT', url: 'https://vitrina.at', languages: ['at'] },
] as CountryLink[];
const alternates = [
  { country: 'SI', language: 'en', path: '/category/women' },
  { country: 'DE', language: 'de', path: '/category/damen' },
];
const page = {
  path: '/category/zenske',
  status: 200,
  query: new URLSearchParams(),
  head: { alternates },
} as unknown as Page;

it.each([
  [['sl', 'en'], null],
  [['sl-SI'], null],
  [['ja', 'sl'], null],
  [['ja'], null],
  [['en-US', 'sl'], '/en/category/women'],
  [['de-DE', 'en'], 'https://vitrina.de/category/damen'],
  [['de'], 'https://vitrina.de/category/damen'],
  [['de-CH'], 'https://vitrina.de/category/damen'],
  // When the page does not exist there, the home page.
  [['de-AT', 'en'], 'https://vitrina.at/'],
])('a visitor who reads %j is offered %j', (wanted, href) => {
  expect(offerFor(wanted, shop, countries, page)?.href ?? null).toBe(href);
});
