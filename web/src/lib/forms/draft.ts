// What was typed into a long form, kept for this tab until it is sent: a reload loses nothing. Passwords are never kept.
// A draft of somebody signed in has their id in its name, so that the next person in this tab does not find it.

type Draft = Readonly<Record<string, unknown>>;

const start = 'vitrina.draft.';
const keyOf = (form: string) => `${start}${form}`;
const isSecret = (field: string) => /password/i.test(field);

export function readDraft(form: string): Draft {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}');
    return typeof found === 'object' && found !== null ? withoutSecrets(found as Draft) : {};
  } catch {
    return {};
  }
}

export function keepDraft(form: string, values: Draft): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(withoutSecrets(values)));
  } catch {
    // No storage, no draft.
  }
}

export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Nothing was kept.
  }
}

/** For whoever leaves on purpose. */
export function dropDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(start)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

function withoutSecrets(values: Draft): Draft {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !isSecret(field)));
}
