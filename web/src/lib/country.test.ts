// @vitest-environment jsdom
// The country's entry in local storage: its specified format, and that it survives the monthly cleanup.
import { beforeEach, expect, it } from 'vitest';
import { rememberCountry } from './country';
import type { Shop } from './shop';
import { clearOldStorage } from './storage';

const shop = (countryId: number, countryCode: string) => ({ countryId, countryCode }) as Shop;
const stored = () => JSON.parse(localStorage.getItem('vitrina.country') ?? 'null');

beforeEach(() => localStorage.clear());

it('is the country of the last shop that was visited', () => {
  rememberCountry(shop(3, 'SI'));
  expect(stored()).toEqual({ countryCode: 'SI', globals: { id: 3, code: 'SI' } });
  rememberCountry(shop(13, 'HR'));
  expect(stored()).toEqual({ countryCode: 'HR', globals: { id: 13, code: 'HR' } });
  expect(sessionStorage.length).toBe(0);
});

it('is written anew after storage was wiped', () => {
  rememberCountry(shop(3, 'SI'));
  clearOldStorage([], 1);
  clearOldStorage([], 2 + 30 * 24 * 60 * 60 * 1000);
  expect(stored()).toBeNull();
  rememberCountry(shop(3, 'SI'));
  expect(stored()?.countryCode).toBe('SI');
});
