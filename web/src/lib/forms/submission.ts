// Sending a form as a react-router action: the hidden fields that go along, and the answer that comes back.
import { useRef, useState } from 'react';
import { useLocation, useSubmit } from 'react-router';
import type { Result } from '@/api/call';
import { intentField, keyField } from '@/lib/formFields';
import { usePersonal } from '@/lib/personal';

/** Names the draft that is dropped once the form is taken. */
export const draftField = 'draft';

/**
 * Answers on their way from an action to the form that was sent, by the form's key. A submission that does not navigate is one of
 * react-router's fetchers, with a key of its own each time. `useFetcher` would give its answer to a later render as `fetcher.data`, the
 * same as that of the submission before it; a form waits for the answer to what it has just sent, to say what is wrong with it.
 */
const results = new Map<string, Result<unknown>>();

export function keepResult(key: string, result: Result<unknown>): void {
  results.set(key, result);
}

/** What no answer came to: the action never got as far. */
export const lost: Result<never> = { ok: false, status: 0, code: '', message: '', errors: [] };

export type Entries = Readonly<Record<string, string | boolean | File | null>>;

/** `busy` as long as the answer, and what the page shows after it, is on its way. */
export type Send = { send(intent: string, entries: Entries): Promise<Result<unknown>>; busy: boolean };

/** Sends a form to the page's own action. Sent again unchanged after a lost answer it has the same key, so that it is done once. */
export function useSend(): Send {
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const [busy, setBusy] = useState(false);
  const last = useRef<{ text: string; key: string } | null>(null);
  const send = async (intent: string, entries: Entries) => {
    const data = formDataOf(entries);
    data.set(intentField, intent);
    const text = JSON.stringify([intent, entries]);
    const key = last.current?.text === text ? last.current.key : randomKey();
    data.set(keyField, key);
    setBusy(true);
    const encType = hasFile(entries) ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
    await submit(data, { method: 'post', action: pathname + search, navigate: false, encType });
    const result = results.get(key) ?? lost;
    results.delete(key);
    const isUncertain = !result.ok && (result.status === 0 || result.status >= 500);
    last.current = isUncertain ? { text, key } : null;
    setBusy(false);
    return result;
  };
  return { send, busy };
}

function hasFile(entries: Entries): boolean {
  return Object.values(entries).some((value) => value instanceof File);
}

/** As a form without script sends them: a box that is not ticked is not there. */
function formDataOf(entries: Entries): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) {
    if (value === true) data.set(name, 'true');
    else if (value !== false && value !== null) data.set(name, value);
  }
  return data;
}

/** `crypto.randomUUID` is missing where the page came over plain HTTP. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

/**
 * What this form was refused with, when the document is the answer to it: `fields` tell it from others with the same intent. Stays for
 * as long as the form does.
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
