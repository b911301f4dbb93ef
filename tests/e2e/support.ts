// Checks of every browser test: no console errors, no failed responses, no policy violations; and the general quality of a page.
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect };

/** Error statuses (400 and above) that the test provokes. */
type Fixtures = { expected: Set<number> };

/** A test that fails when the console, the network or the content security policy reports an error that was not declared. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  expected: async ({}, use) => use(new Set()),
  // Each test comes from a network of its own, as shoppers do, so that earlier tests do not count towards its rate limits. In
  // Firefox the header is not reliable, but its tests reach no limit.
  extraHTTPHeaders: async ({ browserName }, use) =>
    use(browserName === 'chromium' ? { 'x-forwarded-for': network() } : {}),
  page: async ({ page, expected }, use) => {
    const troubles = watch(page, expected);
    await page.addInitScript(reportPolicy);
    await withBlankPictures(page);
    await use(page);
    expect(troubles, 'console, network and content policy').toEqual([]);
  },
});

function network(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}

/**
 * The tag of the width at which a test runs that differs from others in its language or country only: each runs at one width, and
 * both widths are tested with different scripts and text lengths.
 */
export function widthOf(languageOrCountry: string): '@phone' | '@desktop' {
  return onPhones.has(languageOrCountry) ? '@phone' : '@desktop';
}

/** As `widthOf`, for a long test: `make test` runs it in Slovenian and Bengali, and `make proof` in the other languages, too. */
export function tagsOfLongTest(language: string): string {
  return ['sl', 'bn'].includes(language) ? widthOf(language) : `${widthOf(language)} @proof`;
}

const onPhones = new Set(['en', 'bn', 'de', 'gr', 'at', 'bg', 'cz', 'hr', 'it', 'lt', 'pt']);

const media = '**/media/**';

/**
 * Rendering a picture for the first time takes a while, so tests that do not look at pictures get a blank one. It has no
 * intrinsic size, so that the page's own dimensions determine the layout.
 */
const blank = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };

export async function withBlankPictures(page: Page): Promise<void> {
  await page.route(media, (route) => route.fulfill(blank));
}

function watch(page: Page, expected: Set<number>): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const status = /status of (\d+)/.exec(message.text())?.[1];
    if (!status || !expected.has(Number(status))) troubles.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`));
  page.on('response', (response) => {
    const status = response.status();
    if (status >= 400 && !expected.has(status)) troubles.push(`${status} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its pending requests.
    if (reason.includes('ERR_ABORTED') || reason === 'NS_BINDING_ABORTED') return;
    // Without JavaScript its chunks are blocked, too; with JavaScript the page itself reports a policy violation.
    if (reason === 'csp' && request.resourceType() === 'script') return;
    troubles.push(`${reason} ${request.url()}`);
  });
  return troubles;
}

function reportPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`content policy: ${violatedDirective} refused ${blockedURI}`);
  });
}

/** A page of a country's shop, on the development host. */
export function shop(country: string, path: string): string {
  const port = process.env.E2E_PORT ?? '8092';
  return `http://${country}.localhost:${port}${path}`;
}

/** The Slovenian shop in English, which most tests use. */
export function english(path: string): string {
  return shop('si', path === '/' ? '/en' : `/en${path}`);
}

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, url: string) {
  const response = await page.goto(url);
  await hydrated(page);
  return response;
}

/** The entry script marks the document's element: from then on events are handled, and links are followed without reloads. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

declare global {
  interface Window {
    dataLayer?: Record<string, string>[];
    /** Set by tests: a reload removes it. */
    marker?: boolean;
    shift?: number;
    transitions?: number;
  }
}

/** A well-made page: accessible, within the screen's width, pictures with text and size, everything translated. */
export async function expectWellMade(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectInWidth(page);
  await expectSizedPictures(page);
  await expectWords(page);
}

/** What axe can check of WCAG 2.2 AA, and its best practices: landmarks, heading levels, names. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * No violation of these rules. The pages have no frames, so axe runs in the page itself (`setLegacyMode`) and needs no second page to
 * collect the results of frames; it describes violations only. Both take two fifths of the time. Axe looks at the top of the page:
 * where it is scrolled, the bar covers a part of what lies behind it, which axe reports as a target that is too small.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const top = await page.evaluate(() => {
    const { scrollY } = window;
    window.scrollTo({ top: 0, behavior: 'instant' });
    return scrollY;
  });
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(rules).setLegacyMode();
  const result = await axe.analyze();
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  const found = result.violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(found).toEqual([]);
}

/** No element makes the page wider than the window, once its style sheet has arrived. */
export async function expectInWidth(page: Page): Promise<void> {
  await page.waitForLoadState();
  const [content, window] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content, 'width of the content').toBeLessThanOrEqual(window);
}

