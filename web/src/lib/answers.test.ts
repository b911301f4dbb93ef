// API answers in the browser: one request per call, kept when good, asked again when not.
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '@/api/data';
import { createAnswerStore } from './answers';

const answer = (status: number): Answer => ({ status, body: { data: status } });

describe('answer store', () => {
  it('asks once for what is wanted twice at the same time, and never for what it keeps', async () => {
    const fetchOne = vi.fn(async () => answer(200));
    const store = createAnswerStore(fetchOne);
    store.keep({ '/api/kept': answer(200) });
    await Promise.all([store.load(['/api/a', '/api/kept']), store.load(['/api/a'])]);
    await store.load(['/api/a']);
    expect(fetchOne.mock.calls).toEqual([['/api/a']]);
  });

  it('does not keep failures', async () => {
    const fetchOne = vi.fn(async () => answer(503));
    const store = createAnswerStore(fetchOne);
    store.keep({ '/api/a': answer(404) });
    expect((await store.load(['/api/a']))['/api/a']?.status).toBe(503);
    await store.load(['/api/a']);
    expect(fetchOne).toHaveBeenCalledTimes(2);
  });

  it('rejects when the network fails, and tries again the next time', async () => {
    const fetchOne = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(answer(200));
    const store = createAnswerStore(fetchOne);
    await expect(store.load(['/api/a'])).rejects.toThrow('offline');
    expect((await store.load(['/api/a']))['/api/a']?.status).toBe(200);
  });
});
