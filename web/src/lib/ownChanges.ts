// Tells the shop's other tabs that this visitor's data on the server has changed, such as the profile, an address or an order, so
// that they load theirs again. The session has a store of its own.
import { shared } from './storage';

/** Differs after every change, in whatever tab it was made. */
const change = shared<string>('vitrina.change', (stored) => (typeof stored === 'string' ? stored : ''));
let own = '';

export function reportOwnChange(): void {
  own = Math.random().toString(36).slice(2);
  change.set(own);
}

/** Differs after every change, in whatever tab it was made. */
export const lastOwnChange = change.get;

/** Called after every change, in whatever tab it was made. */
export const onOwnChange = change.subscribe;

/** Called when another tab has changed something. */
export function onChangeElsewhere(listener: () => void): () => void {
  return change.subscribe(() => {
    if (change.get() !== own) listener();
  });
}
