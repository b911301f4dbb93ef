// Runs a form's action in the browser, as react-router's `action` of the page: a separate chunk, loaded with the first
// submission. It navigates itself and returns no redirect: the router drops a fetcher's redirect when anything else was loaded in
// the meantime, such as by a page that polls the state of an order.
import type { ActionFunctionArgs } from 'react-router';
import { call, type Result } from '@/api/call';
import type { Session } from '@/api/types';
import { runSequentially } from '@/features/cart/runSequentially';
import { guestWishlistIds, saveGuestWishlist } from '@/features/wishlist/store';
import { currentAuth, isCustomer, signIn, signOut } from '@/lib/auth';
import { intentField, keyField } from '@/lib/formFields';
import { dropDraft } from '@/lib/forms/draft';
import { draftField, keepResult, noResponse } from '@/lib/forms/submission';
import type { MessageId } from '@/lib/messages';
import { showNotice } from '@/lib/notices';
import { reportOwnChange } from '@/lib/ownChanges';
import { redirectToSite } from '@/lib/redirectToSite';
import { type Action, type ActionInput, type Actions, externalRedirectOf, type Fields, fieldsOf } from './actions';
import { browserContext } from './browserLoader';
import { type PageSpec, requestOf, urlOf } from './pageData';

export async function runAction(
  spec: Pick<PageSpec, 'query'>,
  loadActions: () => Promise<Actions>,
  { request, params, context }: ActionFunctionArgs,
): Promise<Result<unknown>> {
  const browser = context.get(browserContext);
  const { shop, translator } = browser;
  const url = urlOf(request, shop);
  const fields = fieldsOf(await request.formData());
  // If the chunk cannot be loaded, the submission fails in the same way as without a network.
  const actions = await loadActions().catch(() => null);
  const action = actions?.[fields.text(intentField)];
  if (!action) return kept(fields, noResponse);
  const input = { ...requestOf(spec, url, params, shop), auth: currentAuth(), fields };
  const notice = noticeForGuest(action, input);
  const result = kept(
    fields,
    notice ? succeeded(200, translator.t(notice)) : await answerOf(action, input, request.signal),
  );
  if (!result.ok) return result;
  // A change of the session is announced by the session's store.
  if (!action.session) reportOwnChange();
  if (action.changesStock) browser.expire();
  if (fields.has(draftField)) dropDraft(fields.text(draftField));
  if (action.session === 'begins') signIn(result.data as Session);
  await action.after?.(result.data, input);
  const paymentPage = externalRedirectOf(action, result.data);
  if (paymentPage) {
    await redirectToSite(paymentPage);
    return result;
  }
  // After signing in, the page's guard redirects.
  if (!action.to || action.staysInBrowser || action.session === 'begins') return result;
  if (!action.isQuiet) {
    showNotice(result.message);
    // The notice has shown the message, so the form must not show it again.
    kept(fields, { ...result, message: '' });
  }
  if (action.session === 'ends') signOut();
  browser.navigate(action.to(input, result.data), { replace: !action.addsEntry, followsForm: true });
  return result;
}

/** Changes a guest's saved products; null for everybody else. */
function noticeForGuest(action: Action, input: ActionInput): MessageId | null {
  if (!action.guest || isCustomer(input.auth)) return null;
  const { ids, notice } = action.guest({ ...input, saved: guestWishlistIds() });
  saveGuestWishlist(ids);
  return notice;
}

async function answerOf(action: Action, input: ActionInput, signal: AbortSignal): Promise<Result<unknown>> {
  const ask = () => call(action.call(input), { signal, key: input.fields.text(keyField) });
  const answer = await (action.isQueued ? runSequentially(ask) : ask());
  const isDone = !answer.ok && action.done?.includes(answer.code);
  return isDone ? succeeded(answer.status) : answer;
}

function succeeded(status: number, message = ''): Result<unknown> {
  return { ok: true, status, data: null, message };
}

function kept(fields: Fields, result: Result<unknown>): Result<unknown> {
  keepResult(fields.text(keyField), result);
  return result;
}
