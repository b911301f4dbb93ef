// The API's wire types by the names that the web uses. `generated.ts` comes from the server's own description (`make types`).
import type { components } from './generated';

type Schemas = components['schemas'];

/** What every successful call answers with. */
export type Envelope<T> = Omit<Schemas['Envelope_Navigation'], 'data'> & { data: T };
export type Meta = Schemas['Meta'];

/** `imageUrl` is ready to use; `path` is what a `srcset` is built from. Pictures with alpha are painted on the window. */
export type Picture = Schemas['Picture'];
/** Minor units. `percent` 0 means not reduced; it is computed from `lowestMinor`, the low of the 30 days before. */
export type Price = Schemas['Price'];
export type Swatch = Schemas['Swatch'];
export type Crumb = Schemas['Crumb'];
/** The same page in a language of a country, this one included; `path` has no locale prefix. */
export type Alternate = Schemas['Alternate'];
export type SocialLink = Schemas['SocialLink'];

/** `path` has no locale prefix. `pictures` are at most two: the front, and a second one. */
export type ProductCard = Schemas['ProductCard'];
export type Suggestions = Schemas['Suggestions'];
export type Option = Schemas['Option'];
export type Variant = Schemas['Variant'];
export type Contact = Schemas['Contact'];
/** `description` is HTML that the server has sanitised; `delivery` dates are formatted in the page's language. */
export type ProductDetail = Schemas['ProductDetail'];

/** Lengths in millimetres; `key` of a row is the product's size. */
export type SizeTable = Schemas['SizeTableView'];
export type SizeRow = Schemas['SizeRowView'];

export type Category = Schemas['Category'];
export type CategoryDetail = Schemas['CategoryDetail'];
export type CategoryNode = Schemas['CategoryNode'];
export type MenuCategory = Schemas['MenuCategory'];
export type Brand = Schemas['Brand'];
export type BrandDetail = Schemas['BrandDetail'];
export type Collection = Schemas['Collection'];
export type CollectionDetail = Schemas['CollectionDetail'];
/** Each choice is counted under the other filters that are set. */
export type ListingFilters = Schemas['ListingFilters'];
export type FilterChoice = Schemas['FilterChoice'];

export type HomeBlock = Schemas['HomeBlock'];
/** `url` is the country's address, with its locale prefix if it needs one; the first language is the one spoken there. */
export type CountryLink = Schemas['CountryLink'];
export type Navigation = Schemas['Navigation'];
export type Translations = Schemas['Translations'];

/** Texts of pages, posts and answers are HTML that the server has sanitised. */
export type PageView = Schemas['PageView'];
export type PageLink = Schemas['PageLink'];
export type PostCard = Schemas['PostCard'];
export type PostView = Schemas['PostView'];
export type FaqView = Schemas['FaqView'];
export type FaqGroup = Schemas['FaqGroup'];
export type HelpView = Schemas['HelpView'];
export type JournalView = Schemas['JournalView'];
export type ProductCareView = Schemas['ProductCareView'];

/** `errors` says what is wrong with which field. */
export type Failure = Schemas['Failure'];

/** `id` is the user's. Pages of the shop get no `token`: their session is in a cookie that no script can read. */
export type Session = Schemas['Session'];
/** `device` is empty when it did not say what it is. */
export type SessionInfo = Schemas['SessionInfo'];
/** `phone` is what is dialled after `phoneCode`. */
export type Profile = Schemas['Profile'];
export type Address = Schemas['Address'];
export type WishlistItem = Schemas['WishlistItem'];
export type WishlistEntry = Schemas['WishlistEntry'];
/** A priced cart; amounts are in minor units. */
export type Cart = Schemas['CartQuote'];
/** What a quote is asked of: lines without a cart. */
export type CartToQuote = Schemas['QuoteBody'];
export type CartLine = Schemas['QuotedLine'];
export type CartLines = Schemas['CartLines'];
export type CartGoal = Schemas['QuotedGoal'];
export type CartGift = Schemas['QuotedGift'];
export type MergedWishlist = Schemas['MergedWishlist'];
/** What a country's checkout offers now; amounts are in minor units. */
export type CheckoutOffer = Schemas['CheckoutOffer'];
export type PlaceForm = Schemas['PlaceForm'];
export type PlacedOrder = Schemas['Placed'];
export type PaymentPage = Schemas['PaymentPage'];
/** An order as it was placed, with how it stands now; amounts are in minor units. */
export type OrderView = Schemas['OrderView'];
export type OrderLine = Schemas['OrderLineView'];
export type OrderState = Schemas['OrderState'];
export type OrderStates = Schemas['OrderStateView'];
export type OrderSummary = Schemas['OrderSummary'];
/** A refund by bank transfer, with as much of its account as is shown again. */
export type RefundAccount = Schemas['RefundAccountView'];
/** A country with its id and dialling code; its `name` is English. */
export type Country = Schemas['Country'];

/** An event, with its times by the country's clock as the language writes them. */
export type EventCard = Schemas['EventCard'];
/** `html` is sanitised by the server. */
export type EventView = Schemas['EventView'];
/** Where an event stands by the server's clock. */
export type EventStatus = Schemas['EventStatus'];
/** A partner, or a picture of Instagram; `link` leads elsewhere. */
export type Partner = Schemas['PartnerView'];
/** A company that sells in the shop. */
export type Seller = Schemas['Seller'];
