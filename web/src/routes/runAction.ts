// Runs a form's action in the browser, as react-router's `action` of the page: a separate chunk, loaded with the first
// submission.
import { type ActionFunctionArgs, redirectDocument, replace } from 'react-router';
import { call, type Result } from '@/api/call';
import type { Session } from '@/api/types';
import { currentAuth, signIn, signOut } from '@/lib/auth';
import { intentField, keyField } from '@/lib/formFields';
import { dropDraft } from '@/lib/forms/draft';
import { draftField, keepResult, lost } from '@/lib/forms/submission';
import { showNotice } from '@/lib/notices';
import { reportOwnChange } from '@/lib/ownChanges';
import { carryParameters } from '@/lib/paths';
import { type Actions, type Fields, fieldsOf, pageToLeaveFor } from './actions';
import { browserContext } from './browserLoader';
import { type PageSpec, requestOf, urlOf } from './pageData';

export async function runAction(
  spec: Pick<PageSpec, 'query'>,
  loadActions: () => Promise<Actions>,
  { request, params, context }: ActionFunctionArgs,
): Promise<Result<unknown> | Response> {
  const browser = context.get(browserContext);
  const { shop } = browser;
  const url = urlOf(request, shop);
  const fields = fieldsOf(await request.formData());
  // If the chunk cannot be loaded, the submission fails in the same way as without a network.
  const actions = await loadActions().catch(() => null);
  const action = actions?.[fields.text(intentField)];
  if (!action) return kept(fields, lost);
  const input = { ...requestOf(spec, url, params, shop), auth: currentAuth(), fields };
  const answer = await call(action.call(input), { signal: request.signal, key: fields.text(keyField) });
  const isDone = !answer.ok && action.done?.includes(answer.code);
  const result = kept(fields, isDone ? { ok: true, status: answer.status, data: null, message: '' } : answer);
  if (!result.ok) return result;
  // A change of the session is heard from its own store.
  if (!action.session) reportOwnChange();
  if (fields.has(draftField)) dropDraft(fields.text(draftField));
  if (action.session === 'begins') signIn(result.data as Session);
  action.after?.(result.data);
  const paymentPage = pageToLeaveFor(action, result.data);
  if (paymentPage) return redirectDocument(paymentPage);
  // After signing in, the page's guard redirects.
  if (!action.to || action.session === 'begins') return result;
  if (!action.isQuiet) {
    showNotice(result.message);
    // The notice has shown the message, so the form must not show it again.
    kept(fields, { ...result, message: '' });
  }
  if (action.session === 'ends') {
    signOut();
    // By now the page's guard is navigating elsewhere, and a navigation overrides an action's redirect.
    browser.replace(action.to(input));
    return result;
  }
  return replace(carryParameters(url, action.to(input, result.data)));
}

function kept(fields: Fields, result: Result<unknown>): Result<unknown> {
  keepResult(fields.text(keyField), result);
  return result;
}
