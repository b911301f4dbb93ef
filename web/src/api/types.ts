// The API's types under the names that the web app uses. `generated.ts` is generated from the server's API description (`make
// types`).
import type { components } from './generated';

type Schemas = components['schemas'];

export type Meta = Schemas['Meta'];

/** `imageUrl` can be used as it is; a `srcset` is built from `path`. Pictures with an alpha channel are shown on the backdrop. */
export type Picture = Schemas['Picture'];
/**
 * In minor units. `percent` 0 means not reduced; otherwise computed from `lowestMinor`, the lowest price of the 30 days before.
 */
export type Price = Schemas['Price'];
export type Swatch = Schemas['Swatch'];
export type Crumb = Schemas['Crumb'];
/** The same page in one language of a country, the current one included; `path` has no locale prefix. */
export type Alternate = Schemas['Alternate'];
export type SocialLink = Schemas['SocialLink'];

/** `path` has no locale prefix. `pictures` holds at most two: the front view and a second one. */
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
export type Collection = Schemas['Collection'];
/** The count of each choice takes all other active filters into account. */
export type ListingFilters = Schemas['ListingFilters'];
export type FilterChoice = Schemas['FilterChoice'];

export type HomeBlock = Schemas['HomeBlock'];
/** `url` is the URL of the country's shop, with a locale prefix if needed; the first language is the country's main one. */
export type CountryLink = Schemas['CountryLink'];
export type Navigation = Schemas['Navigation'];
export type Translations = Schemas['Translations'];

/** Texts of pages, posts and answers are HTML sanitised by the server. */
export type PageView = Schemas['PageView'];
export type PageLink = Schemas['PageLink'];
export type PostCard = Schemas['PostCard'];
export type PostView = Schemas['PostView'];
export type FaqView = Schemas['FaqView'];
export type FaqGroup = Schemas['FaqGroup'];
export type HelpView = Schemas['HelpView'];
export type JournalView = Schemas['JournalView'];
export type ProductCareView = Schemas['ProductCareView'];

/** `errors` lists the validation errors by field. */
export type Failure = Schemas['Failure'];

/** `id` is the user's id. Pages of the shop receive no `token`: their session is in an HttpOnly cookie. */
export type Session = Schemas['Session'];
/** `device` is empty when it is unknown. */
export type SessionInfo = Schemas['SessionInfo'];
/** `phone` is the number without the dialling code in `phoneCode`. */
export type Profile = Schemas['Profile'];
export type Address = Schemas['Address'];
export type WishlistEntry = Schemas['WishlistEntry'];
/** A priced cart; amounts are in minor units. */
export type Cart = Schemas['CartQuote'];
export type CartLine = Schemas['QuotedLine'];
export type CartGoal = Schemas['QuotedGoal'];
export type CartGift = Schemas['QuotedGift'];
export type MergedWishlist = Schemas['MergedWishlist'];
/** The delivery and payment methods that a country's checkout offers now; amounts are in minor units. */
export type CheckoutOffer = Schemas['CheckoutOffer'];
export type PlaceForm = Schemas['PlaceForm'];
export type PlacedOrder = Schemas['Placed'];
export type PaymentPage = Schemas['PaymentPage'];
/** An order as placed, with its current state; amounts are in minor units. */
export type OrderView = Schemas['OrderView'];
export type OrderLine = Schemas['OrderLineView'];
export type OrderState = Schemas['OrderState'];
export type OrderSummary = Schemas['OrderSummary'];
/** A refund by bank transfer, with the account number masked. */
export type RefundAccount = Schemas['RefundAccountView'];
/** A country with its id and dialling code; its `name` is English. */
export type Country = Schemas['Country'];

/** An event; its times are in the country's time zone, formatted for the language. */
export type EventCard = Schemas['EventCard'];
/** `html` is sanitised by the server. */
export type EventView = Schemas['EventView'];
/** The state of an event by the server's clock. */
export type EventStatus = Schemas['EventStatus'];
/** A partner or an Instagram picture; `link` points to another site. */
export type Partner = Schemas['PartnerView'];
/** A company that sells in the shop. */
export type Seller = Schemas['Seller'];
