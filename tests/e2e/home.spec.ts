// The home page, and the switches for country, language and colour scheme.
import type { Page } from '@playwright/test';
import {
  english,
  expect,
  expectAccessible,
  expectNoLayoutShift,
  expectWellMade,
  hydrated,
  shop,
  test,
  visit,
} from './support';

test('the home page shows the hero, the departments, rows of products and information about the shop', async ({
  page,
}) => {
  await visit(page, english('/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.category-tile')).toHaveCount(3);
  const rows = page.locator('section.row').filter({ has: page.locator('article') });
  for (const row of await rows.all()) await expect(row.locator('article')).toHaveCount(8);
  expect(await rows.count()).toBeGreaterThanOrEqual(2);
  await expect(page.getByRole('region', { name: 'What you can count on' })).toContainText('100 days');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Vitrina d.o.o.');
  await expect(footer).toContainText('You can return your order within 100 days.');
  await expect(footer.getByRole('link', { name: 'instagram' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.instagram\.com\//,
  );
  await expectWellMade(page);
});

test('a single hero has a sentence and an action, and no controls', async ({ page }) => {
  await visit(page, english('/'));
  const hero = page.locator('.hero');
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hero.getByRole('link')).toHaveCount(1);
  await expect(hero.getByRole('button')).toHaveCount(0);
});

test('several slides are changed by their dots', async ({ page }) => {
  await visit(page, shop('hr', '/en'));
  const second = page.getByRole('button', { name: 'Show slide 2' });
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('group', { name: 'Slide 2 of' })).toBeInViewport({ ratio: 0.9 });
});

test('a department links to its category', async ({ page }) => {
  await visit(page, english('/'));
  await page.locator('.category-tile').filter({ hasText: 'Women' }).click();
  await expect(page).toHaveURL(english('/category/women'));
});

test('a colour of the home page leads to a listing with this colour', async ({ page }) => {
  await visit(page, english('/'));
  const colours = page.getByRole('region', { name: 'Basics by colour' });
  await expect(colours.getByRole('link')).toHaveCount(10);
  await colours.getByRole('link', { name: 'Moss', exact: true }).click();
  await expect(page).toHaveURL(english('/collection/basics?color=moss'));
  await expect(page.locator('article').first()).toBeVisible();
});

test('partners are shown by their logos, which link to their sites', async ({ page }) => {
  await visit(page, english('/'));
  const partners = page.getByRole('region', { name: 'Our partners' });
  await partners.scrollIntoViewIfNeeded();
  const links = partners.getByRole('link');
  await expect(links).toHaveCount(3);
  await expect(links.first()).toHaveAccessibleName('Nitka, spinning mill');
  await expect(links.first()).toHaveAttribute('href', 'https://nitka.example');
  for (const logo of await partners.getByRole('img').all())
    await expect.poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
});

