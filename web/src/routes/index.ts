// The table of pages: every URL of the shop, most of all what each one needs. Order does not matter; the router ranks.
import type { PageRoute } from '@/lib/page';
import { routes as account } from './account';
import { route as brand } from './brand';
import { route as brands } from './brands';
import { route as categories } from './categories';
import { routes as category } from './category';
import { route as collection } from './collection';
import { route as home } from './home';
import { routes as product } from './product';

export const routes: readonly PageRoute[] = [
  home,
  categories,
  ...category,
  brands,
  brand,
  collection,
  ...product,
  ...account,
];
