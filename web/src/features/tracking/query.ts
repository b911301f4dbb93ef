// Parses the partner and campaign parameters of a query, also when it was escaped too often.

export const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;
type CampaignName = (typeof campaignNames)[number];
export type Campaign = Partial<Record<CampaignName, string>>;

/** `code` is the partner's, `discountId` the id of a discount; `source` is the position of the link. */
export type Arrival = { code: string | null; discountId: number | null; source: string | null; campaign: Campaign };

/** Longer queries are truncated when reading, longer values when storing. */
const longestQuery = 4_096;
const longestValue = 200;

export function arrivalOf(query: string): Arrival {
  const values = new Map<string, string>();
  for (const [name, value] of pairsOf(query)) {
    const text = value.trim().slice(0, longestValue);
    if (text && !values.has(name)) values.set(name, text);
  }
  const campaign: Campaign = {};
  for (const name of campaignNames) {
    const value = values.get(name);
    if (value) campaign[name] = value;
  }
  const discount = values.get('adid') ?? '';
  return {
    code: values.get('ref') ?? null,
    discountId: /^[1-9]\d{0,14}$/.test(discount) ? Number(discount) : null,
    source: values.get('src') ?? null,
    campaign,
  };
}

/** A campaign as stored in the cookie `utm_query`. */
export function campaignQuery(campaign: Campaign): string {
  return new URLSearchParams(campaign).toString();
}

/** Names and values, decoded repeatedly until nothing changes. */
export function pairsOf(query: string): [name: string, value: string][] {
  const raw = query.replace(/^\?/, '').slice(0, longestQuery).replaceAll('+', ' ');
  return raw.split('&').flatMap((part) => {
    const text = withoutStray(decoded(part));
    // The rest of the query was encoded as a whole, so it is split again. Parameters of a nested URL belong to that URL and are
    // not split off.
    const parts = /:\/\/|\?/.test(text) ? [text] : text.split('&');
    return parts.filter(Boolean).map(pairOf);
  });
}

function pairOf(part: string): [string, string] {
  const at = part.indexOf('=');
  return at < 0 ? [part.toLowerCase(), ''] : [part.slice(0, at).toLowerCase(), part.slice(at + 1)];
}

/** Decodes until the text is stable; invalid percent-encoding is left unchanged. */
export function decoded(text: string): string {
  let last = text;
  for (;;) {
    const next = last.replace(/(?:%[0-9a-f]{2})+/gi, decodedOnce);
    if (next === last) return last;
    last = next;
  }
}

function decodedOnce(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}

/** Removes the `amp;` that an `&` escaped as HTML, once or several times, leaves before a name. */
function withoutStray(text: string): string {
  return text.replace(/(^|&)(?:amp;)+/gi, '$1');
}
