// Messages on the server: missing ones are logged once, however many pages lack them, and countries share parsed ones.
import { afterEach, expect, test, vi } from 'vitest';
import { plan, render } from '@/entry-server';
import { answersTo, shop, textsOf } from './catalogueFixtures';

afterEach(() => void vi.restoreAllMocks());

type Translations = { body: { data: { revision: string; areas: Record<string, string> } } };

/** A page for which the server has no messages of the newsletter. */
function draw(url: string, countryCode = 'SI', revision = 'without the newsletter'): string {
  const request = JSON.stringify({ url, shop: { ...shop, countryCode, path: url } });
  const { api } = JSON.parse(plan(request)) as { api: string[] };
  const answers = answersTo(api, {});
  const key = api.find((path) => path.startsWith('/api/translations')) ?? '';
  const { data } = (answers[key] as Translations).body;
  data.revision = revision;
  data.areas.newsletter = '';
  return render(request, textsOf(answers))[0];
}

test('a missing message is logged once, as a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(draw('/Track/Order')).toContain('newsletter-title');
  draw('/auth/Login');
  const warnings = warn.mock.calls.flat().filter((text) => text === 'SI/en: message newsletter-title is missing');
  expect(warnings).toHaveLength(1);
});

test('countries with the same texts share the parsed messages, and others have their own', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const countriesWithWarnings = () => warn.mock.calls.flat().map((text) => String(text).split(':')[0]);
  draw('/Track/Order', 'SI', 'shared');
  draw('/Track/Order', 'HR', 'shared');
  expect(countriesWithWarnings()).toContain('SI/en');
  expect(countriesWithWarnings()).not.toContain('HR/en');
  draw('/Track/Order', 'HR', 'its own');
  expect(countriesWithWarnings()).toContain('HR/en');
});
