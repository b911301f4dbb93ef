// What the cart's page asks of the API.
import { get } from '@/api/get';

export const cartCalls = { cart: get('/api/cart'), related: get('/api/cart/related') };
