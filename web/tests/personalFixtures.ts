// The responses about one customer: cart, checkout, account, orders, returns, wishlist and games, by the names of the calls.
import type {
  Address,
  CheckoutOffer,
  OrderLine,
  OrderSummary,
  OrderView,
  Profile,
  RefundAccount,
  SessionInfo,
  WishlistEntry,
} from '@/api/types';
import type { AccountCoupon, Reminder, Wheel } from '@/features/games/shapes';
import type { OrderReturns, ReturnableLine, ReturnOptions, ReturnPreview } from '@/features/returns/shapes';
import type { Auth } from '@/lib/auth';
import { cart } from './cartFixtures';
import { card, picture } from './catalogueFixtures';

export const customer: Auth = { id: 7, userTypeId: 2, expiresAt: '2999-01-01T00:00:00.000Z', key: 'a' };

const profile: Profile = {
  id: 7,
  userTypeId: 2,
  countryId: 3,
  createdAt: '2026-01-01T00:00:00Z',
  dateOfBirth: '1990-05-04',
  email: 'ana@example.com',
  firstName: 'Ana',
  gender: 'female',
  isEmailVerified: false,
  lastName: 'Novak',
  pendingEmail: null,
  phone: '40123456',
  phoneCode: '+386',
};
const address: Address = {
  id: 1,
  name: 'Ana Novak',
  address: 'Trubarjeva 1',
  address2: '',
  city: 'Ljubljana',
  country: 'Slovenia',
  countryId: 3,
  isDefault: true,
  phone: '40123456',
  phoneCode: '+386',
  postalCode: '1000',
  state: '',
};
const state = (status: string) => ({ status, colour: 'warning', label: status });
const line: OrderLine = {
  position: 1,
  productId: 5,
  variantId: 7,
  sku: 'TOP-7',
  name: 'Rib tee',
  brand: 'Tiho',
  categoriesArr: ['Women', 'Tees'],
  color: 'Rust',
  composition: '95% cotton, 5% elastane',
  discounts: [{ title: 'Winter week', amountMinor: 500 }],
  isGift: false,
  path: '/product/rib-tee',
  picture: picture('top.svg'),
  quantity: 2,
  refundedMinor: 0,
  regularUnitMinor: 2000,
  size: 'M',
  totalMinor: 3000,
  unitMinor: 1750,
};
const order: OrderView = {
  number: 'K7TX2M9QAB',
  invoiceNumber: 'SI-2026-000001',
  placedOn: '22 November 2026',
  email: 'ana@example.com',
  currency: 'EUR',
  lines: [line],
  regularMinor: 4000,
  subtotalMinor: 3500,
  discountMinor: 500,
  coupon: { code: 'TEN', amountMinor: 300 },
  shippingMinor: 350,
  cashOnDeliveryMinor: 0,
  totalMinor: 3350,
  refundedMinor: 0,
  vat: [{ rateBasisPoints: 2200, grossMinor: 3350, taxMinor: 604 }],
  address: { ...address, name: 'Ana & Co. <Novak>' },
  billing: null,
  note: 'Ring twice',
  delivery: { type: 'courier', arrives: 'Thu, 26 Nov', pickup: null },
  deliveryState: state('PENDING'),
  paymentMethod: 'stripe',
  paymentState: state('PENDING'),
  timeline: [{ kind: 'placed', label: 'Placed', at: '22 November 2026, 10:00' }],
  parcels: [{ carrier: 'Pošta', shippedOn: '23 November 2026', tracking: 'AB1', trackingUrl: null }],
  creditNotes: [{ number: 'SI-C-1', issuedOn: '24 November 2026', amountMinor: 500 }],
  actions: { canCancel: true, canPay: true, hasInvoice: true },
};
const summary: OrderSummary = {
  number: order.number,
  invoiceNumber: order.invoiceNumber,
  placedOn: order.placedOn,
  currency: 'EUR',
  totalMinor: 3350,
  pieces: 2,
  pictures: [picture('top.svg')],
  paymentState: state('COMPLETED'),
  deliveryState: state('SHIPPED'),
};
const session: SessionInfo = {
  id: 1,
  createdAt: '2026-11-01T10:00:00Z',
  lastSeenAt: '2026-11-22T10:00:00Z',
  device: 'Chrome · Android',
  isCurrent: true,
};
const offer: CheckoutOffer = {
  currency: 'EUR',
  deliveryTypes: [
    { type: 'courier', shippingMinor: 390, freeFromMinor: 5000, arrives: 'Thu, 26 Nov', pickup: null },
    { type: 'standard', shippingMinor: 290, freeFromMinor: null, arrives: null, pickup: null },
  ],
  holdMinutes: 30,
  paymentMethods: [
    { method: 'sandbox', isOnline: true, chargeMinor: 0 },
    { method: 'cash-on-delivery', isOnline: false, chargeMinor: 190 },
  ],
  returnDays: 100,
  termsVersion: '2026-11',
};
const refund: RefundAccount = {
  state: 'given',
  kind: 'iban',
  account: { holder: 'Ana Novak', number: 'SI56 •••• 3438', bank: null },
  orderNumber: order.number,
  amountMinor: 3350,
  currency: 'EUR',
};
const reminder: Reminder = {
  kind: 'stock-alert',
  id: 3,
  title: 'Rib tee, Rust, M',
  path: '/product/rib-tee',
  picture: picture('top.svg'),
  email: 'ana@example.com',
  askedAt: '2026-11-20T10:00:00Z',
};
const coupon: AccountCoupon = {
  code: 'TEN',
  title: '10% off',
  description: 'On everything',
  minimumMinor: 3000,
  isUsed: false,
  isExpired: false,
  validTo: '2026-12-31T23:00:00Z',
};
const wheel: Wheel = {
  id: 1,
  segments: [
    { label: '10% off', colour: '#1e4fd8', isPrize: true, odds: 0.25 },
    { label: 'Next time', colour: '#f6f4f1', isPrize: false, odds: 0.75 },
  ],
  spinsLeft: 1,
  spinsPerDay: 1,
  couponDays: 14,
  endsAt: null,
  nextDayAt: '2026-11-24T00:00:00Z',
  needsEmail: true,
  consentNeeded: true,
  last: null,
};
const returnable: ReturnableLine = {
  position: 1,
  name: 'Rib tee',
  brand: 'Tiho',
  color: 'Rust',
  size: 'M',
  picture: picture('top.svg'),
  isGift: false,
  quantity: 2,
  returnable: 2,
  requested: 0,
  unitMinor: 1500,
  totalMinor: 3000,
  exchanges: [{ variantId: 77, size: 'L', color: 'Rust', available: true }],
};
const options: ReturnOptions = {
  number: order.number,
  invoiceNumber: order.invoiceNumber,
  placedOn: order.placedOn,
  email: 'ana@example.com',
  currency: 'EUR',
  lines: [returnable],
  reasons: [{ code: 'damaged', label: 'It is damaged', needsPhotos: true, isAllowed: true, note: null }],
  ways: [{ code: 'label', label: 'By courier', text: 'Print the label.' }],
  until: '3 March 2027',
  withdrawalUntil: '6 December 2026',
  why: null,
  wantsAccount: true,
};
const preview: ReturnPreview = { refundMinor: 1500, shippingRefundMinor: 0, keptMinor: 1500, lost: [] };
const returns: OrderReturns = {
  number: order.number,
  invoiceNumber: order.invoiceNumber,
  currency: 'EUR',
  returns: [
    {
      number: 'R7K3QX9M2TB',
      kind: 'return',
      status: 'requested',
      label: 'Requested For Return',
      steps: [{ status: 'requested', label: 'Requested For Return', at: '23 November 2026, 10:00', isDone: true }],
      lines: [{ position: 1, name: 'Rib tee', size: 'M', quantity: 1, reason: 'It is damaged', exchange: null }],
      refundMinor: 1500,
      reasonRefused: null,
      labelPath: '/api/return/R7K3QX9M2TB/label',
      declaredAt: null,
      canWithdraw: true,
    },
  ],
};
const wish: WishlistEntry = { productId: 7, wishlistId: 70 };

export const answers: Readonly<Record<string, unknown>> = {
  cart: cart(),
  related: [card(30), card(31)],
  offer,
  profile,
  addresses: [address, { ...address, id: 2, isDefault: false, city: 'Celje' }],
  sessions: [session, { ...session, id: 2, isCurrent: false, device: '' }],
  reminders: [reminder],
  coupons: [coupon],
  latestOrder: [summary],
  orders: [summary, { ...summary, number: 'M3TX2M9QAC' }],
  order,
  result: { orderNumber: order.number, state: 'failed', amountMinor: 3350, currency: 'EUR' },
  refund,
  options,
  preview,
  returns,
  wishlist: [wish],
  list: [card(7), card(8)],
  wheel,
};
