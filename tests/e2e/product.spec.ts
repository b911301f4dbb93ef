// The product page: selection, enlarged pictures, details, and structured data.
import type { Page } from '@playwright/test';
import { emailsTo } from './emails';
import { messagesOf } from './messages';
import { runWaiting, vitrina } from './operator';
import {
  canonical,
  english,
  expect,
  expectAccessible,
  expectNoLayoutShift,
  expectNoReload,
  expectWellMade,
  hydrated,
  structuredData,
  test,
  visit,
} from './support';

const t = messagesOf('en');

/** Reduced; rust in XL is sold out, and one piece is left in black L. */
const top = english('/product/womens-ribbed-long-sleeve-top');

const choice = (page: Page, name: RegExp) => page.locator('main').getByRole('link', { name });
const gallery = (page: Page) => page.getByRole('region', { name: /^Pictures of/ });
const frontOf = (page: Page) => gallery(page).getByRole('img').first();

test('a reduced product shows its price, the one before and the lowest of thirty days', async ({ page }) => {
  await visit(page, top);
  await expect(page.getByRole('heading', { level: 1, name: 'Ribbed long-sleeve top' })).toBeVisible();
  const price = page.locator('main').locator('b, s, p').filter({ visible: true });
  await expect(price.filter({ hasText: /^22\.90 €$/ }).first()).toBeVisible();
  await expect(page.locator('main s').first()).toHaveText('29.90 €');
  await expect(page.getByText('Lowest price in the 30 days before the reduction: 29.90 €').first()).toBeVisible();
  await expectWellMade(page);
});

test('the product page in the dark has enough contrast too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, `${top}?color=rust&size=XL`);
  await expectAccessible(page);
});

test('the selection of colour and size is in the URL', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, top);
  const title = await page.title();
  await expectNoReload(page, async () => {
    const before = await frontOf(page).getAttribute('src');
    await choice(page, /^Black/).click();
    await expect(page).toHaveURL(`${top}?color=ink`);
    await expect(frontOf(page)).not.toHaveAttribute('src', before ?? '');
    await expect(choice(page, /^Black, chosen/)).toHaveAttribute('aria-current', 'true');

    await choice(page, /^L, only 1 left/).click();
    await expect(page).toHaveURL(`${top}?color=ink&size=L`);
    await expect(page.getByRole('status').getByText('Only 1 left')).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(`${top}?color=ink`);
    await expect(choice(page, /chosen.*only 1 left/)).toHaveCount(0);
  });
  await expect(page).toHaveTitle(title);
  expect(await canonical(page)).toBe(top);
});

test('measurements find a size, in the guide of the product and on the page of all sizes', async ({ page }) => {
  await visit(page, `${top}?color=rust&size=M`);
  await page
    .locator('main')
    .getByRole('link', { name: t('product-size-help') })
    .click();
  const guide = page.getByRole('dialog', { name: t('product-size-table') });
  await guide.getByLabel(t('product-size-find-clothes')).selectOption({ label: 'Women’s tops and bodysuits' });
  const bust = guide.getByRole('textbox', { name: t('product-size-bust') });
  await bust.fill('91,5');
  await expect(guide.getByRole('status').first()).toHaveText(
    t('product-size-found', { size: 'M' }).replace(/<.*?>/g, ''),
  );
  await guide.getByRole('textbox', { name: t('product-size-waist') }).fill('66');
  await expect(guide.getByRole('status').first()).toHaveText(
    t('product-size-found-between', { smaller: 'S', larger: 'M' }),
  );
  await bust.fill('140');
  await expect(guide.getByRole('status').first()).toHaveText(t('product-size-found-none'));
  await expect(guide.getByRole('row', { name: /^M 38–40 88–93/ })).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await visit(page, english('/size-guides'));
  await expect(page.getByRole('table')).toHaveCount(5);
  await page.getByLabel(t('product-size-find-clothes')).selectOption({ label: 'Children’s, by height' });
  await page.getByRole('textbox', { name: t('product-size-height') }).fill('120');
  await expect(page.getByText(t('product-size-found', { size: '122/128' }).replace(/<.*?>/g, ''))).toBeVisible();
});

