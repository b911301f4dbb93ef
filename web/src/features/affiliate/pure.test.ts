// The pure functions of the affiliate area: numbers, days, links, the details form, and the state of the partner's data.
import { describe, expect, it } from 'vitest';
import type { Result } from '@/api/call';
import type { Shop } from '@/lib/shop';
import { affiliateCalls, apiQuery } from './calls';
import { countryRule, detailsBody, detailsRules, detailsValues } from './detailsForm';
import { changeOf, currenciesOf, minorOf, moneyText, scaleOf } from './figures';
import { dayMarks } from './LineChart';
import { trackingLink } from './link';
import { linkParameter, linkRules, linkValues, noLink } from './linkForm';
import { plainText } from './plainText';
import { presetOf, viewHref } from './range';
import { emptyStore, storeOf } from './store';
import { dimensionOf, files } from './views';

const query = (text: string) => new URLSearchParams(text);

describe('figures', () => {
  const shop = { currency: { code: 'EUR', pattern: '{1.234,50} €' } } as Shop;

  it('stay in their currencies', () => {
    const euros = [{ currency: 'EUR', minor: 150, formatted: '1,50 €' }];
    const taka = [{ currency: 'BDT', minor: 9_900, formatted: 'Tk. 99.00' }];
    expect(currenciesOf([euros, taka, euros, []])).toEqual(['BDT', 'EUR']);
    expect([minorOf(euros, 'EUR'), minorOf(euros, 'BDT')]).toEqual([150, 0]);
    expect([moneyText(shop, 'EUR', 123_450), moneyText(shop, 'BDT', 123_450)]).toEqual(['1.234,50 €', '1,234.50 BDT']);
  });

  it('change by whole percent, and not from nothing', () => {
    expect([changeOf(100, 112), changeOf(3, 2), changeOf(5, 5), changeOf(0, 7)]).toEqual([12, -33, 0, null]);
  });

  it.each([0, 1, 3, 7, 10, 99, 101, 2_499, 8_214, 1_000_000])('up to %i have a scale of few round marks', (most) => {
    const marks = scaleOf(most);
    expect(marks[0]).toBe(0);
    expect(marks.at(-1)).toBeGreaterThanOrEqual(most);
    expect(marks.length).toBeLessThanOrEqual(6);
    const step = (marks[1] ?? 0) - (marks[0] ?? 0);
    expect(step).toBeGreaterThan(0);
    for (let index = 1; index < marks.length; index++)
      expect((marks[index] ?? 0) - (marks[index - 1] ?? 0)).toBeCloseTo(step);
  });

  it('name a few days of many, the first and the last among them', () => {
    expect(dayMarks(30, 5)).toEqual([0, 7, 15, 22, 29]);
    expect([dayMarks(0, 5), dayMarks(1, 5), dayMarks(2, 5)]).toEqual([[], [0], [0, 1]]);
  });
});

describe('the days of a view', () => {
  const now = Date.UTC(2026, 10, 23, 12);

  const asked = (text: string) => Object.fromEntries(apiQuery(query(text), now));

  it('are the last thirty unless it says otherwise', () => {
    expect([presetOf(query('')), asked('')]).toEqual([30, {}]);
    expect([presetOf(query('days=7')), asked('days=7')]).toEqual([7, { dateFrom: '2026-11-17' }]);
    expect([presetOf(query('days=8')), asked('days=-1'), asked('days=x')]).toEqual([30, {}, {}]);
  });

  it('are those that it names', () => {
    const named = 'days=7&dateFrom=2026-01-01&dateTo=2026-02-01';
    expect([presetOf(query(named)), asked(named)]).toEqual([null, { dateFrom: '2026-01-01', dateTo: '2026-02-01' }]);
    expect(asked('days=7&dateFrom=&dateTo=2026-02-01')).toEqual({ dateTo: '2026-02-01' });
  });

  it('change without the rest, but for the page', () => {
    expect(viewHref('/a', query('by=source&page=3&days=7'), { days: '90' })).toBe('/a?by=source&days=90');
    expect(viewHref('/a', query('by=source'), { by: null })).toBe('/a');
  });

  it('are what the first call of a page is asked, and what its file holds', () => {
    expect(dimensionOf(query('by=browser'))).toBe('browser');
    expect(dimensionOf(query('by=nonsense'))).toBe('day');
    const auth = { id: 7, userTypeId: 5, expiresAt: '', key: '' };
    const calls = affiliateCalls(auth, query('status=paid&countryId=&page=2'), ['commissions', 'discounts']);
    expect(Object.values(calls).map(({ path }) => path)).toEqual([
      '/api/affiliate/profile/by/user/7',
      '/api/affiliate/commissions?affiliateId=~profile.id&status=paid&page=2',
      '/api/affiliate/discounts/~profile.id',
    ]);
    expect(files.commissions(31, query('status=paid&page=2'))).toBe(
      '/api/affiliate/commissions/export?affiliateId=31&status=paid',
    );
  });
});

