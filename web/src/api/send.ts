// Calls that change data. Path, parameters and body are typed by the API description (`paths` in generated.ts).
import type { paths } from './generated';
import { addressOf } from './get';

type Verb = 'post' | 'put' | 'delete';
type MutationPath<V extends Verb> = { [P in keyof paths]: paths[P] extends Record<V, object> ? P : never }[keyof paths];
type Operation<P extends keyof paths, V extends Verb> = paths[P] extends Record<V, infer O> ? O : never;
type PathPart<O> = O extends { parameters: { path: infer V } } ? { params: V } : { params?: never };
type BodyPart<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? { body: B }
  : { body?: never };
type Values<P extends keyof paths, V extends Verb> = PathPart<Operation<P, V>> & BodyPart<Operation<P, V>>;
type Arguments<P extends keyof paths, V extends Verb> =
  Record<never, never> extends Values<P, V> ? [values?: Values<P, V>] : [values: Values<P, V>];

/** A call to be made later: by the server for a form submitted without JavaScript, otherwise by the browser. */
export type Mutation = { method: 'POST' | 'PUT' | 'DELETE'; path: string; body: object | null };

export function send<V extends Verb, P extends MutationPath<V>>(
  verb: V,
  path: P,
  ...[values]: Arguments<P, V>
): Mutation {
  const { params, body } = (values ?? {}) as { params?: object; body?: object };
  const method = verb.toUpperCase() as Mutation['method'];
  return { method, path: addressOf(path, { params }), body: body ?? null };
}
