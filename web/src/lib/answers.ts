// The browser's copies of API answers: fetched in parallel, shared while under way, kept for five minutes of use.
import type { Answer, Answers } from '@/api/data';
import { createCache } from './lru';

const limit = 500;
const lifetime = 5 * 60 * 1000;

export type AnswerStore = {
  /** Takes over what the server inlined. */
  keep(answers: Answers): void;
  /** All answers of a plan; rejects when the network fails. */
  load(keys: readonly string[]): Promise<Answers>;
};

export function createAnswerStore(fetchOne: (key: string) => Promise<Answer> = fetchAnswer): AnswerStore {
  const kept = createCache<Answer>(limit, lifetime);
  const underWay = new Map<string, Promise<Answer>>();
  const keepGood = (key: string, answer: Answer) => {
    if (answer.status === 200) kept.set(key, answer);
    return answer;
  };
  const one = (key: string): Promise<Answer> => {
    const known = kept.get(key);
    if (known) return Promise.resolve(known);
    const running = underWay.get(key);
    if (running) return running;
    const started = fetchOne(key)
      .then((answer) => keepGood(key, answer))
      .finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
  return {
    keep: (answers) => {
      for (const [key, answer] of Object.entries(answers)) keepGood(key, answer);
    },
    load: async (keys) =>
      Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await one(key)] as const))),
  };
}

async function fetchAnswer(key: string): Promise<Answer> {
  const response = await fetch(key, { headers: { accept: 'application/json' }, credentials: 'same-origin' });
  return { status: response.status, body: await response.json() };
}
