// @vitest-environment jsdom
// The monthly clearing of local storage, with the entries that the shop keeps.
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberSearch } from '@/features/search/words';
import { signIn, signOut } from '@/lib/auth';
import { rememberCountry } from '@/lib/country';
import type { Shop } from '@/lib/shop';
import { clearOldStorage } from '@/lib/storage';
import { keptKeys } from './keptStorage';

const start = 1_000_000;
const days = (count: number) => start + count * 24 * 60 * 60 * 1000;
const shop = { countryId: 3, countryCode: 'SI' } as Shop;
/** As a visit of the shop begins. */
const visit = (now: number) => clearOldStorage(keptKeys(), now);
const stored = () => Object.keys(localStorage).sort();

const kept = [
  'vitrina.cart',
  'vitrina.consent',
  'vitrina.language-offered',
  'vitrina.wheel',
  'vitrina.wishlist',
  'vitrina.wishlist.guest',
];
const cleared = ['vitrina.checkout', 'vitrina.country', 'vitrina.purchases', 'vitrina.searches'];

beforeEach(() => {
  signOut();
  localStorage.clear();
});

describe('the monthly clearing of local storage', () => {
  it("keeps the visitor's choices and lists, and clears everything else", () => {
    visit(start);
    for (const key of [...kept, ...cleared, 'of.another.program']) localStorage.setItem(key, '1');
    const all = stored();
    visit(days(30));
    expect(stored()).toEqual(all);
    visit(days(30) + 1);
    expect(stored()).toEqual([...kept, 'vitrina.cleared'].sort());
  });

  it('runs once in thirty days, and not on the first visit', () => {
    rememberSearch('tee');
    visit(start);
    expect(stored()).toContain('vitrina.searches');
    visit(days(31));
    expect(stored()).not.toContain('vitrina.searches');
    rememberSearch('tee');
    visit(days(61));
    expect(stored()).toContain('vitrina.searches');
    visit(days(62));
    expect(stored()).not.toContain('vitrina.searches');
  });

  it.each([
    ['2999-01-01T00:00:00Z', true],
    ['2020-01-01T00:00:00Z', false],
  ])('keeps a session that ends at %s: %s', (expiresAt, isKept) => {
    visit(start);
    signIn({ id: 7, userTypeId: 2, expiresAt });
    expect(stored()).toContain('vitrina.auth');
    visit(days(31));
    expect(stored().includes('vitrina.auth')).toBe(isKept);
  });

  it('clears the country, which the same visit writes again', () => {
    visit(start);
    rememberCountry(shop);
    visit(days(31));
    expect(stored()).not.toContain('vitrina.country');
    rememberCountry(shop);
    expect(JSON.parse(localStorage.getItem('vitrina.country') ?? 'null')).toMatchObject({ countryCode: 'SI' });
  });
});
