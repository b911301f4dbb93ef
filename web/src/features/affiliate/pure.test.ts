// The pure functions of the affiliate area: numbers, days, links, the details form, and the state of the partner's data.
import { describe, expect, it } from 'vitest';
import type { Result } from '@/api/call';
import { joinedChanges } from '@/lib/forms/changedFields';
import { plainLines } from '@/lib/plainText';
import type { Shop } from '@/lib/shop';
import { affiliateCalls, daysOf } from './calls';
import { countryRule, detailsBody, detailsRules, detailsValues, profileFieldOf } from './detailsForm';
import { changeOf, currenciesOf, minorOf, moneyText, scaleOf } from './figures';
import { dayMarks } from './LineChart';
import { trackingLink } from './link';
import { linkParameter, linkRules, linkValues, noLink } from './linkForm';
import { presetOf, viewHref } from './range';
import { emptyStore, storeOf } from './store';
import { dimensionOf, files } from './views';

const query = (text: string) => new URLSearchParams(text);

describe('figures', () => {
  const shop = { currency: { code: 'EUR', pattern: '{1.234,50} €' } } as Shop;

  it('are separate for each currency', () => {
    const euros = [{ currency: 'EUR', minor: 150, formatted: '1,50 €' }];
    const taka = [{ currency: 'BDT', minor: 9_900, formatted: 'Tk. 99.00' }];
    expect(currenciesOf([euros, taka, euros, []])).toEqual(['BDT', 'EUR']);
    expect([minorOf(euros, 'EUR'), minorOf(euros, 'BDT')]).toEqual([150, 0]);
    expect([moneyText(shop, 'EUR', 123_450), moneyText(shop, 'BDT', 123_450)]).toEqual(['1.234,50 €', '1,234.50 BDT']);
  });

  it('change by whole percent, and have no change from zero', () => {
    expect([changeOf(100, 112), changeOf(3, 2), changeOf(5, 5), changeOf(0, 7)]).toEqual([12, -33, 0, null]);
  });

  it.each([0, 1, 3, 7, 10, 99, 101, 2_499, 8_214, 1_000_000])('up to %i have a scale of few round ticks', (most) => {
    const marks = scaleOf(most);
    expect(marks[0]).toBe(0);
    expect(marks.at(-1)).toBeGreaterThanOrEqual(most);
    expect(marks.length).toBeLessThanOrEqual(6);
    const step = (marks[1] ?? 0) - (marks[0] ?? 0);
    expect(step).toBeGreaterThan(0);
    for (let index = 1; index < marks.length; index++)
      expect((marks[index] ?? 0) - (marks[index - 1] ?? 0)).toBeCloseTo(step);
  });

  it('label a few of many days, including the first and the last', () => {
    expect(dayMarks(30, 5)).toEqual([0, 7, 15, 22, 29]);
    expect([dayMarks(0, 5), dayMarks(1, 5), dayMarks(2, 5)]).toEqual([[], [0], [0, 1]]);
  });
});

describe('the days of a view', () => {
  const now = Date.UTC(2026, 10, 23, 12);

  const asked = (text: string) => daysOf(query(text), now);

  it('are the last thirty by default', () => {
    expect([presetOf(query('')), asked('')]).toEqual([30, {}]);
    expect([presetOf(query('days=7')), asked('days=7')]).toEqual([7, { dateFrom: '2026-11-17' }]);
    expect([presetOf(query('days=8')), asked('days=-1'), asked('days=x')]).toEqual([30, {}, {}]);
  });

  it('are those of the query', () => {
    const named = 'days=7&dateFrom=2026-01-01&dateTo=2026-02-01';
    expect([presetOf(query(named)), asked(named)]).toEqual([null, { dateFrom: '2026-01-01', dateTo: '2026-02-01' }]);
    expect(asked('days=7&dateFrom=&dateTo=2026-02-01')).toEqual({ dateTo: '2026-02-01' });
  });

  it('change without other parameters, except the page', () => {
    expect(viewHref('/a', query('by=source&page=3&days=7'), { days: '90' })).toBe('/a?by=source&days=90');
    expect(viewHref('/a', query('by=source'), { by: null })).toBe('/a');
  });

  it('are used by the first call of a page and by its file', () => {
    expect(dimensionOf(query('by=browser'))).toBe('browser');
    expect(dimensionOf(query('by=nonsense'))).toBe('day');
    const auth = { id: 7, userTypeId: 5, expiresAt: '', key: '' };
    const calls = affiliateCalls(auth, query('status=paid&countryId=&page=2'), ['commissions', 'discounts']);
    expect(Object.values(calls).map(({ path }) => path)).toEqual([
      '/api/affiliate/profile/by/user/7',
      '/api/affiliate/commissions?affiliateId=~profile.id&status=paid&page=2',
      '/api/affiliate/discounts/~profile.id',
    ]);
    expect(affiliateCalls(auth, query('by=nonsense&compare=true'), ['analytics']).analytics?.path).toBe(
      '/api/affiliate/~profile.id/utm-analytics?compare=true',
    );
    expect(files.commissions(31, query('status=paid&page=2'))).toBe(
      '/api/affiliate/commissions/export?affiliateId=31&status=paid',
    );
  });
});

