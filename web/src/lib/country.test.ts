// @vitest-environment jsdom
// The country's entry in local storage, in its specified format.
import { beforeEach, expect, it } from 'vitest';
import { rememberCountry } from './country';
import type { Shop } from './shop';

const shop = (countryId: number, countryCode: string) => ({ countryId, countryCode }) as Shop;
const stored = () => JSON.parse(localStorage.getItem('vitrina.country') ?? 'null');

beforeEach(() => localStorage.clear());

it('is the country of the last visited shop', () => {
  rememberCountry(shop(3, 'SI'));
  expect(stored()).toEqual({ countryCode: 'SI', globals: { id: 3, code: 'SI' } });
  rememberCountry(shop(13, 'HR'));
  expect(stored()).toEqual({ countryCode: 'HR', globals: { id: 13, code: 'HR' } });
  expect(sessionStorage.length).toBe(0);
});
