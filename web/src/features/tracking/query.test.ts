// Parsing partner and campaign parameters of a URL, also when it was escaped too often. The oddities are taken from real links.
import { describe, expect, it } from 'vitest';
import { arrivalOf, campaignNames, campaignQuery, decoded, pairsOf } from './query';

const campaignOf = (query: string) => arrivalOf(query).campaign;

describe('a query', () => {
  it('has code, discount and source of a link', () => {
    expect(arrivalOf('?ref=NIKA&adid=31&src=newsletter&utm_source=mail&color=rust')).toEqual({
      code: 'NIKA',
      discountId: 31,
      source: 'newsletter',
      campaign: { utm_source: 'mail' },
    });
    expect(arrivalOf('')).toEqual({ code: null, discountId: null, source: null, campaign: {} });
  });

  it.each(['0', '-1', '1.5', 'x', '1e9', '9'.repeat(20)])('has no discount in adid=%s', (adid) => {
    expect(arrivalOf(`?adid=${adid}`).discountId).toBeNull();
  });

  it.each([
    ['?a=1&amp;utm_source=mail', { utm_source: 'mail' }],
    ['?utm_source=a&amp;amp;utm_medium=b', { utm_source: 'a', utm_medium: 'b' }],
    ['?utm_source=a&amp%3Butm_medium=b', { utm_source: 'a', utm_medium: 'b' }],
    ['?amp%3Butm_medium=b&amp%3Butm_campaign=', { utm_medium: 'b' }],
    ['?utm_source=a%2526utm_medium%253Db', { utm_source: 'a', utm_medium: 'b' }],
    ['?utm_source%3Da%26utm_medium%3Db', { utm_source: 'a', utm_medium: 'b' }],
    ['?utm_campaign=Novo+an%25C3%25BAncio', { utm_campaign: 'Novo anúncio' }],
    ['?utm_term=native%252520tarot', { utm_term: 'native tarot' }],
    ['?utm_source=external careers', { utm_source: 'external careers' }],
    ['?utm_source=50%&utm_medium=%ZZ', { utm_source: '50%', utm_medium: '%ZZ' }],
    ['?UTM_Source=Mail', { utm_source: 'Mail' }],
    ['?utm_source=first&utm_source=second', { utm_source: 'first' }],
  ])('is parsed despite wrong escaping: %s', (query, campaign) => {
    expect(campaignOf(query)).toEqual(campaign);
  });

  it('does not use the campaign of a URL within it', () => {
    const inner = encodeURIComponent('https://shop.example/a?utm_source=other&utm_medium=cpc');
    expect(campaignOf(`?back=${inner}&utm_source=mail`)).toEqual({ utm_source: 'mail' });
  });

  it('is read up to a limit', () => {
    const long = `?utm_source=${'%25'.repeat(3_000)}41&utm_medium=${'x'.repeat(5_000)}`;
    expect((campaignOf(long).utm_source ?? '').length).toBeLessThanOrEqual(200);
    expect(campaignOf(long).utm_medium).toBeUndefined();
  });
});

/** Pseudo-random numbers, the same on every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

describe('any query', () => {
  const next = numbers(12);
  const signs = [...'abz09 -_.%+&=;/?#:ščßবাংলা\u{1f9e6}'];
  const text = (signsOf: readonly string[]) =>
    Array.from({ length: next(24) }, () => signsOf[next(signsOf.length)] ?? '').join('');

  it('reading terminates, and reading the result again changes nothing', () => {
    for (let round = 0; round < 2_000; round++) {
      const query = `?utm_source=${text(signs)}&${campaignNames[next(5)]}=${text(signs)}&ref=${text(signs)}`;
      const kept = campaignOf(query);
      for (const value of Object.values(kept)) expect(decoded(value)).toBe(value);
      const plain = Object.values(kept).every((value) => !/[&?]|:\/\/|amp;/.test(value));
      if (plain) expect(campaignOf(campaignQuery(kept)), query).toEqual(kept);
    }
  });

  it('repeated encoding changes nothing', () => {
    const letters = signs.filter((sign) => !'%+&=;?#:'.includes(sign));
    for (let round = 0; round < 500; round++) {
      const value = text(letters).trim();
      let written = encodeURIComponent(value);
      for (let times = 0; times < 4; times++) {
        expect(campaignOf(`?utm_term=${written}`).utm_term ?? '').toBe(value);
        written = encodeURIComponent(written);
      }
    }
  });

  it('every name is in lower case without separators', () => {
    for (let round = 0; round < 500; round++) {
      for (const [name] of pairsOf(text(signs))) expect(name).toBe(name.toLowerCase().replace(/^(amp;)+/, ''));
    }
  });
});
