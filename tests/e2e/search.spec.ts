// Search: suggestions while typing, the results page, and the same without JavaScript.
import { english, expect, expectAccessible, expectWellMade, shop, test, visit } from './support';

test('suggestions come while typing, and the keyboard chooses among them', async ({ page }) => {
  await visit(page, english('/'));
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const panel = page.getByRole('dialog', { name: 'Search' });
  const field = panel.getByRole('combobox', { name: 'What are you looking for?' });
  await expect(field).toBeFocused();
  await field.fill('black legg');
  const products = panel.getByRole('group', { name: 'Products' }).getByRole('option');
  await expect(products).toHaveCount(6);
  for (const product of await products.all()) await expect(product.locator('img')).toBeVisible();
  await expect(panel.getByRole('group', { name: 'Categories' }).getByRole('option').first()).toContainText('Leggings');
  await expectAccessible(page);
  await field.press('ArrowDown');
  const first = panel.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await field.press('ArrowUp');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await field.press('Enter');
  await expect(page).toHaveURL(english('/search?q=black%20legg'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “black legg”');
  await expect(panel).toBeHidden();

  // Recent searches stay in this browser, until they are cleared.
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(panel.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText(['black legg']);
  await panel.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(panel.getByRole('option')).toHaveCount(0);
  await field.fill('tiho');
  await expect(panel.getByRole('group', { name: 'Brands' }).getByRole('option')).toHaveText(['Tiho']);
  // The first Escape in a search field clears it.
  await field.fill('');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

for (const country of ['si', 'hr', 'pl', 'hu']) {
  test(`the sort order of results is readable in the language of ${country} @phone`, async ({ page }) => {
    await visit(page, shop(country, '/search?q=tee'));
    const select = page.locator('select[name=sort]');
    const room = await select.evaluate(async (select: HTMLSelectElement) => {
      await document.fonts.ready;
      const style = getComputedStyle(select);
      const text = document.createElement('span');
      text.textContent = select.selectedOptions[0]?.textContent ?? '';
      text.style.cssText = 'position: absolute; white-space: nowrap';
      select.parentElement?.append(text);
      const needed = text.getBoundingClientRect().width;
      text.remove();
      const paddings = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      return select.getBoundingClientRect().width - paddings - needed;
    });
    expect(room).toBeGreaterThan(-0.5);
  });
}

test('results are filtered and sorted as a listing, and not indexed', async ({ page }) => {
  await visit(page, english('/search?q=leggings'));
  await expectWellMade(page);
  const order = page.getByLabel('Sort');
  await expect(order).toHaveValue('best');
  await order.selectOption('price');
  await expect(page).toHaveURL(english('/search?sort=price&q=leggings'));
  await order.selectOption('newest');
  await expect(page).toHaveURL(english('/search?sort=newest&q=leggings'));
  await order.selectOption('best');
  await expect(page).toHaveURL(english('/search?q=leggings'));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('a search without results, or with a typo, suggests alternatives', async ({ page }) => {
  await visit(page, english('/search?q=xylophone'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing found for “xylophone”');
  await expect(page.getByRole('heading', { name: 'Popular categories' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(english('/search?q=leggigns'));
  await page.getByRole('main').getByRole('link', { name: 'leggings', exact: true }).click();
  await expect(page).toHaveURL(english('/search?q=leggings'));
});

test('queries that match a page redirect to it, and show products on request', async ({ page, request }) => {
  // Node does not resolve the host names that browsers resolve on this machine.
  const { host, port, pathname, search } = new URL(english('/search?q=size+guide&utm_source=mail'));
  const answer = await request.get(`http://127.0.0.1:${port}${pathname}${search}`, {
    headers: { host },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toBe('/en/size-guides?utm_source=mail');
  await visit(page, english('/search?q=size+guide'));
  await expect(page).toHaveURL(english('/size-guides'));

  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const panel = page.getByRole('dialog', { name: 'Search' });
  const field = panel.getByRole('combobox', { name: 'What are you looking for?' });
  await field.fill('shipping');
  await expect(panel.getByRole('group', { name: 'Pages' }).getByRole('option')).toHaveCount(1);
  await field.press('Enter');
  await expect(page).toHaveURL(english('/delivery'));

  await visit(page, english('/search?q=size+guide&all=1'));
  await page.getByRole('link', { name: 'Go to the page on “size guide”' }).click();
  await expect(page).toHaveURL(english('/size-guides'));
});

test('a search in the language and script of the country', { tag: '@phone' }, async ({ page }) => {
  await visit(page, shop('gr', '/search?q=μαυρο κολαν'));
  await expect(page.locator('main article').first()).toContainText(/κολάν/i);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a link to its page, which has a form', { tag: '@phone' }, async ({ page }) => {
    await page.goto(english('/'));
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(english('/search'));
    await page.getByRole('main').getByRole('searchbox').fill('merino');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(english('/search?q=merino'));
    await expect(page.locator('main article').first()).toContainText(/merino/i);
  });
});
