// Whether a document has to do with a partner or a campaign. Only then is the tracking code loaded: this check is part of every
// first page.
import type { Shop } from '@/lib/shop';

const parameters = /utm_|(ref|adid|src)(=|%(25)*3d)/i;
const cookies = /(^|; )(affiliate_session|affiliate_code|utm_query)=/;

/** `arrival` is the URL that the document was opened with. If the chunk cannot be loaded, nothing is reported. */
export function startTracking(shop: Shop, arrival: string): void {
  if (!parameters.test(arrival) && !cookies.test(document.cookie)) return;
  void import('./track').then(
    ({ track }) => track(shop, arrival),
    () => {},
  );
}
