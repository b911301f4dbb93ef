// Leads to a page of another site, such as a payment provider's.

/** How long the other site may take to respond, in milliseconds. */
const responseTimeout = 10_000;

/** Resolves when the visitor has come back to this document, or when the other site does not respond. */
export function redirectToSite(address: string): Promise<void> {
  window.location.assign(address);
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, responseTimeout);
  });
}
