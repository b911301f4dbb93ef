// The selected variant: the selection in the URL, which of it exists and is in stock, and the link of each chip.
import type { Option, Picture, ProductDetail, Swatch, Variant } from '@/api/types';

type Stock = 'in' | 'low' | 'out' | 'none';
export type Value = { value: Swatch; stock: Stock; left: number | null; chosen: boolean };
export type Dimension = { option: Option; parameter: string; chosen: Swatch | null; values: Value[] };
export type Choice = {
  colour: Dimension | null;
  size: Dimension | null;
  others: Dimension[];
  /** Set when every option is selected and such a variant exists. */
  variant: Variant | null;
  /** Every option is selected, but the variant does not exist or is out of stock. */
  unavailable: boolean;
};

/** Reads the selection from the URL. A colour is always selected, a size only when given or when there is just one. */
export function readChoice(product: ProductDetail, query: URLSearchParams): Choice {
  const picked = pick(product, query);
  const dimensions = product.options.map((option) => dimension(product, option, picked));
  const complete = dimensions.every((one) => one.chosen !== null);
  const variant = complete ? (matching(product.variants, picked)[0] ?? null) : null;
  return {
    colour: dimensions.find((one) => one.option.attribute === 'colour') ?? null,
    size: dimensions.find((one) => one.option.attribute === 'size') ?? null,
    others: dimensions.filter((one) => !['colour', 'size'].includes(one.option.attribute)),
    variant,
    unavailable: complete && (variant === null || variant.stock === 'out'),
  };
}

/** Whether the current selection cannot be bought, whatever else is selected. */
export function isSoldOut({ colour, size, others, unavailable }: Choice): boolean {
  const values = [colour, size, ...others].flatMap((dimension) => dimension?.values ?? []);
  return unavailable || values.some(({ chosen, stock }) => chosen && (stock === 'out' || stock === 'none'));
}

/** The URL that selects this value and keeps the rest of the query. */
export function choiceHref(path: string, query: URLSearchParams, parameter: string, key: string): string {
  const next = [...query.entries()].filter(([name]) => name !== parameter);
  next.push([parameter, key]);
  const written = next.map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value).replaceAll('%2F', '/')}`,
  );
  return `${path}?${written.join('&')}`;
}

/** Pictures of the selected colour and those without a colour; all pictures if the colour has none of its own. */
export function picturesOf(gallery: Picture[], colour: Swatch | null): Picture[] {
  const own = gallery.filter((picture) => picture.colourId === colour?.id);
  if (own.length === 0) return gallery;
  return [...own, ...gallery.filter((picture) => picture.colourId === null)];
}

export function mainPictureOf(gallery: Picture[], colourId: number): Picture | null {
  const own = gallery.filter((picture) => picture.colourId === colourId);
  return own.find((picture) => picture.view === 'front') ?? own[0] ?? null;
}

/** A product has at most one option besides colour and size. */
export function parameterOf({ attribute }: Option): string {
  return attribute === 'colour' ? 'color' : attribute === 'size' ? 'size' : 'option';
}

type Picked = Map<string, Swatch | null>;

function pick(product: ProductDetail, query: URLSearchParams): Picked {
  const picked: Picked = new Map();
  for (const option of product.options) {
    picked.set(option.attribute, asked(option, query) ?? fallback(product, option));
  }
  return picked;
}

function asked(option: Option, query: URLSearchParams): Swatch | null {
  const key = query.get(parameterOf(option))?.toLowerCase();
  if (key === undefined) return null;
  return option.values.find((value) => value.key.toLowerCase() === key) ?? null;
}

function fallback(product: ProductDetail, option: Option): Swatch | null {
  if (option.values.length === 1) return option.values[0] ?? null;
  if (option.attribute !== 'colour') return null;
  const inStock = option.values.find((value) => stockOf(withValue(product, option, value)) !== 'out');
  return inStock ?? option.values[0] ?? null;
}

function dimension(product: ProductDetail, option: Option, picked: Picked): Dimension {
  const chosen = picked.get(option.attribute) ?? null;
  const values = option.values.map((value) => {
    const found = available(product, option, value, picked);
    return {
      value,
      stock: found.length === 0 ? ('none' as const) : stockOf(found),
      left: leftOf(found),
      chosen: value.id === chosen?.id,
    };
  });
  return { option, parameter: parameterOf(option), chosen, values };
}

/** A colour is checked across all its sizes; a size within the selected colour; further options within both. */
function available(product: ProductDetail, option: Option, value: Swatch, picked: Picked): Variant[] {
  const wanted: Picked = new Map([[option.attribute, value]]);
  const rank = rankOf(option);
  for (const other of product.options) {
    if (rankOf(other) < rank) wanted.set(other.attribute, picked.get(other.attribute) ?? null);
  }
  return matching(product.variants, wanted);
}

function rankOf(option: Option): number {
  return option.attribute === 'colour' ? 0 : option.attribute === 'size' ? 1 : 2;
}

function withValue(product: ProductDetail, option: Option, value: Swatch): Variant[] {
  return matching(product.variants, new Map([[option.attribute, value]]));
}

/** A value that is not selected yet (null) does not filter. */
function matching(variants: Variant[], wanted: Picked): Variant[] {
  return variants.filter((variant) =>
    [...wanted].every(([attribute, value]) => value === null || idOf(variant, attribute) === value.id),
  );
}

function idOf(variant: Variant, attribute: string): number | null {
  if (attribute === 'colour') return variant.colourId;
  return attribute === 'size' ? variant.sizeId : variant.otherId;
}

function stockOf(variants: Variant[]): 'in' | 'low' | 'out' {
  if (variants.some((variant) => variant.stock === 'in')) return 'in';
  return variants.some((variant) => variant.stock === 'low') ? 'low' : 'out';
}

/** The stock is only shown for a single variant, never added up over several. */
function leftOf(variants: Variant[]): number | null {
  const [only] = variants;
  return variants.length === 1 && only?.stock === 'low' ? only.stockLeft : null;
}
