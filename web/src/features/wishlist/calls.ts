// The API calls of the wishlist, for its store and the layout's actions.
import { get } from '@/api/get';
import { send } from '@/api/send';

export const wishlistCalls = {
  ids: () => get('/api/wishlist/ids'),
  add: (userId: number, productId: number, countryId: number) =>
    send('post', '/api/wishlist', { body: { userId, productId, countryId } }),
  remove: (wishlistId: number) => send('delete', '/api/wishlist/delete/{wishlistId}', { params: { wishlistId } }),
  merge: (userId: number, productIds: number[]) =>
    send('post', '/api/wishlist/merge', { body: { userId, productIds } }),
};