test('the journal begins with slides, below its heading', async ({ page }) => {
  await visit(page, english('/blog'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal');
  const slides = page.getByRole('region', { name: 'Highlights' });
  await expect(slides.getByRole('heading', { level: 2 })).toHaveText([
    'Start with what you wear',
    'Organic cotton for every day',
  ]);
  await slides.getByRole('button', { name: 'Show slide 2' }).click();
  await expect(page.getByRole('group', { name: 'Slide 2 of 2' })).toBeInViewport({ ratio: 0.5 });
  await slides.getByRole('link', { name: 'See organic cotton' }).click();
  await expect(page).toHaveURL(english('/collection/organic'));
});

test('the country switch keeps the page and its filters', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, english('/category/women?color=ink'));
  await page.getByRole('banner').getByRole('button', { name: 'Country and currency' }).click();
  const dialog = page.getByRole('dialog', { name: 'Country and language' });
  await expect(dialog.getByRole('list').last().getByRole('link')).toHaveCount(16);
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Deutschland' }).click();
  await page.waitForURL(shop('de', '/category/damen?color=ink'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await hydrated(page);
});

test('the language switch keeps the page and its filters', { tag: '@phone' }, async ({ page }) => {
  await visit(page, english('/category/women?color=ink'));
  await page.getByRole('banner').getByRole('button', { name: 'Country and currency' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Slovenščina' }).click();
  await page.waitForURL(shop('si', '/category/zenske?color=ink'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'sl-SI');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Slovenija' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
  await page.waitForURL(english('/category/women?color=ink'));
});

test('the dark scheme is remembered for a year and set before the first paint', async ({ page, context }) => {
  await visit(page, english('/'));
  const html = page.locator('html');
  const light = await background();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await background()).not.toBe(light);
  await expectAccessible(page);

  const cookie = (await context.cookies()).find(({ name }) => name === 'theme');
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * 86_400_000);
  const answer = await page.reload({ waitUntil: 'commit' });
  expect(await answer?.text()).not.toMatch(/<html [^>]*data-theme/);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await hydrated(page);

  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Same as this device' }).click();
  await expect(html).not.toHaveAttribute('data-theme');
  expect(await background()).toBe(light);
  await page.reload();
  await expect(html).not.toHaveAttribute('data-theme');

  function background(): Promise<string> {
    return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  }
});

test('the home page does not move when its fonts and pictures arrive late', async ({ page }) => {
  test.slow();
  await expectNoLayoutShift(page, english('/'));
});

// Every language in which the demo shows a slide.
const countries = ['at', 'bg', 'cz', 'de', 'es', 'hr', 'hu', 'it', 'lt', 'pl', 'pt', 'ro', 'si', 'sk'] as const;
const fronts = [
  ...countries.map((country) => [country, ''] as const),
  ['bd', '/bn'],
  ['hr', '/en'],
  ['de', '/en'],
] as const;

test('a headline of the home page never runs over the garments of a slide', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  // Two countries have three slides, the others one.
  for (const [country, prefix] of fronts)
    await expectFreeGarments(page, shop(country, prefix || '/'), country === 'hr' || country === 'de' ? 3 : 1);
});

test('a headline of the journal never runs over the garments of a slide', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  for (const [country, prefix] of fronts) await expectFreeGarments(page, shop(country, `${prefix}/blog`), 2);
});

async function expectFreeGarments(page: Page, url: string, count: number): Promise<void> {
  await visit(page, url);
  await expect(page.locator('.hero-slide img')).toHaveCount(count);
  for (const width of [768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: Math.round(width * 0.625) });
    await page.evaluate(() => document.fonts.ready);
    const where = `${url} at ${width} pixels`;
    const overlaps = await page.locator('.hero-slide').evaluateAll(overlapsOf);
    expect(overlaps.length, where).toBe(count);
    for (const overlap of overlaps) expect(overlap, where).toBeLessThan(0.01);
  }
}

/** How far each title reaches over the garments, which begin at 37 % of a picture: as a part of the slide's width. */
function overlapsOf(slides: Element[]): number[] {
  return slides.map((slide) => {
    const title = slide.querySelector('.hero-title');
    const image = slide.querySelector('img');
    if (!title || !image) throw new Error('a slide without a title or a picture');
    const text = document.createRange();
    text.selectNodeContents(title);
    // The picture covers its box; what does not fit is cropped on both sides, by its object-position.
    const box = image.getBoundingClientRect();
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const scaledWidth = Math.max(box.width, box.height * ratio);
    const position = Number.parseFloat(getComputedStyle(image).objectPosition) / 100;
    const garments = box.left + (box.width - scaledWidth) * position + 0.37 * scaledWidth;
    return (text.getBoundingClientRect().right - garments) / box.width;
  });
}

test('the current country comes first, and each is named in its own language', async ({ page }) => {
  await visit(page, english('/'));
  await page.getByRole('banner').getByRole('button', { name: 'Country and currency' }).click();
  const countries = page.getByRole('dialog', { name: 'Country and language' }).getByRole('list').last();
  await expect(countries.getByRole('link').first()).toContainText('Slovenija');
  await expect(countries.locator('[lang="bn-BD"]')).toHaveText('বাংলাদেশ');
});
