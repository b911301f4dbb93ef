// The browser's form validation, tested with the same cases as the server's.
import { beforeAll, describe, expect, it } from 'vitest';
import rulesFile from '../../../../server/rules/forms.json';
import vectors from '../../../../tests/vectors/forms.json';
import { addressRules, plainPostcode } from './addresses';
import { type IsPhone, loadPhones } from './phone';
import { type Problem, problemsOf, type RuleContext, ruleNames, rulesOf, type Value } from './rules';

type Given = Record<string, unknown>;
type Form = keyof typeof vectors.right;
type Case = { form: Form; values: Given; wrong: Record<string, unknown> };

const countries: Record<string, string> = vectors.countries;
let isPhone: IsPhone;

beforeAll(async () => {
  isPhone = await loadPhones();
});

const context = (): RuleContext => ({
  isPhone,
  countryCode: (id) => countries[id] ?? null,
  ids: () => Object.keys(countries),
  today: vectors.today,
});

/** Values as a form holds them: numbers as text, missing values as empty text. */
function typed(values: Given): Record<string, Value> {
  const held = (value: unknown) => (typeof value === 'boolean' ? value : value === null ? '' : String(value));
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, held(value)]));
}

/** A problem in the format of the test cases: its code and its arguments, all as texts. */
function flat({ code, args = {} }: Problem): Record<string, string> {
  return Object.fromEntries([['code', code], ...Object.entries(args).map(([name, value]) => [name, String(value)])]);
}

describe('the rules of the forms', () => {
  it.each(vectors.cases as unknown as Case[])('$form with $values', ({ form, values, wrong }) => {
    const problems = problemsOf(rulesOf(form), typed({ ...(vectors.right[form] as Given), ...values }), context());
    expect(Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, flat(problem)]))).toEqual(
      wrong,
    );
  });

  it('are all understood, so that a new rule of the server fails here', () => {
    const used = Object.values(rulesFile.forms).flatMap((form) => Object.values(form).flat());
    expect(used.map(({ rule }) => rule).filter((rule) => !ruleNames.includes(rule))).toEqual([]);
  });

  it('accept valid forms', () => {
    for (const [form, values] of Object.entries(vectors.right)) {
      expect(problemsOf(rulesOf(form as Form), typed(values), context())).toEqual({});
    }
  });

  it.each(vectors.phones)('know whether $typed under $code can be called', ({ code, typed: phone, number }) => {
    expect(isPhone(phone, code)).toBe(number !== null);
  });

  it.each(vectors.postcodes)('write $typed as $postcode in $country', ({ country, typed: text, postcode }) => {
    expect(plainPostcode(text, addressRules(country).postcode.example)).toBe(postcode);
  });
});
