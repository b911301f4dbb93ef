// @vitest-environment jsdom
// Data of one visitor: a response that arrives after its session has ended is discarded, and requested again for the current
// session. Data that was loaded before is kept when loading it again fails, for the same visitor only.
import { beforeEach, expect, it, vi } from 'vitest';
import { type Auth, currentAuth, sessionKey, signIn, signOut } from '@/lib/auth';
import { openShop, type Shop } from '@/lib/shop';
import vectors from '../../../tests/vectors/awaited.json';
import { type Calls, get } from './get';
import { filled, goodOf, idFrom, isAwaiting, loadOwn, type OwnAnswers, renderedOwn } from './own';

const session = (id: number) => ({ id, userTypeId: 2, expiresAt: '2999-01-01T00:00:00.000Z' });
const calls = (auth: Auth | null): Calls =>
  auth ? { profile: get('/api/user/{id}', { params: { id: auth.id } }) } : {};
const answers = new Map<string, (response: Response) => void>();
const answer = (path: string, firstName: string) =>
  answers.get(path)?.(new Response(JSON.stringify({ isSuccess: true, data: { firstName }, message: '' })));

beforeEach(() => {
  openShop({ language: { id: 1 } } as Shop);
  answers.clear();
  vi.stubGlobal('fetch', (url: string) => new Promise((resolve) => answers.set(url.split('?')[0] ?? '', resolve)));
});

it('never belongs to the previously signed-in account', async () => {
  signIn(session(7));
  const loading = loadOwn(calls, new AbortController().signal);
  signOut();
  signIn(session(8));
  answer('/api/user/7', 'Ana');
  await vi.waitFor(() => expect(answers.has('/api/user/8')).toBe(true));
  answer('/api/user/8', 'Bojan');
  expect(await loading).toMatchObject({
    owner: sessionKey(currentAuth()),
    answers: { profile: { data: { firstName: 'Bojan' } } },
  });
});

it('is empty when nobody is signed in any more', async () => {
  signIn(session(7));
  const loading = loadOwn(calls, new AbortController().signal);
  signOut();
  answer('/api/user/7', 'Ana');
  expect(await loading).toEqual({ owner: '', paths: {}, answers: {} });
});

it('makes calls that need an id from another response after it, and not without it', async () => {
  const chained = (auth: Auth | null): Calls => {
    const profile = get('/api/user/{id}', { params: { id: auth?.id ?? 0 } });
    return { profile, orders: { path: `/api/order/${idFrom('profile')}`, read: (body) => body } };
  };
  signIn(session(7));
  const loading = loadOwn(chained, new AbortController().signal);
  await vi.waitFor(() => expect(answers.has('/api/user/7')).toBe(true));
  expect([...answers.keys()]).toEqual(['/api/user/7']);
  answers.get('/api/user/7')?.(new Response(JSON.stringify({ isSuccess: true, data: { id: 31 }, message: '' })));
  await vi.waitFor(() => expect(answers.has('/api/order/31')).toBe(true));
  answer('/api/order/31', 'first');
  expect((await loading).answers).toMatchObject({ orders: { data: { firstName: 'first' } } });

  const failing = loadOwn(chained, new AbortController().signal);
  await vi.waitFor(() => expect(answers.size).toBe(2));
  answers.get('/api/user/7')?.(new Response(JSON.stringify({ isSuccess: false, message: 'no' }), { status: 403 }));
  expect(Object.keys((await failing).answers)).toEqual(['profile']);
});

/** Loads the profile, which the server answers with this status, while a page shows `shown`. */
async function reload(shown: OwnAnswers | null, status: number, callsOf = calls): Promise<OwnAnswers> {
  vi.stubGlobal('fetch', async () => {
    if (status === 0) throw new TypeError('no network');
    const data = status === 200 ? { id: 31, firstName: 'Ana' } : null;
    return new Response(JSON.stringify({ isSuccess: status === 200, data, message: `${status}` }), { status });
  });
  return loadOwn(callsOf, new AbortController().signal, shown);
}

it.each([0, 500, 503])(
  'keeps its data when loading it again fails with %d, again and again, and says so',
  async (status) => {
    signIn(session(7));
    let shown = await reload(null, 200);
    for (let turn = 0; turn < 2; turn += 1) {
      shown = await reload(shown, status);
      expect(shown.answers.profile).toMatchObject({ ok: false, status });
      expect(goodOf(shown.answers.profile)?.data).toEqual({ id: 31, firstName: 'Ana' });
    }
  },
);

it('is not kept when the server refuses the call, or when the call is another one', async () => {
  signIn(session(7));
  const shown = await reload(null, 200);
  expect(goodOf((await reload(shown, 404)).answers.profile)).toBeNull();
  const other = () => ({ profile: get('/api/user/{id}', { params: { id: 8 } }) });
  expect(goodOf((await reload(shown, 503, other)).answers.profile)).toBeNull();
});

it('is not kept for anybody else', async () => {
  signIn(session(7));
  const shown = await reload(null, 200);
  // The path is the same for everybody.
  const always = () => calls({ id: 7 } as Auth);
  signOut();
  expect(goodOf((await reload(shown, 503, always)).answers.profile)).toBeNull();
  signIn(session(7));
  expect(goodOf((await reload(shown, 503, always)).answers.profile), 'a later session of the account').toBeNull();
});

it('is kept from the document, too, with what depends on it', async () => {
  signIn(session(7));
  const chained = (auth: Auth | null): Calls => ({
    ...calls(auth),
    orders: { path: `/api/order/${idFrom('profile')}`, read: (body) => body },
  });
  const auth = currentAuth();
  const body = { isSuccess: true, message: '', data: { id: 31 } };
  const answer = { status: 200, body, requestId: null };
  const personal = { visitor: { auth }, own: { profile: answer, orders: answer } };
  const document = renderedOwn(personal as unknown as Parameters<typeof renderedOwn>[0], chained(auth));
  const { answers } = await reload(document, 503, chained);
  expect(Object.keys(answers)).toEqual(['profile', 'orders']);
  expect(goodOf(answers.orders)?.data).toEqual({ id: 31 });
});

it('fills the id of another response into a path, as the server does', () => {
  const answers = Object.fromEntries(
    Object.entries(vectors.answers).map(([name, data]) => [
      name,
      data ? ({ ok: true, data } as const) : ({ ok: false, status: 500, message: '' } as const),
    ]),
  ) as unknown as Parameters<typeof filled>[1];
  for (const { says, path, filled: expected } of vectors.cases) {
    expect(isAwaiting(path), says).toBe(true);
    expect(filled(path, answers), says).toBe(expected);
  }
  for (const path of vectors.independent) expect(isAwaiting(path), path).toBe(false);
});
