// @vitest-environment jsdom
// A form is submitted while its page loads its data again, such as a page that polls the state of an order.
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { send } from '@/api/send';
import { useSend } from '@/lib/forms/submission';
import { until } from '@/lib/until.testing';
import { openWithActions } from './actions.testing';

let answer = () => {};
const fetched = vi.fn(async () => {
  await new Promise<void>((resolve) => (answer = resolve));
  return new Response(JSON.stringify({ isSuccess: true, message: '', data: null }), { status: 200 });
});
vi.stubGlobal('fetch', fetched);

function Submit() {
  const { send } = useSend();
  return <button type="button" onClick={() => void send('go', {})} />;
}

it('leads to the next page although its page was loaded again before the response', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  const go = { call: () => send('post', '/api/auth/logout'), to: () => '/there', isQuiet: true };
  const { root, router } = await openWithActions(box, <Submit />, { go }, { loader: async () => null });
  act(() => box.querySelector('button')?.click());
  await until(() => expect(fetched).toHaveBeenCalled());
  await act(() => router.revalidate());
  answer();
  await until(() => expect(router.state.location.pathname).toBe('/there'));
  act(() => root.unmount());
});
