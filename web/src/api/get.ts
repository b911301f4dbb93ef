// GET calls of the API. Path, parameters and response are typed by the API description (`paths` in generated.ts).
import type { Language, Shop } from '@/lib/shop';
import type { paths } from './generated';
import type { Meta } from './types';

export type GetPath = { [P in keyof paths]: paths[P] extends { get: object } ? P : never }[keyof paths];

type Operation<P extends GetPath> = paths[P] extends { get: infer O } ? O : never;
export type Body<O> = O extends { responses: { 200: { content: { 'application/json': infer B } } } } ? B : never;
export type PathPart<O> = O extends { parameters: { path: infer V } } ? { params: V } : { params?: never };
/** Language and country are taken from the page, so calls do not pass them. */
type Own<Q> = Omit<NonNullable<Q>, 'languageId' | 'countryId'>;
export type QueryPart<O> = O extends { parameters: { query: infer Q } }
  ? { query: Own<Q> }
  : O extends { parameters: { query?: infer Q } }
    ? { query?: Own<Q> }
    : { query?: never };
type Values<P extends GetPath> = PathPart<Operation<P>> & QueryPart<Operation<P>>;
type Arguments<P extends GetPath> = Record<never, never> extends Values<P> ? [values?: Values<P>] : [values: Values<P>];

type DataOf<P extends GetPath> = Body<Operation<P>> extends { data: infer D } ? D : never;
/** One page of a list, with its position in the whole list. */
export type ListPage<T> = { items: T; meta: Meta };

/** A call and the type of its response. `path` includes the query, without the language. */
export type Call<T> = { readonly path: string; read(body: unknown): T };
export type Calls = Readonly<Record<string, Call<unknown>>>;
export type Answered<C extends Calls> = { [N in keyof C]: C[N] extends Call<infer T> ? T : never };

/** `status` 0 means that the network failed. */
export type Answer = { status: number; body: unknown; requestId?: string | null };
/** Responses by the keys of their calls. */
export type Answers = Readonly<Record<string, Answer>>;

/** A call that returns one value. */
export function get<P extends GetPath>(path: P, ...[values]: Arguments<P>): Call<DataOf<P>> {
  return { path: addressOf(path, values as Parts | undefined), read: (body) => (body as { data: DataOf<P> }).data };
}

/** A call that returns one page of a list. */
export function getPage<P extends GetPath>(path: P, ...[values]: Arguments<P>): Call<ListPage<DataOf<P>>> {
  const read = (body: unknown) => {
    const { data, meta } = body as { data: DataOf<P>; meta: Meta };
    return { items: data, meta };
  };
  return { path: addressOf(path, values as Parts | undefined), read };
}

/** The URL of a GET call, for links to files. */
export function apiUrl<P extends GetPath>(path: P, ...[values]: Arguments<P>): string {
  return addressOf(path, values as Parts | undefined);
}

/** The cache key of a call. It includes the page's language, because a host serves several. */
export function apiKey(path: string, shop: Shop): string {
  return inLanguage(path, shop.language);
}

/** The path of a call with the language of its response; `path` may have a query already. */
export function inLanguage(path: string, { id }: Pick<Language, 'id'>): string {
  return `${path}${path.includes('?') ? '&' : '?'}languageId=${id}`;
}

/** Whether a key is that of a call to this path, whatever its parameters. */
export function isCallTo(key: string, path: GetPath): boolean {
  const [start = ''] = path.split('{');
  return key.startsWith(start === path ? `${path}?` : start);
}

type Parts = { params?: object; query?: object };

/** Keeps the order in which parameters are given, so that equal calls share one cache entry. */
export function addressOf(path: string, { params = {}, query = {} }: Parts = {}): string {
  const given = params as Record<string, unknown>;
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(given[name])));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const text = pairs.map(([name, value]) => `${name}=${encoded(String(value))}`).join('&');
  return text ? `${filled}?${text}` : filled;
}

/** Leaves commas and slashes unescaped, which is allowed in a query. */
function encoded(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%2F', '/');
}