/** Each picture has a size, and an alternative text or a deliberately empty one. */
export async function expectSizedPictures(page: Page): Promise<void> {
  const careless = await page.evaluate(() =>
    [...document.images]
      .filter((image) => !['alt', 'width', 'height'].every((name) => image.hasAttribute(name)))
      .map((image) => image.outerHTML),
  );
  expect(careless, 'pictures without alt, width or height').toEqual([]);
}

/** No message id in place of its text, and no message with unfilled placeholders. */
export async function expectWords(page: Page): Promise<void> {
  const raw = await page.evaluate(() => {
    const spoken = ['aria-label', 'alt', 'title', 'placeholder'];
    const texts = [...document.querySelectorAll('body *:not(script):not(style)')].flatMap((element) => [
      ...[...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? ''),
      ...spoken.map((name) => element.getAttribute(name) ?? ''),
    ]);
    return texts.map((text) => text.trim()).filter((text) => /^[a-z]+(-[a-z]+)+$|\{ ?[$-]|undefined|NaN/.test(text));
  });
  expect(raw, 'untranslated words').toEqual([]);
}

/** No layout shift, even when the fonts and the real pictures load late. */
export async function expectNoLayoutShift(page: Page, url: string): Promise<void> {
  await drawPictures(page, url);
  await watchShifts(page);
  const late = [await hold(page, media), await hold(page, '**/*.woff2')];
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  for (const arrive of late) arrive();
  await expect.poll(() => page.evaluate(missingPictures), 'pictures in view that are missing').toEqual([]);
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em Commissioner'))).toBe(true);
  expect(await page.evaluate(() => window.shift), 'layout shift').toBeLessThan(0.001);
}

/** Makes the server render the page's pictures one by one; on a busy machine, a queue of them would exceed its time limit. */
export async function drawPictures(page: Page, url: string): Promise<void> {
  const wanted = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/media/')) wanted.add(request.url());
  });
  await visit(page, url);
  await page.unroute(media);
  for (const picture of wanted) await page.evaluate(async (address) => (await fetch(address)).blob(), picture);
}

/** Measures layout shifts, from the next document on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) window.shift = (window.shift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Holds responses back until the returned function is called. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

function missingPictures(): string[] {
  const inView = (image: HTMLImageElement) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return image.checkVisibility() && top < window.innerHeight && bottom > 0 && left < window.innerWidth && right > 0;
  };
  return [...document.images]
    .filter((image) => inView(image) && !(image.complete && image.naturalWidth > 0))
    .map((image) => image.currentSrc || image.src);
}

/** The action must not reload the document. */
export async function expectNoReload(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    window.marker = true;
  });
  await act();
  expect(await page.evaluate(() => window.marker), 'the document was replaced').toBe(true);
}

/** A structured data block, as far as tests read it. */
export type Block = { '@type': string; [name: string]: unknown };

/** The structured data of the page, by type. */
export async function structuredData(page: Page): Promise<Record<string, Block>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const blocks = texts.map((text) => JSON.parse(text) as Block);
  return Object.fromEntries(blocks.map((block) => [block['@type'], block]));
}

/** The canonical URL of the page. */
export async function canonical(page: Page): Promise<string | null> {
  return page.locator('link[rel="canonical"]').getAttribute('href');
}

/** The alternate versions of the page in other languages and countries: URL by language tag. */
export async function siblings(page: Page): Promise<Record<string, string>> {
  const links = await page.locator('link[rel="alternate"][hreflang]').all();
  const pairs = links.map(async (link) => [await link.getAttribute('hreflang'), await link.getAttribute('href')]);
  return Object.fromEntries(await Promise.all(pairs));
}

/** The first number in a text, including text for screen readers only. */
export async function numberIn(locator: Locator): Promise<number> {
  return Number(/\d+/.exec((await locator.textContent()) ?? '')?.[0]);
}
