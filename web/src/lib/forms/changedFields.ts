// What was changed in a form since it was saved. A profile form names it in the hidden field `changed`: only that is stored, so
// that changes made on another device meanwhile remain.
import type { Values } from './rules';

/** The fields whose values are not the saved ones. */
export function changesOf<V extends Values>(values: V, saved: V): Partial<V> {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== saved[field])) as Partial<V>;
}

/** The value of the field `changed`. `fieldOf` maps an input's name to its field of the request, or to null. */
export function joinedChanges<V extends Values>(values: V, saved: V, fieldOf: (name: string) => string | null): string {
  return [...new Set(Object.keys(changesOf(values, saved)).map(fieldOf))].filter(Boolean).join();
}

type Read = { text(name: string): string; has(name: string): boolean };

/** Null without JavaScript, when the whole form is stored. */
export function changedFields<Field extends string>(fields: Read): Field[] | null {
  if (!fields.has('changed')) return null;
  return fields.text('changed').split(',').filter(Boolean) as Field[];
}
