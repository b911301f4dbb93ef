// What the shop tells a tag manager. Pushing to the layer sends nothing by itself: a tag must be there, and allowed.

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export function push(event: Record<string, unknown>): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}

/** A link from an e-mail holds a secret that is nobody's business. */
function withoutToken(address: string): string {
  const url = new URL(address);
  if (!url.searchParams.has('token')) return address;
  url.searchParams.delete('token');
  return url.href;
}

export function pushPageView(title: string): void {
  push({
    event: 'page_view',
    page_location: withoutToken(window.location.href),
    page_path: window.location.pathname,
    page_title: title,
  });
}
