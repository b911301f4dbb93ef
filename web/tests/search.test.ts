// The search page rendered on the server: queries that match a page redirect to it, unless products are requested.
import { describe, expect, test } from 'vitest';
import { card, filters } from './catalogueFixtures';
import { renderPage } from './renderPage';

const found = { products: [], categories: [], brands: [], productCount: 1 };

function open(query: string, page: string | null = null) {
  const words = new URLSearchParams(query).get('q') ?? '';
  const asked = `?q=${encodeURIComponent(words)}`;
  const meta = { page: 1, take: 24, itemCount: 1, pageCount: 1, hasPreviousPage: false, hasNextPage: false };
  return renderPage(`/search?${query}`, {
    [`/api/product/web/suggest${asked}`]: { ...found, page },
    [`/api/product/web/search${asked}`]: { data: [card(7)], meta },
    [`/api/product/web/search/filters${asked}`]: filters,
  });
}

describe('queries that match a page', () => {
  test('redirect to it', () => {
    expect(open('q=sizing', '/size-guides').redirect).toBe('/en/size-guides');
    expect(open('q=leggings').redirect).toBeNull();
  });

  test.each(['all=1', 'color=rust', 'sort=price', 'page=2'])(
    'show their products with %s, and a link to the page',
    (more) => {
      const { redirect, html } = open(`q=sizing&${more}`, '/size-guides');
      expect(redirect).toBeNull();
      expect(html).toContain('href="/en/size-guides"');
    },
  );
});

test('the title contains the query, unless it may be personal data', () => {
  expect(open('q=leggings').head.title).toContain('leggings');
  for (const words of ['ana%40example.com', '040%20123%20456']) {
    const { title } = open(`q=${words}`).head;
    expect(title).toBe(open('q=').head.title);
  }
});
