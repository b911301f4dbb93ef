// The API's wire types, written from the agreed contract until they are generated from its OpenAPI document.

export type Envelope<T> = {
  isSuccess: boolean;
  message: string;
  data: T;
  meta?: Meta;
  errors?: { field: string; code: string; message: string }[];
};

export type Meta = {
  page: number;
  take: number;
  itemCount: number;
  pageCount: number;
  hasPreviousPage: boolean;
  hasNextPage: boolean;
};

/** `imageUrl` is ready to use; `path` is what a `srcset` is built from. Pictures with alpha are painted on the window. */
export type Picture = {
  imageUrl: string;
  imageMimeType: string;
  path: string;
  width: number;
  height: number;
  alt: string;
  hasAlpha: boolean;
  view: string | null;
  colourId: number | null;
};

/** Minor units. `percent` 0 means not reduced; it is computed from `lowestMinor`, the low of the 30 days before. */
export type Price = {
  currency: string;
  priceMinor: number;
  discountMinor: number | null;
  effectiveMinor: number;
  lowestMinor: number | null;
  percent: number;
};

export type Swatch = { id: number; key: string; name: string; swatch: string | null };
export type Badge = { key: 'special' | 'promotional' | 'fire' | 'low'; name: string; imageUrl: string };
export type Crumb = { name: string; path: string };
/** The page in another language; without `country` in the page's own. */
export type Alternate = { language: string; path: string; country?: string | null };
export type SocialLink = { kind: string; url: string };

/** `path` has no locale prefix. `pictures` are at most two: the front, and a second one. */
export type ProductCard = {
  id: number;
  slug: string;
  path: string;
  name: string;
  brand: { slug: string; name: string } | null;
  categories: string[];
  price: Price;
  priceVaries: boolean;
  pictures: Picture[];
  colours: Swatch[];
  badges: Badge[];
  isNew: boolean;
  inStock: boolean;
};

export type Option = { attribute: string; name: string; values: Swatch[] };

export type Variant = {
  id: number;
  sku: string | null;
  barcode: string | null;
  colourId: number | null;
  sizeId: number | null;
  otherId: number | null;
  stock: 'in' | 'low' | 'out';
  stockLeft: number | null;
  price: Price;
};

export type Contact = { name: string; address: string; email: string };

/** `description` is HTML that the server has sanitised; `delivery` dates are formatted in the page's language. */
export type ProductDetail = ProductCard & {
  description: string;
  seoTitle: string | null;
  seoDescription: string | null;
  gallery: Picture[];
  variants: Variant[];
  options: Option[];
  composition: { fibre: string; name: string; percent: number }[];
  care: { key: string; name: string }[];
  grams: number | null;
  gender: string | null;
  manufacturer: (Contact & { responsiblePerson?: Contact | null }) | null;
  breadcrumbs: Crumb[];
  related: ProductCard[];
  delivery: { from: string; to: string; shipping: string };
  alternates: Alternate[];
};

export type Category = {
  id: number;
  slug: string;
  parentId: number | null;
  path: string;
  name: string;
  title: string;
  description: string;
  productCount: number;
  picture: Picture | null;
};

export type CategoryDetail = Category & { breadcrumbs: Crumb[]; children: Category[]; alternates: Alternate[] };

export type Brand = {
  id: number;
  slug: string;
  path: string;
  name: string;
  description: string;
  productCount: number;
  picture: Picture | null;
};

export type Collection = {
  id: number;
  slug: string;
  path: string;
  name: string;
  description: string;
  picture: Picture | null;
  narrowPicture: Picture | null;
  alternates: Alternate[];
};

export type AttributeValue = {
  id: number;
  attributeId: number;
  attribute: 'colour' | 'size';
  key: string;
  name: string;
  swatch: string | null;
  productCount: number;
};

export type HomeBlock = {
  key: string;
  kind: 'HERO' | 'CATEGORY_BANNER' | 'PRODUCT_ROW' | 'STORY' | 'HEADER';
  title: string;
  body: string;
  action: string;
  path: string | null;
  wide: Picture | null;
  narrow: Picture | null;
  products: ProductCard[];
};

export type CategoryNode = Category & { children: Category[] };

/** `url` is the country's absolute origin; its first language is the one that host defaults to. */
export type CountryLink = { code: string; name: string; url: string; currency: string; languages: string[] };

export type Navigation = {
  categories: CategoryNode[];
  collections: { name: string; path: string }[];
  brands: { name: string; path: string }[];
  countries: CountryLink[];
  announcement: string | null;
  socialLinks: SocialLink[];
};

export type Translations = { revision: string; areas: Record<string, string> };
