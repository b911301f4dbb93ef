// The index pages, and listings with filters, sort order and pagination, with and without JavaScript.
import type { Locator, Page } from '@playwright/test';
import {
  canonical,
  english,
  expect,
  expectAccessible,
  expectNoLayoutShift,
  expectNoReload,
  expectWellMade,
  numberIn,
  test,
  visit,
} from './support';

const underwear = english('/category/women/underwear');

const cards = (page: Page) => page.locator('main article');
const count = (page: Page) => page.locator('main [role=status]').first();
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });

/** Waits until the count and the cards belong to the same response. */
const expectCountedCards = (page: Page) =>
  expect(async () => expect(await cards(page).count()).toBe(await numberIn(count(page)))).toPass();

/** The filters: next to the list on desktops, in a sheet on phones. */
async function openFilters(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.locator('form#filters');
  await page.getByRole('link', { name: 'Filters' }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

/** A label with its count, such as "Black 8". */
function option(filters: Locator, group: string, name: RegExp): Locator {
  return filters.getByRole('group', { name: group, exact: true }).getByRole('checkbox', { name });
}

test('the categories page lists every department with its categories', async ({ page }) => {
  await visit(page, english('/categories'));
  for (const name of ['Women', 'Men', 'Kids']) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: `Categories: ${name}`, exact: true }).getByRole('link')).toHaveCount(4);
  }
  await expectWellMade(page);
  await page
    .getByRole('list', { name: 'Categories: Women' })
    .getByRole('link', { name: /^Underwear/ })
    .click();
  await expect(page).toHaveURL(underwear);
});

test('a department shows its products, its categories as tabs, and paging', async ({ page }) => {
  await visit(page, english('/category/women'));
  await expect(page.getByRole('heading', { level: 1, name: 'Women' })).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  const tabs = page.getByRole('navigation', { name: 'Categories: Women' });
  await expect(tabs.getByRole('link')).toHaveCount(5);
  await expect(tabs.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  await expectWellMade(page);
  await expectNoReload(page, async () => {
    await tabs.getByRole('link', { name: 'Underwear' }).click();
    await expect(page).toHaveURL(underwear);
    await expect(tabs.getByRole('link', { name: 'Underwear' })).toHaveAttribute('aria-current', 'page');
  });
});

test('a listing in the dark has enough contrast too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, english('/category/women/underwear?color=ink'));
  await expectAccessible(page);
});

test('a colour, a size and a brand filter the list, and their chips remove them', async ({
  page,
  isMobile,
}) => {
  await visit(page, underwear);
  const all = await numberIn(count(page));
  const filters = await openFilters(page, isMobile);
  await expectNoReload(page, async () => {
    const black = option(filters, 'Colour', /^Black/);
    const withBlack = await numberIn(black.locator('..'));
    await black.check();
    await expect(page).toHaveURL(`${underwear}?color=ink`);
    await expect(count(page)).toHaveText(`${withBlack} items`);
    expect(withBlack).toBeLessThan(all);

    await option(filters, 'Size', /^M\b/).check();
    await expect(page).toHaveURL(`${underwear}?color=ink&size=M`);
    await option(filters, 'Brand', /^Osnova/).check();
    await expect(page).toHaveURL(`${underwear}?color=ink&size=M&brand=osnova`);
  });
  if (isMobile) {
    await expectAccessible(page);
    await filters.getByRole('button', { name: /^Show \d+ items?$/ }).click();
    await expect(filters).toBeHidden();
  }
  await expectCountedCards(page);

  await chips(page).getByRole('link', { name: 'Remove the filter Size M' }).click();
  await expect(page).toHaveURL(`${underwear}?color=ink&brand=osnova`);
  await chips(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(underwear);
  await expect(count(page)).toHaveText(`${all} items`);
  await expect(chips(page)).toHaveCount(0);
});

test('a price filter has whole units and is shown as a chip', async ({ page, isMobile }) => {
  await visit(page, underwear);
  const filters = await openFilters(page, isMobile);
  await filters.getByLabel('Price from (€)').fill('10');
  await filters.getByLabel('Price to (€)').fill('20');
  await filters.getByRole('button', { name: 'Filter by price' }).click();
  await expect(page).toHaveURL(`${underwear}?priceMin=10&priceMax=20`);
  if (isMobile) await page.keyboard.press('Escape');
  await expect(chips(page).getByRole('link', { name: '10.00 € to 20.00 €' })).toBeVisible();
  await expectCountedCards(page);
  for (const price of await prices(page)) {
    expect(price).toBeGreaterThanOrEqual(10);
    expect(price).toBeLessThanOrEqual(20);
  }
});

test('the list can be sorted by price in both directions', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, underwear);
  const sort = page.getByRole('combobox', { name: 'Sort' });
  await sort.selectOption({ label: 'Price, low to high' });
  await expect(page).toHaveURL(`${underwear}?sort=price`);
  await expect.poll(() => prices(page).then(isRising)).toBe(true);
  await sort.selectOption({ label: 'Price, high to low' });
  await expect(page).toHaveURL(`${underwear}?sort=-price`);
  await expect.poll(async () => isRising((await prices(page)).reverse())).toBe(true);
});

