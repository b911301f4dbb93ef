// Messages that are missing on the server are logged: each once, however many pages lack it.
import { afterEach, expect, test, vi } from 'vitest';
import { plan, render } from '@/entry-server';
import { answersTo, shop } from './catalogueFixtures';

afterEach(() => void vi.restoreAllMocks());

type Translations = { body: { data: { revision: string; areas: Record<string, string> } } };

/** A page for which the server has no messages of the newsletter. */
function draw(url: string): string {
  const request = JSON.stringify({ url, shop: { ...shop, path: url } });
  const { api } = JSON.parse(plan(request)) as { api: string[] };
  const answers = answersTo(api, {});
  const key = api.find((path) => path.startsWith('/api/translations')) ?? '';
  const { data } = (answers[key] as Translations).body;
  data.revision = 'without the newsletter';
  data.areas.newsletter = '';
  return render(request, JSON.stringify(answers))[0];
}

test('a missing message is logged once, as a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(draw('/Track/Order')).toContain('newsletter-title');
  draw('/auth/Login');
  const warnings = warn.mock.calls.flat().filter((text) => text === 'SI/en: message newsletter-title is missing');
  expect(warnings).toHaveLength(1);
});
