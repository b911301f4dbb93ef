// Redirects that operators set: asked of the server for each navigation, as long as the shop has any.
import { type Answers, apiKey, get } from '@/api/get';
import type { Shop } from '@/lib/shop';
import { layoutCalls, readLayout } from './pageData';

type Load = (keys: readonly string[], signal: AbortSignal) => Promise<Answers>;
/** `to` is a path without locale prefix, or the address of another site. */
export type Redirected = { to: string; isExternal: boolean };

/** Where a path leads instead; null when it is itself, or when nobody can tell. */
export async function redirectOf(
  path: string,
  shop: Shop,
  load: Load,
  signal: AbortSignal,
): Promise<Redirected | null> {
  const { navigation } = readLayout(await load([apiKey(layoutCalls.navigation.path, shop)], signal), shop);
  if (!navigation?.hasRedirects) return null;
  const call = get('/api/redirect/by-path', { query: { path } });
  const key = apiKey(call.path, shop);
  const answer = (await load([key], signal))[key];
  return answer?.status === 200 ? call.read(answer.body) : null;
}
