// The input of a long form, kept for this tab until it is submitted, so that it survives a reload. Passwords are never kept. A
// signed-in customer's draft has their id in its name, so that the next user of this tab does not see it.

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
    // Without storage there is no draft.
  }
}

export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Storage is not available, so nothing was kept.
  }
}

/** Called on a deliberate sign-out. */
export function dropDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(start)) sessionStorage.removeItem(key);
  } catch {
    // Storage is not available, so nothing was kept.
  }
}

function withoutSecrets(values: Draft): Draft {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !isSecret(field)));
}
