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

export function pushPageView(title: string): void {
  push({
    event: 'page_view',
    page_location: window.location.href,
    page_path: window.location.pathname,
    page_title: title,
  });
}
