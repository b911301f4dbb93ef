// Addresses of the journal's pages.

/** The first page has the plain address. */
export function journalPath(page: number): string {
  return page > 1 ? `/blog/page/${page}` : '/blog';
}
