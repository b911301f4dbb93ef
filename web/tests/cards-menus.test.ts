// Product cards and menus rendered on the server.
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

/** A category's listing, whose cards name no department, and the listing of new products, whose cards do. */
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

/** The texts of the badges in the listing. */
const badgesOf = (html: string) =>
  [...(html.match(/<article.*?<\/article>/s)?.[0] ?? '').matchAll(/<span class="badge[^>]*>(.*?)<\/span>/gs)].map(
    ([, inside]) => inside?.replace(/<[^>]*>/g, ''),
  );

describe('a card', () => {
  const everything = { inStock: false, price: reduced, badges: [ribbed, ribbed], isNew: true };

  test("has one badge: sold out, else reduced, else the country's badge, else new", () => {
    expect(badgesOf(listOf(everything))).toEqual(['Sold out']);
    expect(badgesOf(listOf({ ...everything, inStock: true }))).toEqual(['−18%']);
    expect(badgesOf(listOf({ ...everything, inStock: true, price: full }))).toEqual(['Special']);
    expect(badgesOf(listOf({ isNew: true }))).toEqual(['New']);
    expect(badgesOf(listOf({}))).toEqual([]);
  });

  test('names the department in listings of several departments only', () => {
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

  test('link to new and reduced products while there are any', () => {
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

  test('link to the account and the wishlist on a phone', () => {
    expect(sheet(open({}))).toEqual(expect.arrayContaining(['/en/user', '/en/Wishlists']));
  });
});