test('a selected colour and size are rendered by the server', { tag: '@phone' }, async ({ page }) => {
  const answer = await page.goto(`${top}?color=ink&size=L`);
  expect(await answer?.text()).toContain('Only 1 left');
  await expect(choice(page, /^L, chosen/)).toHaveAttribute('aria-current', 'true');
  await expect(frontOf(page)).toHaveAttribute('src', /-ink-/);
});

test('a sold-out size is marked before and after it is selected', async ({ page }) => {
  await visit(page, `${top}?color=rust`);
  await choice(page, /^XL, sold out/).click();
  await expect(page.getByRole('status').getByText('XL is sold out in this colour.')).toBeVisible();
  await expect(page.getByText('At your door:')).toHaveCount(0);
  await expectWellMade(page);
  await choice(page, /^Sage/).click();
  await expect(choice(page, /^XL, chosen$/)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('is sold out in this colour')).toHaveCount(0);
  await expect(page.getByText('At your door:')).toBeVisible();
});

test('a subscriber to a sold-out size is e-mailed once when it is back', { tag: '@phone' }, async ({ page, expected }) => {
  expected.add(422);
  const isPhone = (page.viewportSize()?.width ?? 0) < 500;
  await visit(page, english('/category/men'));
  const path = await page
    .locator('main article .card-link')
    .nth(isPhone ? 5 : 4)
    .getAttribute('href');
  await visit(page, new URL(path ?? '', page.url()).href);
  const chips = page.getByRole('main').locator('a.chip:not(.text-ink-3)');
  if ((await chips.count()) > 0) await chips.first().click();
  // The item number is shown once a size is selected; the manufacturer's contacts use such elements, too.
  const sku = await page
    .locator('details p', { hasText: t('product-details-sku') })
    .locator('bdi')
    .innerText();
  const setStock = (pieces: number) => vitrina('stock', 'set', sku, String(pieces), '--reason', 'counted');
  setStock(0);
  const field = page.getByLabel(t('stock-alert-title'));
  await expect
    .poll(async () => {
      await page.reload();
      return field.isVisible();
    })
    .toBe(true);
  await hydrated(page);
  const form = page.locator('form', { has: field });
  await expect(form).toContainText('then delete your email address');
  await expectWellMade(page);
  const ask = async (email: string) => {
    // Firefox inserts the filled-in text next to the existing one.
    await field.clear();
    await field.fill(email);
    await form.getByRole('button', { name: t('stock-alert-submit') }).click();
  };
  await ask('ana@example');
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(field).toHaveValue('ana@example');
  await expectWellMade(page);
  const address = `alert-${Date.now().toString(36)}-${isPhone ? 'phone' : 'desktop'}@example.com`;
  await ask(address);
  await expect(page.getByText(t('notice-stock-alert-saved'))).toBeVisible();

  for (const pieces of [3, 0, 4]) {
    setStock(pieces);
    runWaiting('inventory.returned');
    if (pieces > 0) await expect.poll(() => emailsTo(address).length, { timeout: 30_000 }).toBe(1);
  }
  expect(emailsTo(address)[0]).toContain('/stock-alert/delete?token=');
});

test('a completely sold-out product says so and shows others', async ({ page }) => {
  await visit(page, english('/product/mens-printed-organic-crew-tee'));
  await expect(page.getByText('This item is sold out in all sizes.')).toBeVisible();
  expect(await page.locator('main article').count()).toBeGreaterThan(3);
  await expectWellMade(page);
});

