// @vitest-environment jsdom
// Data of one visitor: a response that arrives after its session has ended is discarded, and requested again for the current
// session.
import { beforeEach, expect, it, vi } from 'vitest';
import { type Auth, currentAuth, sessionKey, signIn, signOut } from '@/lib/auth';
import { openShop, type Shop } from '@/lib/shop';
import vectors from '../../../tests/vectors/awaited.json';
import { type Calls, get } from './get';
import { filled, idFrom, isAwaiting, loadOwn } from './own';

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
  expect(await loading).toEqual({ owner: '', answers: {} });
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
