// The checkout pages. Each document belongs to one visitor and is not cached.
import { type Calls, get } from '@/api/get';
import { cartCalls } from '@/features/cart/calls';
import { checkoutCalls } from '@/features/checkout/calls';
import { resultCalls } from '@/features/checkout/returnCalls';
import { orderCalls } from '@/features/orders/calls';
import { plainHead, sharedPathAlternates } from '@/lib/heads';
import type { Head, LoadedPage } from '@/lib/page';
import { definePage, lazyComponent, type PageRoute, route } from './definePage';
import { orderChunk as chunk } from './orderChunk';
import { orderStatus, refundStatus } from './orders';

const ownHead =
  (title: 'pay-meta-title' | 'order-meta-title' | 'refund-account-meta-title') =>
  ({ t, path }: LoadedPage): Head => ({ ...plainHead(t(title), '', path), robots: 'noindex' });

const isPaymentStep = (query: URLSearchParams) => query.get('step') === 'payment';

/** The cart and the payment step: two steps of one page. */
const checkout = definePage({
  query: ['step'],
  cache: 'none',
  areas: ['account', 'cart', 'checkout', 'forms', 'games-pages', 'product'],
  // Read by `useCountries`.
  calls: ({ query }): Calls => (isPaymentStep(query) ? { countries: get('/api/country/getAllActiveData') } : {}),
  own: (auth, { query }) => (isPaymentStep(query) ? { cart: cartCalls.cart, ...checkoutCalls(auth) } : cartCalls),
  head: ({ t, path, query, navigation }) => ({
    ...plainHead(t(isPaymentStep(query) ? 'checkout-meta-title' : 'cart-meta-title'), '', path),
    robots: 'noindex',
    siblings: sharedPathAlternates(path, navigation),
  }),
});

/** The page that payment providers redirect back to, with the payment's token. */
const paymentReturn = definePage({
  query: ['payment'],
  cache: 'none',
  areas: ['cart', 'checkout', 'forms'],
  calls: () => ({}),
  own: (_auth, { query }) => resultCalls(query.get('payment') ?? ''),
  head: ownHead('pay-meta-title'),
});

/** An order by its secret link, also for guests. */
const confirmation = definePage({
  query: ['order'],
  cache: 'none',
  areas: ['account', 'cart', 'checkout', 'forms', 'returns-pages'],
  calls: () => ({}),
  own: (_auth, { query }): Calls => {
    const token = query.get('order');
    return token ? orderCalls.byLink(token) : {};
  },
  status: orderStatus,
  head: ownHead('order-meta-title'),
});

/** The bank account for a refund, by the link in an e-mail. */
const refundAccount = definePage({
  query: ['token'],
  cache: 'none',
  areas: ['account', 'checkout', 'forms'],
  calls: () => ({}),
  own: (_auth, { query }): Calls => {
    const token = query.get('token');
    return token ? orderCalls.refundAccount(token) : {};
  },
  status: refundStatus,
  head: ownHead('refund-account-meta-title'),
});

export const checkoutRoutes: PageRoute[] = [
  route('/Checkout', checkout, {
    ...lazyComponent(chunk, ({ checkoutPages }) => checkoutPages.Checkout),
    actions: async () => (await chunk.load()).checkoutActions,
  }),
  ...['/str/Return', '/SSLReturn'].map((path) =>
    route(path, paymentReturn, {
      ...lazyComponent(chunk, ({ checkoutPages }) => checkoutPages.PaymentReturn),
      actions: async () => (await chunk.load()).returnActions,
    }),
  ),
  route('/OrderConfirmation', confirmation, {
    ...lazyComponent(chunk, ({ checkoutPages }) => checkoutPages.Confirmation),
    actions: async () => (await chunk.load()).confirmationActions,
  }),
  route('/refund/account', refundAccount, {
    ...lazyComponent(chunk, ({ checkoutPages }) => checkoutPages.RefundAccount),
    actions: async () => (await chunk.load()).refundAccountActions,
  }),
];
