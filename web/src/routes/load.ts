// From answers to a page that can be drawn: not found and failures decided, words added, redirect and head computed.
import { type Answers, apiKey, type Reader, reader } from '@/api/data';
import type { Translations } from '@/api/types';
import type { Translate, Translator } from '@/lib/i18n';
import type { Head, LoadedPage, PageRoute } from '@/lib/page';
import { route as failed } from './failed';
import type { Match } from './match';
import { route as notFound } from './not-found';

export type Loaded = {
  route: PageRoute;
  status: number;
  redirect: string | null;
  head: Head;
  data: Reader;
  t: Translate;
  match: Match;
};

/** Puts a page's answers together. The translator is given the words that came with them. */
export function loadPage(match: Match, answers: Answers, translatorOf: (words: Translations[]) => Translator): Loaded {
  const { shop } = match.request;
  const data = reader(answers, shop);
  const { t } = translatorOf(wordsIn(answers));
  const { route, status: answered } = outcome(match, answers);
  const page: LoadedPage = { ...match.request, data, t };
  const redirect = answered === 200 ? (route.redirect?.(page) ?? null) : null;
  const status = answered === 200 ? (route.status?.(page) ?? 200) : answered;
  return { route, status, redirect, head: route.head(page), data, t, match };
}

function outcome(match: Match, answers: Answers): { route: PageRoute; status: number } {
  const { route, request } = match;
  if (route === notFound) return { route, status: 404 };
  const statuses = route.plan(request).map((path) => answers[apiKey(path, request.shop)]?.status ?? 503);
  if (statuses.includes(404)) return { route: notFound, status: 404 };
  const worst = Math.max(0, ...statuses);
  return worst >= 400 ? { route: failed, status: worst } : { route, status: 200 };
}

function wordsIn(answers: Answers): Translations[] {
  return Object.entries(answers)
    .filter(([key, answer]) => key.startsWith('/api/translations?') && answer.status === 200)
    .map(([, answer]) => (answer.body as { data: Translations }).data);
}
