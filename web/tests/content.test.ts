// Editorial pages, questions, help and the journal rendered on the server: content without JavaScript, and heads.
import { describe, expect, it } from 'vitest';
import { alternates, block, card, care, contentAnswers, faq, help, meta, picture, text } from './contentFixtures';
import { renderPage } from './renderPage';

function draw(url: string, more: Record<string, unknown> = {}) {
  return renderPage(url, { ...contentAnswers, ...more });
}

const typesOf = (page: { head: { jsonLd: object[] } }) => page.head.jsonLd.map((node) => Object(node)['@type']);

describe('pages of content', () => {
  it('renders a text with its table of contents and its head', () => {
    const page = draw('/terms');
    expect(page.status).toBe(200);
    expect(page.html).toContain('href="#section-d"');
    expect(page.html).toContain('<h2 id="section-a">A</h2>');
    expect(page.head.canonicalPath).toBe('/terms');
    expect(page.head.alternates).toEqual(alternates);
    expect(typesOf(page)).toEqual(['BreadcrumbList']);
  });

  it('redirects to the slug of the language, and does not index a text in another language', () => {
    expect(draw('/pogoji').redirect).toBe('/en/terms');
    const foreign = draw('/terms', { '/api/content/page/by-slug': { ...text, locale: 'sl-SI', isOwnLanguage: false } });
    expect(foreign.head.robots).toContain('noindex');
    expect(foreign.html).toContain('lang="sl-SI"');
  });

  it('renders questions that open without JavaScript, with structured data', () => {
    const page = draw('/faq');
    expect(page.html).toContain('<details');
    expect(typesOf(page)).toEqual(['FAQPage', 'BreadcrumbList']);
  });

  it('renders help, care and sizes', () => {
    expect(draw('/helpcenter').html).toContain('/returns');
    expect(draw('/product-cares').html).toContain('Wash at 30 °C');
    expect(draw('/size-guides').html.match(/<table/g)).toHaveLength(2);
  });

  it('does not index lists in another language, and names alternates of the others', () => {
    const lists = { '/faq': faq, '/helpcenter': help, '/product-cares': care, '/blog': { alternates } };
    const calls = ['/api/content/faq', '/api/content/help', '/api/content/product-care', '/api/content/journal'];
    for (const [at, [path, list]] of Object.entries(lists).entries()) {
      const own = draw(path).head;
      expect([own.robots, own.alternates], path).toEqual([undefined, alternates]);
      const foreign = draw(path, { [calls[at] as string]: { ...list, isOwnLanguage: false, alternates: [] } }).head;
      expect([foreign.robots, foreign.alternates], path).toEqual(['noindex, follow', null]);
    }
    const call = '/api/blog-post/web/findAllDataByPagination/v2';
    const later = (isOwnLanguage: boolean) =>
      draw('/blog/page/2', { [call]: { data: [{ ...card, isOwnLanguage }], meta: { ...meta, page: 2 } } }).head.robots;
    expect([later(true), later(false)]).toEqual([undefined, 'noindex, follow']);
  });

  it('renders the journal page by page, and a post', () => {
    expect(draw('/blog').html).toContain('/blog/page/2');
    expect(draw('/blog/page/1').redirect).toBe('/en/blog');
    const empty = { '/api/blog-post/web/findAllDataByPagination/v2': { data: [], meta: { ...meta, page: 9 } } };
    expect(draw('/blog/page/9', empty).status).toBe(404);
    const page = draw('/blog/layers');
    expect(page.html).toContain('Three layers');
    expect(page.html).toMatch(/id="post-products"[\s\S]*Merino tee/);
    expect(typesOf(page)).toEqual(['BlogPosting', 'BreadcrumbList']);
  });

  it('shows the slides of the journal on its first page, below its own heading', () => {
    const call = '/api/media-slider/slider/web/findByUsagesType/HERO/BLOG';
    expect(draw('/blog').html).not.toContain('class="hero"');
    const wide = { ...picture, path: 'wide.jpg' };
    const slide = (key: string) => ({ ...block, key, title: `Slide ${key}`, wide, path: '/collection/rib' });
    const page = draw('/blog', { [call]: [slide('one'), slide('two')] });
    expect(page.html).toMatch(/<h1[^>]*>Journal<\/h1>[\s\S]*<h2 class="hero-title">Slide one/);
    expect(page.html.match(/<h1/g)).toHaveLength(1);
    expect(page.html).toContain('href="/en/collection/rib"');
    expect(page.html).toContain('Three layers');
    expect(page.head.preload).toHaveLength(1);
    expect(draw('/blog/page/2').api.filter((key) => key.startsWith('/api/media-slider/'))).toEqual([]);
  });
});
