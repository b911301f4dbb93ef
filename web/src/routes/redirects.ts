// Redirects configured by operators: looked up on the server for each navigation, if the shop has any.
import { type Answers, apiKey, get } from '@/api/get';
import type { Shop } from '@/lib/shop';
import { layoutCalls, readLayout } from './pageData';

type Load = (keys: readonly string[], signal: AbortSignal) => Promise<Answers>;
/** `to` is a path without locale prefix, or the URL of another site. */
type Redirected = { to: string; isExternal: boolean };

/** The target of a path's redirect; null when it has none, or when the request fails. */
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
