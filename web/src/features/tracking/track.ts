// Attribution of a visitor to a partner or a campaign: stored and reported as far as the visitor consented. Before that it is
// kept in memory, for this document only.
import { consent, consentQuestion, mayStoreAttribution } from '@/lib/consent';
import type { Shop } from '@/lib/shop';
import { sendClickOnce } from './click';
import { deleteCookies, readVisit, storeVisit } from './cookies';
import { type Arrival, arrivalOf } from './query';

/** `address` is the URL that the document was opened with. */
export function track(shop: Shop, address: string): void {
  const arrival = arrivalOf(new URL(address).search);
  const follow = () => {
    if (!mayStoreAttribution(shop)) return deleteCookies();
    if (hasAttribution(arrival)) storeVisit(arrival);
    sendClickOnce(shop, address, readVisit(), arrival);
  };
  consent.subscribe(follow);
  follow();
  if (hasAttribution(arrival)) consentQuestion.want(shop);
}

/** Whether the visitor followed a partner's or campaign's link. */
function hasAttribution({ code, campaign }: Arrival): boolean {
  return code !== null || Object.keys(campaign).length > 0;
}