test('pictures are enlarged and browsed by keyboard, and Escape closes them', async ({ page }) => {
  await visit(page, top);
  const opener = page.getByRole('link', { name: 'Enlarge picture 1 of 3' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Enlarged pictures of/ });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(dialog.getByRole('status').first()).toContainText('Picture 1 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status').first()).toContainText('Picture 2 of 3');
  await page.keyboard.press('+');
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'false');
  await expectAccessible(page);
  await page.keyboard.press('0');
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('status').first()).toContainText('Picture 3 of 3');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the details show composition, care, manufacturer and delivery', async ({ page }) => {
  await visit(page, top);
  const fold = (title: string) => page.locator('details').filter({ has: page.getByRole('heading', { name: title }) });
  const opened = async (title: string) => {
    await fold(title).locator('summary').click();
    return fold(title);
  };
  await expect(fold('Description')).toContainText('soft 2 × 2 rib');
  await expect(await opened('Material and care')).toContainText('95% cotton');
  await expect(fold('Material and care')).toContainText('Machine wash at 30 °C');
  await expect(await opened('Delivery and returns')).toContainText('Delivery takes 3 to 6 working days.');
  await expect(await opened('Manufacturer')).toContainText('makers@tiho.example');
  await expect(await opened('Size and measurements')).toContainText('XXL');
  await expectWellMade(page);
});

test('the pictures stay in view beside details that are longer than they are', { tag: '@desktop' }, async ({
  page,
}) => {
  await visit(page, top);
  // The maximum height of the whole column.
  await page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds as HTMLDetailsElement[]) {
      fold.removeAttribute('name');
      fold.open = true;
    }
  });
  const ends = () =>
    gallery(page).evaluate((section) => {
      const [own, columns] = [section, section.parentElement ?? section].map((box) => box.getBoundingClientRect());
      return {
        own: own?.bottom ?? 0,
        columns: columns?.bottom ?? 0,
        spare: (columns?.height ?? 0) - (own?.height ?? 0),
      };
    });
  const { columns, spare } = await ends();
  expect(spare, 'room for a hole').toBeGreaterThan(100);
  // The columns end 60 pixels below the window.
  const height = page.viewportSize()?.height ?? 0;
  await page.evaluate((by) => window.scrollBy(0, by), columns - height - 60);
  await expect.poll(async () => Math.round((await ends()).own)).toBe(height - 16);
});

test('the size guide opens beside the sizes and Escape closes it', async ({ page }) => {
  await visit(page, top);
  const opener = page.locator('a[href="#size-table"]');
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('table') });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('breadcrumbs are above the product', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, top);
  const trail = page.getByRole('navigation', { name: 'You are here' });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Women', 'T-shirts', 'Ribbed long-sleeve top']);
  await expectNoReload(page, async () => {
    await trail.getByRole('link', { name: 'T-shirts' }).click();
    await expect(page).toHaveURL(english('/category/women/t-shirts'));
  });
});

test('a related product is linked', async ({ page }) => {
  await visit(page, top);
  const card = page.locator('main article').first();
  const name = await card.getByRole('heading').innerText();
  await expectNoReload(page, async () => {
    await card.locator('.card-link').click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});

test('structured data has every variant with its price and stock', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(top);
  const { ProductGroup, BreadcrumbList } = await structuredData(page);
  const variants = ProductGroup?.hasVariant as { sku: string; offers: Record<string, string> }[];
  expect(variants).toHaveLength(18);
  expect(new Set(variants.map(({ sku }) => sku)).size).toBe(18);
  for (const { offers } of variants) expect(offers).toMatchObject({ price: '22.90', priceCurrency: 'EUR' });
  const stockOf = (query: string) => variants.find(({ offers }) => offers.url?.endsWith(query))?.offers.availability;
  expect(stockOf('?color=rust&size=XL')).toBe('https://schema.org/OutOfStock');
  expect(stockOf('?color=ink&size=M')).toBe('https://schema.org/InStock');
  expect(BreadcrumbList?.itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: english('/') },
    { position: 2, name: 'Women' },
    { position: 3, name: 'T-shirts' },
    { position: 4, name: 'Ribbed long-sleeve top', item: top },
  ]);
});

test('a product page does not move when its fonts and pictures arrive late', async ({ page }) => {
  test.slow();
  await expectNoLayoutShift(page, top);
});
