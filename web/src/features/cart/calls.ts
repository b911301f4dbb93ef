// The API calls of the cart page.
import { get } from '@/api/get';

export const cartCalls = { cart: get('/api/cart'), related: get('/api/cart/related') };
