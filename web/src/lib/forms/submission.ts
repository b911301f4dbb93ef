// Submits a form as the action of its page, through a react-router fetcher: the hidden fields that it includes, and the result
// that is returned. All changes that a page makes in place are made here. `useSubmit` and `useFetchers` are what `useFetcher`
// consists of: with its `Form` it would add 0.6 kB to every first page.
import { useId, useState } from 'react';
import { useFetchers, useLocation, useSubmit } from 'react-router';
import type { Result } from '@/api/call';
import { createAttempts } from '@/api/idempotency';
import { intentField, keyField } from '@/lib/formFields';
import { lastOwnChange } from '@/lib/ownChanges';
import { usePersonal } from '@/lib/personal';

/** Names the draft to delete once the form is accepted. */
export const draftField = 'draft';

/**
 * Results passed from an action to the submitted form, by the form's key. A fetcher returns its result in a later render as
 * `fetcher.data`: it cannot be told from the previous submission's, and does not reach a form that the result removes, such as
 * that of a line of the cart.
 */
const results = new Map<string, Result<unknown>>();

export function keepResult(key: string, result: Result<unknown>): void {
  results.set(key, result);
}

/** The result when the action did not run, so that there is no response. */
export const noResponse: Result<never> = { ok: false, status: 0, code: '', message: '', errors: [] };

type FormEntries = Readonly<Record<string, string | boolean | File | null>>;

export type Send = {
  /** Submissions of different `part`s do not replace each other. */
  send(intent: string, entries: FormEntries, part?: string): Promise<Result<unknown>>;
  /** Until the response to a submission without `part` has arrived and the page has been updated. */
  busy: boolean;
};

/**
 * Submits a form to the page's own action. When it is submitted again unchanged after a lost response, it has the same key, so
 * that it takes effect once: unless anything else was changed in between, in whatever tab, which it may be meant to undo.
 */
export function useSend(): Send {
  const fetcherKey = useId();
  const submit = useSubmit();
  const busy = useFetchers().some(({ key }) => key === fetcherKey);
  const { pathname, search } = useLocation();
  const [attempt] = useState(createAttempts);
  const send = (intent: string, entries: FormEntries, part = '') =>
    attempt(JSON.stringify([intent, entries, lastOwnChange()]), async (key) => {
      const data = formDataOf(entries);
      data.set(intentField, intent);
      data.set(keyField, key);
      const encType = hasFile(entries) ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
      // Synchronously, so that a second press at once finds the form busy.
      const options = { method: 'post', action: pathname + search, encType, flushSync: true } as const;
      await submit(data, { ...options, navigate: false, fetcherKey: fetcherKey + part });
      const kept = results.get(key) ?? noResponse;
      results.delete(key);
      return kept;
    });
  return { send, busy };
}

function hasFile(entries: FormEntries): boolean {
  return Object.values(entries).some((value) => value instanceof File);
}

/** As a browser submits them without JavaScript: an unchecked box is omitted. */
function formDataOf(entries: FormEntries): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) {
    if (value === true) data.set(name, 'true');
    else if (value !== false && value !== null) data.set(name, value);
  }
  return data;
}

/**
 * The error result of this form, if the document is the response to its submission: `fields` distinguish it from other forms with
 * the same intent. Stays as long as the form is mounted.
 */
export function useRefused(intent: string, fields: Readonly<Record<string, string>> = {}) {
  const submission = usePersonal()?.submission;
  const [refused] = useState(() => {
    if (submission?.intent !== intent) return null;
    const sent: Readonly<Record<string, string>> = Object.fromEntries(submission.fields);
    const isOwn = Object.entries(fields).every(([name, value]) => sent[name] === value);
    return isOwn ? { ...submission, sent } : null;
  });
  return refused;
}
