// Where editorial tiles stand between the cards, so that no row, at two columns or at three, ends in a hole.

export type Span = 1 | 2;
/** After how many cards it comes, and how many of two and of three columns it takes. */
export type Place = { after: number; phone: Span; desk: Span };

/** After this many cards a double tile closes a row, at two columns and at three. */
const EARLY = 4;
/** The second one's place: a page has scrolled on. */
const LATE = 15;

/** The places for `count` cards when `available` collections could be shown; none when a hole would stay. */
export function editorialPlaces(count: number, available: number): Place[] {
  if (available === 0 || count < EARLY + 3) return [];
  const phone: Span = count % 2 === 0 ? 2 : 1;
  if (count % 3 === 1) return [{ after: EARLY, phone, desk: 2 }];
  if (count % 3 === 2) return [{ after: EARLY, phone, desk: 1 }];
  if (available < 2 || count < LATE + 3) return [];
  return [
    { after: EARLY, phone: 2, desk: 2 },
    { after: count % 2 === 0 ? LATE - 1 : LATE, phone, desk: 1 },
  ];
}
