// The `sizes` of a listing's card pictures, shared by the picture and its preload, which must agree.
// A little less than the truth on phones, where two hundredths more would fetch twice the width.

export const CARD_SIZES = '(min-width: 1280px) 324px, (min-width: 1000px) 25vw, (min-width: 768px) 31vw, 44vw';
