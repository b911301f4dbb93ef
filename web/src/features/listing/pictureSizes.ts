// The `sizes` attributes of a listing's pictures, shared by the pictures and their preloads, which must match.

/** Slightly smaller than the displayed width on phones: two hundredths more would select a rendition of twice the width. */
export const CARD_SIZES = '(min-width: 1280px) 324px, (min-width: 1000px) 25vw, (min-width: 768px) 31vw, 44vw';

export const COVER_SIZES = '(min-width: 1344px) 1280px, 96vw';
export const NARROW_COVER_SIZES = '96vw';
