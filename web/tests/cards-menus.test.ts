// What stands on a product's card, and what the menus lead to, as the server draws them.
import { describe, expect, test } from 'vitest';
import type { Navigation, ProductCard } from '@/api/types';
import { card, category, filters, full, navigation, reduced } from './catalogueFixtures';
import { renderPage } from './renderPage';

const ribbed = {
  key: 'special',
  type: 'SPECIAL',
  name: 'Special',
  imageUrl: '/special.svg',
} as ProductCard['badges'][0];
const meta = { page: 1, take: 24, itemCount: 1, pageCount: 1, hasPreviousPage: false, hasNextPage: false };

/** A list of a category, in which nothing says whom a product is for, and one of all that is new, in which its card does. */
function listOf(more: Partial<ProductCard>, url = '/category/women', menus: Partial<Navigation> = {}) {
  const list = { data: [card(1, more)], meta };
  return renderPage(url, {
    '/api/navigation': { ...navigation, ...menus },
    '/api/category/by-path/women': category,
    '/api/product/web/filters': filters,
    '/api/product/web/category/countryWiseProductsPagination': list,
    '/api/product/web/countryWiseProductsPagination': list,
  }).html;
}

/** The words of each badge in the list. */
const badgesOf = (html: string) =>
  [...(html.match(/<article.*?<\/article>/s)?.[0] ?? '').matchAll(/<span class="badge[^>]*>(.*?)<\/span>/gs)].map(
    ([, inside]) => inside?.replace(/<[^>]*>/g, ''),
  );

describe('a card', () => {
  const everything = { inStock: false, price: reduced, badges: [ribbed, ribbed], isNew: true };

  test('has one badge, whatever there is to say: sold out, else reduced, else the badge of the country, else new', () => {
    expect(badgesOf(listOf(everything))).toEqual(['Sold out']);
    expect(badgesOf(listOf({ ...everything, inStock: true }))).toEqual(['−18%']);
    expect(badgesOf(listOf({ ...everything, inStock: true, price: full }))).toEqual(['Special']);
    expect(badgesOf(listOf({ isNew: true }))).toEqual(['New']);
    expect(badgesOf(listOf({}))).toEqual([]);
  });

  test('says whom a product is for where those of several departments stand together, and nowhere else', () => {
    const originOf = (html: string) => html.match(/<p class="card-origin">(.*?)<\/p>/s)?.[1]?.replace(/<[^>]*>/g, ' ');
    expect(originOf(listOf({}, '/new'))).toMatch(/Tiho.*Women/);
    expect(originOf(listOf({}))).toMatch(/Tiho\s*$/);
    expect(originOf(listOf({ brand: null }))).toBe(undefined);
  });
});

describe('the menus', () => {
  const hrefs = (html: string, start: string, end: string) => {
    const menu = html.slice(html.indexOf(start));
    return [...menu.slice(0, menu.indexOf(end)).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  };
  const wide = (html: string) => hrefs(html, 'class="mega-nav', '</nav>');
  const sheet = (html: string) => hrefs(html, '<dialog id="menu"', '</dialog>');
  const open = (menus: Partial<Navigation>) => listOf({}, '/category/women', menus);

  test('lead to what is new and what is reduced, as long as there is something', () => {
    const both = open({ hasNew: true, hasReduced: true });
    const neither = open({ hasNew: false, hasReduced: false });
    for (const menu of [wide, sheet]) {
      expect(menu(both)).toEqual(expect.arrayContaining(['/en/new', '/en/sale']));
      expect(menu(neither)).not.toContain('/en/new');
      expect(menu(neither)).not.toContain('/en/sale');
      expect(menu(neither)).toContain('/en/brands');
    }
    expect(sheet(open({ hasNew: true }))).not.toContain('/en/sale');
  });

  test('lead to the account and the wishlist on a phone', () => {
    expect(sheet(open({}))).toEqual(expect.arrayContaining(['/en/user', '/en/Wishlists']));
  });
});
