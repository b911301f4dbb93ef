// The API's responses as the server's host passes them to a renderer: JSON by the keys of their calls. Responses that are the same
// on all pages of a shop in a language are parsed once per renderer, so nothing may change them.
import { type Answer, type Answers, isCallTo } from '@/api/get';
import { recentlyUsed } from '@/lib/recentlyUsed';
import { isTranslations } from './pageData';

export type AnswerTexts = Readonly<Record<string, string>>;

/** The menus and the messages of some kinds of pages, for all shops. */
const mostParsed = 64;
const parsed = new Map<string, Answer>();

export function answersFrom(texts: AnswerTexts): Answers {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, answerFrom(key, text)]));
}

/** Only those with messages. */
export function translationsFrom(texts: AnswerTexts): Answers {
  return answersFrom(Object.fromEntries(Object.entries(texts).filter(([key]) => isTranslations(key))));
}

function answerFrom(key: string, text: string): Answer {
  if (!isTranslations(key) && !isCallTo(key, '/api/navigation')) return JSON.parse(text);
  return recentlyUsed(parsed, text, mostParsed, () => JSON.parse(text));
}
