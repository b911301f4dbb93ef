// Formats percentages, with decimals only if there are any.

/** 2200 hundredths of a percent are "22", 950 are "9.5". */
export function percentText(basisPoints: number): string {
  return String(basisPoints / 100);
}