async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page).locator('.price-line b').allInnerTexts();
  return texts.map((text) => Number(/\d+\.\d\d/.exec(text)?.[0]));
}

function isRising(numbers: number[]): boolean {
  return numbers.length > 1 && numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0));
}

test('the pages of a list link to each other up to the last', async ({ page }) => {
  await visit(page, english('/category/women'));
  const all = await numberIn(count(page));
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const first = await cards(page).first().innerText();
  await expectNoReload(page, async () => {
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(english('/category/women?page=2'));
    await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(cards(page).first()).not.toHaveText(first, { useInnerText: true });
    await expect(page).toHaveTitle(/page 2/);
  });
  expect(await canonical(page)).toBe(english('/category/women?page=2'));
  await pages.getByRole('link', { name: 'Page 3' }).click();
  await expect(cards(page)).toHaveCount(all - 48);
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
});

test('a page past the end is a 404, and links to the first', { tag: '@desktop' }, async ({ page, expected }) => {
  expected.add(404);
  const answer = await visit(page, english('/category/women?page=9'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page is empty' })).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('link', { name: 'Back to the first page' }).click();
  await expect(page).toHaveURL(english('/category/women'));
  await expect(cards(page)).toHaveCount(24);
});

test('filters that match nothing show No Products Found and can be cleared', async ({ page }) => {
  const answer = await visit(page, english('/category/women?priceMin=9000'));
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectWellMade(page);
  await page.getByRole('link', { name: 'Show all: Women' }).click();
  await expect(page).toHaveURL(english('/category/women'));
  await expect(cards(page)).toHaveCount(24);
});

test('the brands page links to a listing of one brand', async ({ page }) => {
  await visit(page, english('/brands'));
  await expect(page.locator('main').getByRole('link', { name: /products/ })).toHaveCount(4);
  await expectWellMade(page);
  await page.getByRole('link', { name: /^Tiho .*products/ }).click();
  await expect(page).toHaveURL(english('/brands/tiho'));
  await expect(page.getByRole('heading', { level: 1, name: 'Tiho' })).toBeVisible();
  for (const brand of await cards(page).locator('.caps').allTextContents()) expect(brand).toBe('Tiho');
  await expectWellMade(page);
});

test('a collection is a listing with a cover', async ({ page }) => {
  await visit(page, english('/collection/rib'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await cards(page).count()).toBeGreaterThan(8);
  await expectWellMade(page);
});

test('a listing does not move when its fonts and pictures arrive late', async ({ page }) => {
  test.slow();
  await expectNoLayoutShift(page, underwear);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form, and the chips are links', async ({ page, isMobile }) => {
    await page.goto(underwear);
    if (isMobile) await page.getByRole('link', { name: 'Filters' }).click();
    const filters = page.locator('form#filters');
    await option(filters, 'Colour', /^Black/).check();
    await option(filters, 'Size', /^M\b/).check();
    await filters.getByLabel('Price to (€)').fill('30');
    await filters.getByRole('button', { name: 'Show items' }).click();
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('color')).toBe('ink');
    expect(searchParams.get('size')).toBe('M');
    await expectCountedCards(page);
    await expect(option(filters, 'Colour', /^Black/)).toBeChecked();
    await chips(page).getByRole('link', { name: 'Remove the filter Black' }).click();
    await expect(page).not.toHaveURL(/color=/);
    await expect(page).toHaveURL(/size=M/);
  });

  test('the sort order is submitted, and pages are links', { tag: '@phone' }, async ({ page }) => {
    await page.goto(english('/category/women'));
    await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Price, low to high' });
    await page.getByRole('button', { name: /^OK.*Show items$/ }).click();
    await expect(page).toHaveURL(/sort=price/);
    expect(isRising(await prices(page))).toBe(true);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/sort=price&page=2/);
    await expect(cards(page)).toHaveCount(24);
  });
});

test('filters come before products in the focus order, and no focused button is covered by the bar @desktop', async ({
  page,
}) => {
  await visit(page, english('/category/women'));
  const filtersFirst = await page.evaluate(() => {
    const [filter, card] = [document.querySelector('#filters input'), document.querySelector('main article a')];
    return filter && card && filter.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING;
  });
  expect(filtersFirst).toBeTruthy();
  await page.locator('main article').nth(9).locator('button').focus();
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Shift+Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement?.getBoundingClientRect();
      const bar = document.querySelector('header.bar')?.getBoundingClientRect();
      return focused && bar && focused.top < bar.bottom && document.activeElement?.closest('main') !== null;
    });
    expect(hidden, `step ${step}`).toBe(false);
  }
});

test('new and reduced products have pages, linked from the home page', async ({ page }) => {
  await visit(page, english('/'));
  await page.locator('section.row').first().getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL(english('/new'));
  await expect(page.getByRole('heading', { level: 1, name: 'New in' })).toBeVisible();
  const fresh = await numberIn(count(page));
  await expectWellMade(page);
  await visit(page, english('/sale'));
  await expect(page.getByRole('heading', { level: 1, name: 'Reduced' })).toBeVisible();
  const cardsShown = await cards(page).count();
  await expect(page.locator('main article .price[data-reduced]')).toHaveCount(cardsShown);
  await expectWellMade(page);
  expect(fresh).toBeGreaterThan(0);
});
