// Calls that change data. Path, parameters, body and response are typed by the API description (`paths` in generated.ts).
import type { paths } from './generated';
import { addressOf, type Body, type PathPart, type QueryPart } from './get';

type Verb = 'post' | 'put' | 'delete';
type MutationPath<V extends Verb> = { [P in keyof paths]: paths[P] extends Record<V, object> ? P : never }[keyof paths];
type Operation<P extends keyof paths, V extends Verb> = paths[P] extends Record<V, infer O> ? O : never;
/** A picture is sent as it is. */
type BodyPart<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? { body: B }
  : O extends { requestBody: { content: { 'image/jpeg': unknown } } }
    ? { body: Blob }
    : { body?: never };
type Values<O> = PathPart<O> & QueryPart<O> & BodyPart<O>;
type Arguments<O> = Record<never, never> extends Values<O> ? [values?: Values<O>] : [values: Values<O>];
type DataOf<O> = Body<O> extends { data: infer D } ? D : never;

/**
 * A call to be made later: by the server for a form submitted without JavaScript, otherwise by the browser. `returns` exists only
 * as a type: the data of the response.
 */
export type Mutation<T = unknown> = {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: object | null;
  readonly returns?: T;
};

export function send<V extends Verb, P extends MutationPath<V>>(
  verb: V,
  path: P,
  ...[values]: Arguments<Operation<P, V>>
): Mutation<DataOf<Operation<P, V>>> {
  const { params, query, body } = (values ?? {}) as { params?: object; query?: object; body?: object };
  const method = verb.toUpperCase() as Mutation['method'];
  return { method, path: addressOf(path, { params, query }), body: body ?? null };
}
