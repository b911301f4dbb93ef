// Pages of sellers and events rendered on the server: content without JavaScript, and heads.
import { describe, expect, it } from 'vitest';
import { filters } from './catalogueFixtures';
import { alternates, card, event, status } from './eventFixtures';
import { renderPage } from './renderPage';

const meta = { page: 1, take: 24, itemCount: 0, pageCount: 0, hasPreviousPage: false, hasNextPage: false };
const listing = {
  '/api/product/web/event/countryWiseProductsPagination': { data: [], meta },
  '/api/product/web/event/filters': filters,
};

function draw(url: string, more: Record<string, unknown>) {
  return renderPage(url, { ...listing, ...more });
}

function drawEvent(more: object = {}) {
  return draw('/event/week', { '/api/event/web/by-slug': { ...event, ...more } });
}

describe('an event', () => {
  it('before its start shows the date, and links to its collection', () => {
    const page = drawEvent();
    expect(page.status).toBe(200);
    expect(page.html).toContain('data-state="upcoming"');
    expect(page.html).toContain('23 November 2026, 00:00');
    expect(page.html).toContain('href="/en/collection/basics"');
    expect(page.html).toContain('<p>Text.</p>');
    expect(page.head.alternates).toEqual(alternates);
    expect(page.head.robots).toBeUndefined();
  });

  it('while running has the controls of a listing', () => {
    const page = drawEvent({ state: 'running' });
    expect(page.html).toContain('id="filters"');
    expect(page.html).toContain('29 November 2026, 23:59');
    expect(page.html.match(/<h1/g)).toHaveLength(1);
  });

  it('after its end says so, links to other pages, and is not indexed', () => {
    const page = drawEvent({
      state: 'over',
      more: [{ ...card, key: 'next', title: 'Next week', path: '/event/next' }],
    });
    expect(page.status).toBe(200);
    expect(page.html).toContain('This event is over');
    expect(page.html).toContain('href="/en/event/next"');
    expect(page.head.robots).toContain('noindex');
  });

  it('redirects from another language’s slug to this language’s', () => {
    expect(drawEvent({ path: '/event/teden' }).redirect).toBe('/en/event/teden');
  });

  it('has a status page, and test pages with and without a layout', () => {
    const check = draw('/event-check/week', { '/api/event/web/check': status });
    expect(check.html).toContain('25 November 2026, 10:00');
    expect(check.html).toContain('href="/en/event/week"');
    const sample = { '/api/event/web/sample': event };
    expect(draw('/event/test', sample).html).toContain('<footer');
    expect(draw('/event/test2', sample).html).not.toContain('<footer');
    expect(draw('/event/test2', sample).html).toContain('Basics week');
  });
});

describe('sellers', () => {
  const seller = { name: 'Tkalnica', country: 'Slovenia', webAddress: 'https://example.com/', goods: ['t-shirts'] };

  it('are listed, or a link to become one is shown', () => {
    const list = draw('/global-sellers', { '/api/seller/web/findAllActive': [seller] });
    expect(list.html).toContain('example.com</a>');
    expect(list.html).toContain('T-shirts');
    const empty = draw('/global-sellers', {});
    expect(empty.html).toContain('No sellers yet');
    expect(empty.html).toContain('href="/en/become-a-seller"');
  });

  it('apply by a form, and are thanked on a page that is not indexed', () => {
    const page = draw('/become-a-seller', {});
    expect(page.html).toContain('value="seller-apply"');
    expect(page.html.match(/type="checkbox"/g)).toHaveLength(7);
    const thanks = draw('/become-a-seller?done=1', {});
    expect(thanks.html).not.toContain('value="seller-apply"');
    expect(thanks.head.robots).toBe('noindex');
  });
});

describe('a missing page', () => {
  it('names its path', () => {
    const page = renderPage('/no/such/page', {});
    expect(page.status).toBe(404);
    expect(page.html).toContain('Page Not Found: /en/no/such/page');
  });
});
