// The `sizes` attribute of a listing's card pictures, shared by the picture and its preload, which must match. Slightly smaller
// than the displayed width on phones: two hundredths more would select a rendition of twice the width.

export const CARD_SIZES = '(min-width: 1280px) 324px, (min-width: 1000px) 25vw, (min-width: 768px) 31vw, 44vw';
