// @vitest-environment jsdom
// Forms submitted as actions of their page: signing out, the newsletter in the footer, and the target pages of links in e-mails.
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterContextProvider, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VerifyEmail } from '@/features/account/TokenPage';
import { Unsubscribe } from '@/features/newsletter/EmailLinkPage';
import { NewsletterForm } from '@/features/newsletter/NewsletterForm';
import { currentAuth, signIn, signOut } from '@/lib/auth';
import { I18nProvider } from '@/lib/i18n';
import { idsAsMessages } from '@/lib/i18n.testing';
import { notices, showNotice } from '@/lib/notices';
import { type Page, PageProvider } from '@/lib/page';
import { openShop, type Shop, ShopProvider } from '@/lib/shop';
import { until } from '@/lib/until.testing';
import { SignOut } from '@/ui/AreaNavigation';
import { accountActions } from './accountActions';
import { settle } from './actions.testing';
import { browserContext } from './browserLoader';
import { layoutActions } from './layoutActions';
import { runAction } from './runAction';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const shop = { prefix: '', language: { id: 1, code: 'en', locale: 'en' } } as unknown as Shop;
const send = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', send);

let box: HTMLElement;
let root: Root;
let router: ReturnType<typeof createMemoryRouter>;

const answered = (status: number, body: object = {}) =>
  new Response(JSON.stringify({ isSuccess: status === 200, data: null, message: '', ...body }), { status });
const text = (selector: string) => box.querySelector(selector)?.textContent;

function WithPage({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const page = { path: pathname, params: {}, query: new URLSearchParams(search) } as unknown as Page;
  return <PageProvider page={page}>{children}</PageProvider>;
}

/** Opens a URL with the actions that its page has in the shop. */
async function open(address: string, element: ReactNode): Promise<void> {
  const context = new RouterContextProvider();
  const actions = { ...layoutActions, ...accountActions.VerifyEmail, ...accountActions.Unsubscribe };
  router = createMemoryRouter(
    [
      {
        path: '*',
        element: <WithPage>{element}</WithPage>,
        action: (args) => runAction({ query: ['token', 'done'] }, async () => actions, args),
      },
    ],
    { initialEntries: [address], getContext: () => context },
  );
  context.set(browserContext, {
    shop,
    expire: () => {},
    navigate: (to: string, options: object) => void router.navigate(to, options),
  } as never);
  await act(async () =>
    root.render(
      <ShopProvider shop={shop}>
        <I18nProvider i18n={idsAsMessages}>
          <RouterProvider router={router} />
        </I18nProvider>
      </ShopProvider>,
    ),
  );
}

async function submit(): Promise<void> {
  act(() => box.querySelector('form')?.requestSubmit());
  await settle(router);
}

function type(value: string): void {
  const input = box.querySelector('input:not([type=hidden])') as HTMLInputElement;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(() => {
  openShop(shop);
  send.mockReset();
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
  signOut();
  const current = notices.current();
  if (current) notices.dismiss(current.id);
});

it.each([
  ['has done it', () => answered(200, { message: 'Bye' }), { text: 'Bye', good: true }, true],
  ['knew no such session', () => answered(401, { code: 'error-unauthenticated' }), { text: 'before' }, true],
  ['is busy', () => answered(503, { message: 'Busy' }), { text: 'Busy', good: false }, false],
  ['cannot be reached', () => Promise.reject(new TypeError()), { text: 'form-failed', good: false }, false],
])('a session ends here when it ends there: signing out when the server %s', async (_what, answer, notice, out) => {
  send.mockImplementation(async () => answer());
  signIn({ id: 7, userTypeId: 2, expiresAt: '2999-01-01T00:00:00Z' });
  showNotice('before');
  await open('/user', <SignOut buttonClass="" />);
  await submit();
  expect(send.mock.lastCall?.[0]).toBe('/api/auth/logout?languageId=1');
  expect(currentAuth() === null).toBe(out);
  expect(router.state.location.pathname).toBe(out ? '/auth/Login' : '/user');
  expect(notices.current()).toMatchObject(notice);
});

it("the newsletter form shows the page's message for an empty field, not the browser's", async () => {
  await open('/brands', <NewsletterForm />);
  const input = box.querySelector<HTMLInputElement>('input[type=email]') as HTMLInputElement;
  const report = vi.spyOn(input, 'reportValidity');
  send.mockResolvedValue(answered(422, { errors: [{ field: 'email', code: 'form-required', message: 'Needed' }] }));
  await submit();
  expect(report).not.toHaveBeenCalled();
  expect(text('[role="alert"]')).toBe('Needed');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(input);
});

it('the newsletter form shows a network error, and retries with the same key', async () => {
  await open('/brands', <NewsletterForm />);
  send.mockRejectedValue(new TypeError('offline'));
  type('ana@example.com');
  await submit();
  expect(text('[role="alert"]')).toBe('failed-title');
  expect(notices.current()).toMatchObject({ text: 'failed-title', good: false });
  await submit();
  const keys = send.mock.calls.map(([, init]) => (init.headers as Record<string, string>)['idempotency-key']);
  expect(keys[0]).toMatch(/./);
  expect(keys).toEqual([keys[0], keys[0]]);
});

it('the newsletter form shows its thanks until another address is entered', async () => {
  await open('/brands', <NewsletterForm />);
  send.mockImplementation(async () => answered(200, { message: 'Saved' }));
  type('ana@example.com');
  await submit();
  expect(JSON.parse(String(send.mock.lastCall?.[1].body))).toEqual({ email: 'ana@example.com' });
  expect(text('[role="status"]')).toBe('newsletter-sent');
  type('eva@example.com');
  expect(text('[role="status"]')).toBe('');
});

it('unsubscribing needs a click, and removes the token from the URL', async () => {
  await open('/unsubscribe?token=abc', <Unsubscribe />);
  expect(send).not.toHaveBeenCalled();
  send.mockImplementation(async () => answered(409, { message: 'Too old' }));
  await submit();
  expect(text('[role="alert"]')).toBe('Too old');
  send.mockImplementation(async () => answered(200, { message: 'Done' }));
  await submit();
  expect(JSON.parse(String(send.mock.lastCall?.[1].body))).toEqual({ token: 'abc' });
  expect(text('h1')).toBe('unsubscribe-done-title');
  expect(router.state.location.search).toBe('?done=1');
  expect(notices.current()).toBeNull();
});

it('an address is verified at once, and retried only when that can succeed', async () => {
  send.mockImplementation(async () => answered(503, { message: 'Busy' }));
  await open('/auth/Verify-Email?token=t1', <VerifyEmail />);
  await until(() => expect([text('h1'), text('[role="alert"]')]).toEqual(['link-failed-title', 'Busy']));
  send.mockImplementation(async () => answered(200));
  act(() => box.querySelector('button')?.click());
  await until(() => expect([text('h1'), router.state.location.search]).toEqual(['verify-done-title', '?done=1']));
  expect(send).toHaveBeenCalledTimes(2);
});

it('an expired link is not sent again', async () => {
  send.mockImplementation(async () => answered(409, { message: 'Too old' }));
  await open('/auth/Verify-Email?token=t2', <VerifyEmail />);
  await until(() => expect(text('[role="alert"]')).toBe('Too old'));
  expect(box.querySelector('button')).toBeNull();
  expect(send).toHaveBeenCalledTimes(1);
});
