// The actions of forms that are on every page: the newsletter in the footer, wishlist buttons, adding to the cart, stock alerts,
// the prize wheel, signing out.
import { send } from '@/api/send';
import type { Cart, MergedWishlist } from '@/api/types';
import { cartChanges } from '@/features/cart/calls';
import { keepCart, pushAdded } from '@/features/cart/changes';
import { wishlistCalls } from '@/features/wishlist/calls';
import { keepChange, keepMerged } from '@/features/wishlist/changes';
import { loginPath } from '@/lib/guard';
import { splitUrl } from '@/lib/paths';
import type { ActionInput, Actions, Fields } from './actions';

/** Returns to the current page, at the product whose wishlist button was pressed. */
function atProduct({ path, query, fields }: ActionInput): string {
  const search = query.size > 0 ? `?${query}` : '';
  return `${splitUrl(path).path}${search}${fields.has('save') ? `#wishlist-${fields.id('save')}` : ''}`;
}

const piecesOf = (fields: Fields) => fields.id('quantity') || 1;
const productsOf = (fields: Fields) => fields.text('products').split(',').map(Number);

export const layoutActions: Actions = {
  newsletter: {
    call: ({ fields }) => send('post', '/api/newsletter/subscribe', { body: { email: fields.text('email') } }),
  },
  // Shared documents do not know what is saved: saving a product twice counts as success.
  wishlist: {
    call: ({ auth, fields, shop }) =>
      fields.has('remove')
        ? wishlistCalls.remove(fields.id('remove'))
        : wishlistCalls.add(auth?.id ?? 0, fields.id('save'), shop.countryId),
    guest: ({ fields, saved = [] }) => {
      const id = fields.id(fields.has('remove') ? 'remove' : 'save');
      const others = saved.filter((other) => other !== id);
      return fields.has('remove')
        ? { ids: others, notice: 'wishlist-removed' }
        : { ids: [id, ...others], notice: 'wishlist-added' };
    },
    to: atProduct,
    staysInBrowser: true,
    after: (answer, { auth, fields }) => keepChange(answer, auth, fields),
    done: ['error-wishlist-duplicate', 'error-not-found'],
  },
  // Offered after signing in with a list in the browser's storage, which needs JavaScript.
  'wishlist-merge': {
    call: ({ auth, fields }) => wishlistCalls.merge(auth?.id ?? 0, productsOf(fields)),
    after: (answer, { auth, fields }) => keepMerged(productsOf(fields), (answer as MergedWishlist).left, auth),
  },
  'add-to-cart': {
    call: ({ fields }) => cartChanges.add(fields.id('variant'), piecesOf(fields)),
    isQueued: true,
    to: () => '/Checkout',
    staysInBrowser: true,
    after: (answer, { auth, fields }) => {
      keepCart(answer as Cart, auth);
      pushAdded(answer as Cart, [{ variantId: fields.id('variant'), quantity: piecesOf(fields) }]);
    },
  },
  'stock-alert': {
    call: ({ fields }) =>
      send('post', '/api/stock-alert', {
        body: { variantId: fields.id('variant'), email: fields.text('email'), website: fields.text('website') },
      }),
  },
  // Used on the wheel's own page, and in its dialog on any other.
  'wheel-spin': {
    call: ({ fields }) =>
      send('post', '/api/wheel/spin', {
        body: { email: fields.text('email'), newsletter: fields.has('newsletter') },
      }),
  },
  'sign-out': {
    call: () => send('post', '/api/auth/logout'),
    to: () => loginPath,
    session: 'ends',
    // When the server no longer knows the session, it has ended already.
    done: ['error-unauthenticated'],
  },
};
