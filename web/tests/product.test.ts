// The product page rendered on the server: selection by URL, stock, legally required prices, redirects and structured data.
import { describe, expect, test } from 'vitest';
import type { ProductDetail } from '@/api/types';
import type { Shop } from '@/lib/shop';
import { product, sizeTable } from './catalogueFixtures';
import { renderPage } from './renderPage';

function open(url: string, more: Partial<ProductDetail> = {}, own: Partial<Shop> = {}) {
  return renderPage(url, { '/api/product/web/by-slug/': product(more), '/api/content/size-tables': [sizeTable] }, own);
}

describe('a product', () => {
  test('shows the pictures of the chosen colour and links to the others', () => {
    const { html } = open('/product/top-7?color=ink');
    expect(html).toContain('w1536/ink-front.svg');
    expect(html).not.toContain('w1536/rust-back.svg');
    expect(html).toContain('href="/en/product/top-7?color=rust"');
  });

  test('without pictures shows the initial of its name, with the fabric', () => {
    const { html } = open('/product/top-7', { gallery: [] });
    expect(html).toMatch(/<span class="initial" aria-hidden="true">R<\/span><\/span><p [^>]*>[^<]*210 g\/m²<\/p>/);
    expect(open('/product/top-7').html).not.toContain('class="initial"');
  });

  test('says how many of the chosen variant are left', () => {
    expect(open('/product/top-7?color=rust&size=M').html).toContain('Only 2 left');
  });

  test('marks sizes in which the selected colour is sold out', () => {
    const { html } = open('/product/top-7?color=ink');
    expect(html).toContain('S, sold out');
    expect(html).toContain('This colour is sold out.');
  });

  test('shows the low of thirty days beside a reduction', () => {
    const { html } = open('/product/top-7?color=rust&size=S');
    expect(html).toContain('Lowest price in the 30 days before the reduction: 27.90\u00a0€');
    expect(html).toContain('−18%');
  });

  test('shows additional costs beside the price', () => {
    expect(open('/product/top-7').html).toContain('Price includes VAT; delivery extra.');
    const free = open('/product/top-7', {}, { shippingMinor: 0 }).html;
    expect(free).toContain('Price includes VAT.');
    expect(free).not.toContain('plus delivery');
  });

  test('shows when it is completely sold out', () => {
    expect(open('/product/top-7', { inStock: false }).html).toContain('This item is sold out in all sizes.');
  });

  test('under a category is the same page with the plain canonical address', () => {
    const { redirect, status, head } = open('/product/t-shirts/top-7');
    expect(redirect).toBeNull();
    expect(status).toBe(200);
    expect(head.canonicalPath).toBe('/product/top-7');
  });

  test('under a former slug redirects, keeping the selection', () => {
    expect(open('/product/old-top?color=rust').redirect).toBe('/en/product/top-7?color=rust');
    expect(open('/PRODUCT/Top-7').redirect).toBeNull();
  });

  test('composition, care, table, manufacturer and description are all in the page', () => {
    const { html } = open('/product/top-7');
    const parts = ['95% cotton', 'Machine wash at 30 °C', 'Women’s tops', 'Knitwear', 'Soft rib &amp; flat seams.'];
    for (const part of parts) expect(html).toContain(part);
  });

  test('names the legal guarantee beside delivery, where it applies', () => {
    const guarantee = { title: 'Legal guarantee of conformity', text: 'At least two years on all goods.' };
    const { html } = open('/product/top-7', { guarantee });
    const fold = html.split('<details').find((part) => part.includes(guarantee.title));
    expect(fold).toMatch(
      /<h2>Delivery.*<h3[^>]*>Legal guarantee of conformity<\/h3>.*At least two years on all goods\./s,
    );
    expect(open('/product/top-7').html).not.toContain('guarantee');
  });

  test("the row of the selected size is marked, with the country's size name", () => {
    const { html } = open('/product/top-7?color=rust&size=M');
    const [row] = html.match(/<tr[^>]*aria-current="true"[^>]*>.*?<\/tr>/) ?? [];
    expect(row?.replace(/<[^>]+>/g, ' ').replace(/ +/g, ' ')).toBe(' M 38–40 88–93 70–75 ');
    expect(html).toContain('EU size');
  });

  test('has a title, a description of sensible length and its siblings', () => {
    const { head } = open('/product/top-7');
    expect(head.title).toBe('Ribbed top 7 by Tiho | Vitrina');
    expect(head.description.length).toBeLessThanOrEqual(160);
    expect(head.alternates).toContainEqual({ country: 'SI', language: 'sl', path: '/product/majica-7' });
    expect(head.og.type).toBe('product');
  });
});
