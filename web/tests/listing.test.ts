// The listing page rendered on the server: what works without JavaScript, and metadata for search engines.
import { describe, expect, test } from 'vitest';
import { card, category, filters, keyOf } from './catalogueFixtures';
import { renderPage } from './renderPage';

const PRODUCTS = '/api/product/web/category/countryWiseProductsPagination?category=women';

function pageOf(items: number, meta: Record<string, unknown> = {}) {
  const data = Array.from({ length: items }, (_, index) => card(index + 1));
  const rest = { page: 1, take: 24, itemCount: 30, pageCount: 2, hasPreviousPage: false, hasNextPage: true };
  return { data, meta: { ...rest, ...meta } };
}

function open(url: string, list = pageOf(24), more: Record<string, unknown> = {}) {
  return renderPage(url, {
    '/api/category/by-path/women': category,
    '/api/product/web/filters': filters,
    [PRODUCTS]: list,
    ...more,
  });
}

/** The opening tag of the element with this attribute. */
function tag(html: string, name: string, attribute: string): string {
  return html.match(new RegExp(`<${name} [^>]*${attribute}[^>]*>`))?.[0] ?? '';
}

describe('a category', () => {
  test('asks for its products with the filters of the address', () => {
    const { api } = open('/category/women?color=rust&color=ink&size=M&priceMin=10&sort=-price&page=2');
    const query = 'page=2&take=24&orderBy=price&order=DESC&color=ink,rust&size=M&priceMin=1000';
    expect(api).toContain(keyOf(`${PRODUCTS}&${query}`));
  });

  test('shows cards, count, filters with their counts and the next page as plain links and fields', () => {
    const { html, status } = open('/category/women');
    expect(status).toBe(200);
    expect(html.match(/<article/g)).toHaveLength(24);
    expect(html).toContain('30 items');
    expect(tag(html, 'form', 'id="filters"')).toContain('method="get"');
    expect(tag(html, 'form', 'id="filters"')).toContain('action="/en/category/women"');
    expect(tag(html, 'input', 'value="rust"')).toContain('name="color"');
    expect(html).toMatch(/>Rust<!-- --> <span[^>]*>12</);
    expect(tag(html, 'a', 'rel="next"')).toContain('href="/en/category/women?page=2"');
  });

  test('a card without pictures shows the initial of its name', () => {
    const list = pageOf(2);
    list.data[1] = card(2, { name: 'linen tee', pictures: [] });
    expect(open('/category/women', list).html.match(/<span class="initial"[^>]*>./g)).toEqual([
      expect.stringMatching(/>l$/),
    ]);
  });

  test('counts filters under the active ones, and offers none without results', () => {
    const { html, api } = open('/category/women?color=rust&priceMin=10');
    expect(api).toContain(keyOf('/api/product/web/filters?category=women&color=rust&priceMin=1000'));
    expect(tag(html, 'input', 'value="ink"')).toContain('disabled');
    expect(tag(html, 'input', 'value="M"')).toContain('disabled');
    expect(tag(html, 'input', 'value="S"')).not.toContain('disabled');
    const [chip] = html.match(/<label[^>]*class="filter-size"[^>]*>(?:(?!<\/label>).)*<\/label>/) ?? [];
    expect(chip?.replace(/<[^>]*>/g, ''), 'a size has no number').toBe('S');
    expect(tag(html, 'input', 'id="filters-min"')).toContain('placeholder="9"');
    expect(tag(html, 'input', 'id="filters-max"')).toContain('placeholder="60"');
  });

  test('shows the first of many values and the selected ones', () => {
    const choices = Array.from({ length: 90 }, (_, index) => ({
      key: `b${index}`,
      name: `Brand ${index}`,
      swatch: null,
      productCount: 1,
    }));
    const many = { ...filters, brands: { choices, total: 154 } };
    const { html } = open('/category/women?brand=b80', pageOf(24), { '/api/product/web/filters': many });
    expect(html.match(/name="brand"/g)).toHaveLength(11);
    expect(tag(html, 'input', 'value="b80"')).toContain('checked');
    expect(html).toContain('>Show more<');
  });

  test('shows active filters, and each chip links to the list without it', () => {
    const { html } = open('/category/women?color=rust&size=S');
    expect(html).toContain('Remove the filter Size S');
    expect(html).toContain('href="/en/category/women?color=rust"');
    expect(html).toContain('href="/en/category/women?size=S"');
  });

  test('does not index filtered views, and later plain pages are their own canonical', () => {
    const filtered = open('/category/women?color=rust').head;
    expect(filtered).toMatchObject({ robots: 'noindex, follow', canonicalPath: '/category/women', alternates: null });
    const later = open('/category/women?page=2', pageOf(6, { page: 2, hasNextPage: false })).head;
    expect(later.canonicalPath).toBe('/category/women?page=2');
    expect(later.robots).toBeUndefined();
    expect(later.title).toBe('Women, page 2 | Vitrina');
    expect(open('/category/women').head.alternates).toEqual(category.alternates);
  });

  test('is a 404 past its last page, with a link back', () => {
    const { html, status, head } = open('/category/women?page=9', pageOf(0, { page: 9 }));
    expect(status).toBe(404);
    expect(html).toContain('The list ends with page 2.');
    expect(html).toContain('href="/en/category/women"');
    expect(head.robots).toBe('noindex, follow');
  });

  test('without results shows a message and a link to all products', () => {
    const { html, status } = open('/category/women?color=rust', pageOf(0, { itemCount: 0, pageCount: 0 }));
    expect(status).toBe(200);
    expect(html).toContain('No Products Found');
    expect(html).toContain('Show all: Women');
  });

  test('under a former slug redirects to its current path, keeping filters', () => {
    const moved = { ...category, path: '/category/ladies' };
    const { redirect } = open('/category/women?color=rust', pageOf(24), { '/api/category/by-path/women': moved });
    expect(redirect).toBe('/en/category/ladies?color=rust');
  });

  test('has one heading and breadcrumb data', () => {
    const { html, head } = open('/category/women');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(head.jsonLd[0]).toMatchObject({ '@type': 'BreadcrumbList' });
  });
});

test('of the two covers of a collection, a browser loads the one that it shows', () => {
  const cover = (path: string) => ({ ...card(1).pictures[0], path });
  const { html, head } = renderPage('/collection/rib', {
    '/api/collection/by-slug/': {
      id: 1,
      slug: 'rib',
      path: '/collection/rib',
      name: 'Rib',
      description: '',
      picture: cover('wide.jpg'),
      narrowPicture: cover('narrow.jpg'),
      alternates: [],
    },
    '/api/product/web/filters': filters,
    '/api/product/web/collection/countryWiseProductsPagination': pageOf(24),
  });
  const [, source, image] = /<picture[^>]*>(<source [^>]*>)(<img [^>]*>)/.exec(html) ?? [];
  expect(source).toMatch(/media="\(max-width: 47.99rem\)" srcSet="[^"]*narrow.jpg/);
  expect(image).toContain('wide.jpg');
  expect(html).not.toMatch(/<link rel="preload"[^>]*(narrow|wide)\.jpg/);
  const covers = head.preload.slice(0, 2);
  expect(covers.map(({ media }) => media)).toEqual(['(max-width: 47.99rem)', 'not all and (max-width: 47.99rem)']);
  expect(source).toContain(`srcSet="${covers[0]?.imagesrcset}"`);
  expect(image).toContain(`srcSet="${covers[1]?.imagesrcset}"`);
});
