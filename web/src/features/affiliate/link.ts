// Builds the tracking URL of a page from a partner's parameters. The server builds the same URL, and its short form.

type LinkOptions = {
  code: string;
  discountId: string;
  source: string;
  medium: string;
  campaign: string;
  content: string;
  term: string;
};

/** Returns null when the text is not a URL. A URL without scheme and host refers to this shop. */
export function trackingLink(typed: string, origin: string, options: LinkOptions): string | null {
  const address = addressOf(typed.trim(), origin);
  if (!address) return null;
  const parameters: [string, string][] = [
    ['ref', options.code],
    ['adid', options.discountId],
    ['utm_source', options.source],
    ['utm_medium', options.medium],
    ['utm_campaign', options.campaign],
    ['utm_content', options.content],
    ['utm_term', options.term],
  ];
  const query = new URLSearchParams(address.search);
  for (const [name, value] of parameters) if (value.trim()) query.set(name, value.trim());
  return `${address.origin}${address.pathname}${query.size > 0 ? `?${query}` : ''}${address.hash}`;
}

function addressOf(typed: string, origin: string): URL | null {
  const whole = typed.startsWith('/') ? origin + typed : /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  return url && /^https?:$/.test(url.protocol) && typed ? url : null;
}
