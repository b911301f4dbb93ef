// @vitest-environment jsdom
// Browser storage: the same value in every tab, tolerant of errors.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentAuth, expireSession, sessionKey, signIn, signOut, syncSession } from './auth';
import { shared } from './storage';

beforeEach(() => localStorage.clear());

const numbers = (value: unknown) => (Array.isArray(value) ? value.map(Number) : []);

function inAnotherTab(key: string | null, text: string | null): void {
  if (key === null) localStorage.clear();
  else if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text, storageArea: localStorage }));
}

function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API, and jsdom has none.
  document.cookie = cookie;
}

describe('a shared value', () => {
  it('reports changes in this tab and in others, while there are subscribers', () => {
    const store = shared('list', numbers);
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    store.set([1]);
    inAnotherTab('list', '[1,2]');
    inAnotherTab('other', '[]');
    expect(heard).toHaveBeenCalledTimes(2);
    expect(store.get()).toEqual([1, 2]);
    inAnotherTab(null, null);
    expect(store.get()).toEqual([]);
    stop();
    inAnotherTab('list', '[3]');
    expect(heard).toHaveBeenCalledTimes(3);
    expect(store.get()).toEqual([3]);
  });

  it('is the same object until it changes, and empty when it cannot be read', () => {
    const store = shared('list', numbers);
    store.set([1]);
    expect(store.get()).toBe(store.get());
    localStorage.setItem('list', '{broken');
    expect(store.get()).toEqual([]);
  });

  it('is kept in memory when the browser stores nothing', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = shared('full', numbers);
    store.set([7]);
    expect(store.get()).toEqual([7]);
    full.mockRestore();
    store.set([8]);
    expect(localStorage.getItem('full')).toBe('[8]');
  });
});

describe('the session', () => {
  const session = (more = {}) => ({
    id: 7,
    userTypeId: 2,
    expiresAt: '2999-01-01T00:00:00.000Z',
    ...more,
  });

  it('is stored without its token, and deleted with the cookie that names its user', () => {
    writeCookie('signed_in=7.2.32472144000.a; Path=/');
    signIn({ ...session(), token: 'secret' } as Parameters<typeof signIn>[0]);
    expect(currentAuth()).toMatchObject({ id: 7 });
    expect(JSON.stringify(localStorage)).not.toContain('secret');
    signOut();
    expect(currentAuth()).toBeNull();
    expect(document.cookie).not.toContain('signed_in');
  });

  it("is the server's, from the document or else from its cookie", () => {
    signIn(session());
    writeCookie('signed_in=9.2.32472144000.a; Path=/');
    syncSession(undefined);
    expect(currentAuth()).toEqual(session({ id: 9, key: 'a' }));
    syncSession({ ...session({ id: 8 }), key: 'b' });
    expect(currentAuth()?.id).toBe(8);
    writeCookie('signed_in=; Path=/; Max-Age=0');
    syncSession(undefined);
    expect(currentAuth()).toBeNull();
  });

  it('ends when it expires', () => {
    signIn(session({ expiresAt: '2020-01-01T00:00:00Z' }));
    expect(currentAuth()).toBeNull();
  });

  it('is deleted by its own key: another of the same account stays, even one of the same millisecond', () => {
    signIn(session());
    const first = sessionKey(currentAuth());
    signIn(session());
    const second = sessionKey(currentAuth());
    expect(second).not.toBe(first);
    expireSession(first);
    expect(currentAuth()).toMatchObject(session());
    expireSession(second);
    expect(currentAuth()).toBeNull();
  });

  it.each(['null', '7', '{"id":"7","userTypeId":2}', '{"id":7}', 'broken'])('is none when %s is stored', (text) => {
    localStorage.setItem('vitrina.auth', text);
    expect(currentAuth()).toBeNull();
  });
});
