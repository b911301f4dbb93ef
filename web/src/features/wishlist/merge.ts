// Merges what a guest has saved into the customer's wishlist, or drops it.
import { call } from '@/api/call';
import { currentAuth, isCustomer, sessionKey } from '@/lib/auth';
import { wishlistCalls } from './calls';
import { attempt, collected, fetchWishes, isSomebodyElse } from './store';

/** With an empty text, the caller shows its own message. */
export type Merging = { good: boolean; text: string };

/**
 * Adds the products saved before signing in to the customer's list; existing ones are skipped, and those exceeding the limit
 * remain in the guest's list. Null when another session has begun meanwhile.
 */
export async function mergeCollected(): Promise<Merging | null> {
  const auth = currentAuth();
  if (!isCustomer(auth)) return null;
  const productIds = collected.get();
  const merging = wishlistCalls.merge(auth.id, productIds);
  const intent = JSON.stringify([sessionKey(auth), merging]);
  const answer = await attempt(intent, (key) => call(merging, { key }));
  const left = answer.ok ? answer.data.left : productIds;
  // Also after another session has begun: these products have been added to the list of the customer who accepted the offer.
  const placed = new Set(productIds.filter((id) => !left.includes(id)));
  if (placed.size > 0) collected.set(collected.get().filter((id) => !placed.has(id)));
  if (isSomebodyElse(auth)) return null;
  if (!answer.ok) return { good: false, text: answer.message };
  await fetchWishes();
  return left.length > 0 ? { good: false, text: answer.message } : { good: true, text: '' };
}

export function dropCollected(): void {
  collected.set([]);
}
