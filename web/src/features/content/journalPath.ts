// The paths of the journal's pages.

/** The first page has no page parameter. */
export function journalPath(page: number): string {
  return page > 1 ? `/blog/page/${page}` : '/blog';
}
