// The displayed widths of the journal's pictures.

export const POST_SIZES = '(min-width: 80rem) 1280px, 96vw';
export const CARD_SIZES = '(min-width: 80rem) 410px, (min-width: 48rem) 46vw, 94vw';
export const LEAD_SIZES = '(min-width: 80rem) 760px, (min-width: 62.5rem) 58vw, 94vw';
