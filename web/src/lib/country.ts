// The country of this browser's shop, in local storage, for other programs at the shop's address, which expect this format. The
// web app itself reads it only to write it once.
import type { Shop } from './shop';
import { shared } from './storage';

type Country = { countryCode: string; globals: { id: number; code: string } };

const stored = shared<Country | null>('vitrina.country', (value) => value as Country | null);

export function rememberCountry({ countryId, countryCode }: Shop): void {
  if (stored.get()?.countryCode === countryCode) return;
  stored.set({ countryCode, globals: { id: countryId, code: countryCode } });
}
