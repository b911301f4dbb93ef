// The page numbers to show: the first, the last and those around the current one; null stands for a gap.

export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const around = [page - 1, page, page + 1];
  const start = page <= 3 ? [2, 3] : [];
  const end = page >= pageCount - 2 ? [pageCount - 1, pageCount - 2] : [];
  const wanted = new Set([1, ...start, ...around, ...end, pageCount]);
  const numbers = [...wanted].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
  return numbers.flatMap((number, index) => withGap(number, numbers[index - 1]));
}

/** A gap of a single page shows that page's number instead. */
function withGap(number: number, before: number | undefined): (number | null)[] {
  if (before === undefined || number === before + 1) return [number];
  return number === before + 2 ? [number - 1, number] : [null, number];
}