describe('a link', () => {
  const options = { code: 'NIKA', discountId: '', source: '', medium: '', campaign: '', content: '', term: '' };
  const origin = 'https://vitrina.example';

  it("has the code and the campaign, in addition to the URL's own parameters", () => {
    const made = trackingLink('https://vitrina.example/product/tee?color=rust#size', origin, {
      ...options,
      discountId: '31',
      campaign: ' zima & sneg ',
    });
    expect(made).toBe(
      'https://vitrina.example/product/tee?color=rust&ref=NIKA&adid=31&utm_campaign=zima+%26+sneg#size',
    );
  });

  it('is made from a URL without scheme, or from a path', () => {
    expect(trackingLink('vitrina.example/a', origin, options)).toBe('https://vitrina.example/a?ref=NIKA');
    expect(trackingLink('/en/a', origin, options)).toBe('https://vitrina.example/en/a?ref=NIKA');
    expect(trackingLink('https://vitrina.example/?ref=OTHER', origin, options)).toBe(
      'https://vitrina.example/?ref=NIKA',
    );
  });

  it.each(['', 'javascript:alert(1)', 'mailto:a@b.example', 'https://'])('is not made from %j', (typed) => {
    expect(trackingLink(typed, origin, options)).toBeNull();
  });

  it("restores its form from the page's URL", () => {
    const values = { ...noLink, address: 'https://a.example/?x=1&y=2', term: 'ä = b' };
    expect(linkValues(linkParameter(values))).toEqual(values);
    expect(linkValues(null)).toBeNull();
  });

  it('leads to a URL or to the selected target', () => {
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

  it('are sent as entered', () => {
    const values = detailsValues(texts, channels, [3], [1, 3]);
    expect(values).toMatchObject({ channelAddress0: 'blog.example', channelAddress1: '', 'country-3': true });
    const sent: Record<string, unknown> = { ...values, countries: '1.3' };
    const read = { text: (name: string) => String(sent[name] ?? ''), has: (name: string) => sent[name] === true };
    expect(detailsBody(read)).toEqual({ ...texts, channels, countryIds: [3], promotion: ['One.', 'Two.'] });
  });

  it('name the fields of the profile that were changed', () => {
    const texts = { kind: 'company', company: 'Kos', webAddress: '', promotion: '' };
    const saved = {
      ...detailsValues(texts, [], [3], [1, 3]),
      timeZone: 'Europe/Ljubljana',
      statements: true,
      agreesToProgramme: false,
    };
    const changed = (changes: object) => joinedChanges({ ...saved, ...changes }, saved, profileFieldOf);
    expect(changed({})).toBe('');
    expect(changed({ company: 'Vrabec', agreesToProgramme: true })).toBe('kind');
    expect(changed({ channelKind1: 'blog', channelAddress1: 'kos.example' })).toBe('channels');
    expect(changed({ 'country-1': true, timeZone: 'Europe/Rome', statements: false })).toBe(
      'countryIds,timeZone,emails',
    );
  });

  it('name a company only for companies, and at least one country', async () => {
    expect(detailsRules('person').company).toBeUndefined();
    expect(detailsRules('company').company?.[0]).toEqual({ rule: 'required' });
    const rule = countryRule([1, 3])['country-1'];
    expect(await rule?.({ 'country-1': false, 'country-3': true })).toBeNull();
    expect(await rule?.({ 'country-1': false })).toEqual({ code: 'form-required' });
  });

  it('accept product texts as search words', () => {
    expect(plainLines('<p>Soft &amp; light</p><ul><li>a</li><li>b &lt; c</li></ul>')).toBe('Soft & light\na\nb < c');
  });
});

describe('the state of a partner', () => {
  const translate = (id: string) => id;
  const good = (data: unknown): Result<unknown> => ({ ok: true, status: 200, data, message: '' });
  const bad = (message: string): Result<unknown> => ({ ok: false, status: 500, code: '', message, errors: [] });

  it('is loading until it has arrived', () => {
    expect(Object.values(storeOf(null, false, translate).loading)).toEqual([true, true, true, true, true]);
    expect(Object.values(storeOf({}, true, translate).loading)).toEqual([true, true, true, true, true]);
    const store = storeOf({ profile: good({ id: 7 }), commissions: good([{ id: 1 }]) }, false, translate);
    expect(store).toMatchObject({ profile: { id: 7 }, commissions: { items: [{ id: 1 }], meta: null }, error: null });
    expect(Object.values(store.loading)).toEqual([false, false, false, false, false]);
  });

  it("shows the server's error message, or else its own", () => {
    const failed = (name: string) => storeOf({ [name]: bad('') }, false, translate).error;
    expect(['profile', 'dashboard', 'discounts', 'commissions', 'analytics', 'mediaKit'].map(failed)).toEqual([
      'affiliate-error-profile',
      'affiliate-error-dashboard',
      'affiliate-error-discounts',
      'affiliate-error-commissions',
      'affiliate-error-analytics',
      'affiliate-error',
    ]);
    expect(storeOf({ profile: bad('Closed today') }, false, translate).error).toBe('Closed today');
  });

  it('is empty after clearing', () => {
    const { loading, error, ...data } = emptyStore;
    expect([...Object.values(loading), error, ...Object.values(data)].every((value) => !value)).toBe(true);
  });
});
