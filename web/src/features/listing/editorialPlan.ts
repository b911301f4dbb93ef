// The positions of editorial tiles between the cards, so that no row has a gap, with two columns or with three.

export type Span = 1 | 2;
/** The number of cards before it, and the columns that it spans in the two-column and in the three-column grid. */
export type Place = { after: number; phone: Span; desk: Span };

/** After this many cards a tile of two columns completes a row, with two columns and with three. */
const EARLY = 4;
/** The position of a second tile, further down the page. */
const LATE = 15;

/** The positions for `count` cards and `available` collections; empty when a gap would remain. */
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