describe('a link', () => {
  const options = { code: 'NIKA', discountId: '', source: '', medium: '', campaign: '', content: '', term: '' };
  const origin = 'https://vitrina.example';

  it('carries the code and the campaign, besides what the address has', () => {
    const made = trackingLink('https://vitrina.example/product/tee?color=rust#size', origin, {
      ...options,
      discountId: '31',
      campaign: ' zima & sneg ',
    });
    expect(made).toBe(
      'https://vitrina.example/product/tee?color=rust&ref=NIKA&adid=31&utm_campaign=zima+%26+sneg#size',
    );
  });

  it('is made of an address without its scheme, or of a path', () => {
    expect(trackingLink('vitrina.example/a', origin, options)).toBe('https://vitrina.example/a?ref=NIKA');
    expect(trackingLink('/en/a', origin, options)).toBe('https://vitrina.example/en/a?ref=NIKA');
    expect(trackingLink('https://vitrina.example/?ref=OTHER', origin, options)).toBe(
      'https://vitrina.example/?ref=NIKA',
    );
  });

  it.each(['', 'javascript:alert(1)', 'mailto:a@b.example', 'https://'])('is not made of %j', (typed) => {
    expect(trackingLink(typed, origin, options)).toBeNull();
  });

  it('finds its form again in the address of the page', () => {
    const values = { ...noLink, address: 'https://a.example/?x=1&y=2', term: 'ä = b' };
    expect(linkValues(linkParameter(values))).toEqual(values);
    expect(linkValues(null)).toBeNull();
  });

  it('leads to an address or to what was picked', () => {
    for (const [kind, field] of [
      ['address', 'address'],
      ['catalogue', 'target'],
    ] as const)
      expect(linkRules({ ...noLink, kind })[field]).toEqual([{ rule: 'required' }]);
  });
});

describe('the details of a partner', () => {
  const channels = [{ kind: 'blog', address: 'blog.example', followers: 1_200 }];
  const texts = { kind: 'company', company: 'Tone d.o.o.', webAddress: 'tone.example', promotion: 'One.\nTwo.' };

  it('are sent as they were filled in', () => {
    const values = detailsValues(texts, channels, [3], [1, 3]);
    expect(values).toMatchObject({ channelAddress0: 'blog.example', channelAddress1: '', 'country-3': true });
    const sent: Record<string, unknown> = { ...values, countries: '1.3' };
    const read = { text: (name: string) => String(sent[name] ?? ''), has: (name: string) => sent[name] === true };
    expect(detailsBody(read)).toEqual({ ...texts, channels, countryIds: [3], promotion: ['One.', 'Two.'] });
  });

  it('name a company only for companies, and at least one country', async () => {
    expect(detailsRules('person').company).toBeUndefined();
    expect(detailsRules('company').company?.[0]).toEqual({ rule: 'required' });
    const rule = countryRule([1, 3])['country-1'];
    expect(await rule?.({ 'country-1': false, 'country-3': true })).toBeNull();
    expect(await rule?.({ 'country-1': false })).toEqual({ code: 'form-required' });
  });

  it('take texts of products as words', () => {
    expect(plainText('<p>Soft &amp; light</p><ul><li>a</li><li>b &lt; c</li></ul>')).toBe('Soft & light\na\nb < c');
  });
});

describe('what is known of a partner', () => {
  const say = (id: string) => id;
  const good = (data: unknown): Result<unknown> => ({ ok: true, status: 200, data, message: '' });
  const bad = (message: string): Result<unknown> => ({ ok: false, status: 500, code: '', message, errors: [] });

  it('is on its way until it is there', () => {
    expect(Object.values(storeOf(null, false, say).loading)).toEqual([true, true, true, true, true]);
    expect(Object.values(storeOf({}, true, say).loading)).toEqual([true, true, true, true, true]);
    const store = storeOf({ profile: good({ id: 7 }), commissions: good([{ id: 1 }]) }, false, say);
    expect(store).toMatchObject({ profile: { id: 7 }, commissions: { items: [{ id: 1 }], meta: null }, error: null });
    expect(Object.values(store.loading)).toEqual([false, false, false, false, false]);
  });

  it('says what went wrong in the words of the server, and else in its own', () => {
    const failed = (name: string) => storeOf({ [name]: bad('') }, false, say).error;
    expect(['profile', 'dashboard', 'discounts', 'commissions', 'analytics', 'mediaKit'].map(failed)).toEqual([
      'affiliate-error-profile',
      'affiliate-error-dashboard',
      'affiliate-error-discounts',
      'affiliate-error-commissions',
      'affiliate-error-analytics',
      'affiliate-error',
    ]);
    expect(storeOf({ profile: bad('Closed today') }, false, say).error).toBe('Closed today');
  });

  it('is nothing once it is cleared', () => {
    const { loading, error, ...data } = emptyStore;
    expect([...Object.values(loading), error, ...Object.values(data)].every((value) => !value)).toBe(true);
  });
});
