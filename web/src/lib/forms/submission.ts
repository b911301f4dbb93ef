// Submits a form as a react-router action: the hidden fields that it includes, and the result that is returned.
import { useState } from 'react';
import { useLocation, useSubmit } from 'react-router';
import type { Result } from '@/api/call';
import { createAttempts } from '@/api/idempotency';
import { intentField, keyField } from '@/lib/formFields';
import { usePersonal } from '@/lib/personal';

/** Names the draft to delete once the form is accepted. */
export const draftField = 'draft';

/**
 * Results passed from an action to the submitted form, by the form's key. A submission that does not navigate is a react-router
 * fetcher, with a new key each time. `useFetcher` would return its result in a later render as `fetcher.data`, which cannot be
 * told from the previous submission's; a form needs the result of the current one, to show its errors.
 */
const results = new Map<string, Result<unknown>>();

export function keepResult(key: string, result: Result<unknown>): void {
  results.set(key, result);
}

/** The result when the action did not run, so that there is no response. */
export const lost: Result<never> = { ok: false, status: 0, code: '', message: '', errors: [] };

export type Entries = Readonly<Record<string, string | boolean | File | null>>;

/** `busy` until the response has arrived and the page has been updated. */
export type Send = { send(intent: string, entries: Entries): Promise<Result<unknown>>; busy: boolean };

/**
 * Submits a form to the page's own action. When it is submitted again unchanged after a lost response, it has the same key, so
 * that it takes effect once.
 */
export function useSend(): Send {
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const [busy, setBusy] = useState(false);
  const [attempt] = useState(createAttempts);
  const send = async (intent: string, entries: Entries) => {
    setBusy(true);
    const result = await attempt(JSON.stringify([intent, entries]), async (key) => {
      const data = formDataOf(entries);
      data.set(intentField, intent);
      data.set(keyField, key);
      const encType = hasFile(entries) ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
      await submit(data, { method: 'post', action: pathname + search, navigate: false, encType });
      const kept = results.get(key) ?? lost;
      results.delete(key);
      return kept;
    });
    setBusy(false);
    return result;
  };
  return { send, busy };
}

function hasFile(entries: Entries): boolean {
  return Object.values(entries).some((value) => value instanceof File);
}

/** As a browser submits them without JavaScript: an unchecked box is omitted. */
function formDataOf(entries: Entries): FormData {
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
