// What was typed into a long form, kept for this tab until it is sent: a reload loses nothing. Passwords are never kept.

type Draft = Record<string, string | boolean>;

const keyOf = (form: string) => `vitrina.draft.${form}`;
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

function withoutSecrets(values: Draft): Draft {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !isSecret(field)));
}
