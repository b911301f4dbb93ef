// The body measurements behind our sizes, in centimetres, and which of the four tables belongs to a product.
import type { ProductDetail } from '@/api/types';

export type Cut = 'women-tops' | 'women-bottoms' | 'men' | 'kids';
export type Measure = 'bust' | 'chest' | 'waist' | 'hips' | 'inseam' | 'height';
export type Age = { unit: 'months' | 'years'; from: number; to: number };
export type SizeRow = { size: string; values: string[]; age?: Age };
export type SizeTable = { cut: Cut; measures: Measure[]; rows: SizeRow[] };

export const TABLES: Record<Cut, SizeTable> = {
  'women-tops': {
    cut: 'women-tops',
    measures: ['bust', 'waist', 'hips'],
    rows: [
      row('XS', '78–82', '60–64', '86–90'),
      row('S', '83–87', '65–69', '91–95'),
      row('M', '88–93', '70–75', '96–100'),
      row('L', '94–99', '76–82', '101–106'),
      row('XL', '100–106', '83–90', '107–112'),
      row('XXL', '107–113', '91–98', '113–119'),
    ],
  },
  'women-bottoms': {
    cut: 'women-bottoms',
    measures: ['waist', 'hips', 'inseam'],
    rows: [
      row('XS', '60–64', '86–90', '75'),
      row('S', '65–69', '91–95', '76'),
      row('M', '70–75', '96–100', '77'),
      row('L', '76–82', '101–106', '78'),
      row('XL', '83–90', '107–112', '79'),
      row('XXL', '91–98', '113–119', '79'),
    ],
  },
  men: {
    cut: 'men',
    measures: ['chest', 'waist', 'hips'],
    rows: [
      row('S', '88–94', '76–82', '90–95'),
      row('M', '95–101', '83–89', '96–101'),
      row('L', '102–108', '90–96', '102–107'),
      row('XL', '109–115', '97–103', '108–113'),
      row('XXL', '116–123', '104–112', '114–120'),
      row('3XL', '124–131', '113–121', '121–127'),
    ],
  },
  kids: {
    cut: 'kids',
    measures: ['chest', 'waist', 'hips'],
    rows: [
      kid('56', 'months', 0, 2, '41–43', '41–43', '42–44'),
      kid('62', 'months', 2, 4, '43–45', '43–45', '44–46'),
      kid('68', 'months', 4, 6, '45–47', '44–46', '46–48'),
      kid('74', 'months', 6, 9, '47–49', '46–48', '48–50'),
      kid('80', 'months', 9, 12, '49–51', '47–49', '50–52'),
      kid('50/56', 'months', 0, 2, '40–42', '40–42', '41–43'),
      kid('62/68', 'months', 2, 6, '43–46', '43–45', '44–47'),
      kid('74/80', 'months', 6, 12, '47–49', '46–48', '48–50'),
      kid('86/92', 'months', 12, 24, '50–53', '49–51', '52–54'),
      kid('98/104', 'years', 2, 4, '54–57', '52–53', '56–59'),
      kid('110/116', 'years', 4, 6, '58–61', '54–55', '61–64'),
      kid('122/128', 'years', 6, 8, '62–66', '56–58', '67–70'),
      kid('134/140', 'years', 8, 10, '68–72', '60–62', '73–76'),
      kid('146/152', 'years', 10, 12, '74–79', '64–66', '79–83'),
      kid('158/164', 'years', 12, 14, '82–87', '68–70', '86–90'),
    ],
  },
};

/** The tables for a product, for the upper half of the body first; none when it has no sizes that we know. */
export function tablesFor(product: ProductDetail): SizeTable[] {
  return cutsFor(product)
    .map((cut) => TABLES[cut])
    .filter((table) => table.rows.some((one) => isOffered(product, one.size)));
}

/** Whether the product is made in this size; the table may show more sizes than one product has. */
export function isOffered(product: ProductDetail, size: string): boolean {
  const sizes = product.options.find((option) => option.attribute === 'size')?.values ?? [];
  return sizes.some((value) => same(value.key, size) || same(value.name, size));
}

export function same(a: string, b: string): boolean {
  return fold(a) === fold(b);
}

function cutsFor(product: ProductDetail): Cut[] {
  const gender = product.gender?.toLowerCase() ?? '';
  if (isOfHeights(product) || /kid|child|bab|girl|boy/.test(gender)) return ['kids'];
  if (/^(male|men|man)/.test(gender)) return ['men'];
  if (/female|wom[ae]n/.test(gender)) return ['women-tops', 'women-bottoms'];
  return ['women-tops', 'women-bottoms', 'men'];
}

/** Children's sizes are ranges of height, whatever else the catalogue says. */
function isOfHeights(product: ProductDetail): boolean {
  const sizes = product.options.find((option) => option.attribute === 'size')?.values ?? [];
  return sizes.some((value) => /^\d{2,3}[/-]\d{2,3}$/.test(value.key));
}

function fold(size: string): string {
  const key = size.trim().toLowerCase().replace('-', '/');
  return key === '2xl' ? 'xxl' : key;
}

function row(size: string, ...values: string[]): SizeRow {
  return { size, values };
}

function kid(size: string, unit: Age['unit'], from: number, to: number, ...values: string[]): SizeRow {
  return { size, values, age: { unit, from, to } };
}
