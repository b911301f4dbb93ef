// What the query of an address says of partner and campaign, also where it was escaped more often than it should have been.

export const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;
export type CampaignName = (typeof campaignNames)[number];
export type Campaign = Partial<Record<CampaignName, string>>;

/** `code` is the partner's, `discountId` that of a discount; `source` says where the link stood. */
export type Arrival = { code: string | null; discountId: number | null; source: string | null; campaign: Campaign };

/** More of a query than this is not read, more of a value not kept. */
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

/** A campaign as `utm_query` keeps it. */
export function campaignQuery(campaign: Campaign): string {
  return new URLSearchParams(campaign).toString();
}

/** Names and values, decoded until that changes nothing any more. */
export function pairsOf(query: string): [name: string, value: string][] {
  const raw = query.replace(/^\?/, '').slice(0, longestQuery).replaceAll('+', ' ');
  return raw.split('&').flatMap((part) => {
    const text = withoutStray(decoded(part));
    // A tail of the query that was encoded as a whole. The parameters of an address within it are that address's own.
    const parts = /:\/\/|\?/.test(text) ? [text] : text.split('&');
    return parts.filter(Boolean).map(pairOf);
  });
}

function pairOf(part: string): [string, string] {
  const at = part.indexOf('=');
  return at < 0 ? [part.toLowerCase(), ''] : [part.slice(0, at).toLowerCase(), part.slice(at + 1)];
}

/** Decodes until the text is stable; what is no percent encoding stays as it is. */
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

/** Where `&` was written as HTML, once or several times, its rest stands before a name. */
function withoutStray(text: string): string {
  return text.replace(/(^|&)(?:amp;)+/gi, '$1');
}
