// The answers a page was planned with. Server and browser read the same map by the same key: the API path.
import { createContext, type ReactNode, useContext } from 'react';
import type { Shop } from '@/lib/shop';
import type { Envelope, Meta } from './types';

export type Answer = { status: number; body: unknown };
export type Answers = Readonly<Record<string, Answer>>;
export type ApiPage<T> = { items: T[]; meta: Meta };

/** Reads answers by the path a route planned; the language is added on the way. */
export type Reader = {
  status(path: string): number;
  data<T>(path: string): T | null;
  page<T>(path: string): ApiPage<T> | null;
};

/** The key of a call: a host has several languages, so each call names the page's. */
export function apiKey(path: string, shop: Shop): string {
  return `${path}${path.includes('?') ? '&' : '?'}languageId=${shop.language.id}`;
}

export function reader(answers: Answers, shop: Shop): Reader {
  const good = <T,>(path: string): Envelope<T> | null => {
    const answer = answers[apiKey(path, shop)];
    return answer && answer.status < 400 ? (answer.body as Envelope<T>) : null;
  };
  return {
    status: (path) => answers[apiKey(path, shop)]?.status ?? 0,
    data: <T,>(path: string) => good<T>(path)?.data ?? null,
    page: <T,>(path: string) => toPage(good<T[]>(path)),
  };
}

function toPage<T>(envelope: Envelope<T[]> | null): ApiPage<T> | null {
  return envelope?.meta ? { items: envelope.data, meta: envelope.meta } : null;
}

const ReaderContext = createContext<Reader | null>(null);

export function ApiProvider({ reader, children }: { reader: Reader; children: ReactNode }) {
  return <ReaderContext value={reader}>{children}</ReaderContext>;
}

function useReader(): Reader {
  const found = useContext(ReaderContext);
  if (!found) throw new Error('useApi outside of ApiProvider');
  return found;
}

/** The data of a planned call. A call that is not in the route's plan is a mistake and throws. */
export function useApi<T>(path: string): T {
  const data = useReader().data<T>(path);
  if (data === null) throw new Error(`${path} is not in the page's plan, or failed`);
  return data;
}

/** The items and the page numbers of a planned list call. */
export function useApiPage<T>(path: string): ApiPage<T> {
  const page = useReader().page<T>(path);
  if (page === null) throw new Error(`${path} is not in the page's plan, or is no list`);
  return page;
}
