// What every browser test watches: a clean console, no broken answer, no refused policy; and what a well made page is.
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect };

/** Statuses from 400 up that the test is about. */
type Fixtures = { expected: Set<number> };

/** A test whose page fails it when the console, the network or the content policy reports what nobody announced. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  expected: async ({}, use) => use(new Set()),
  // Each walk comes from a network of its own, as shoppers do, so that the walks before it count for no limit. In Firefox, whose walks
  // reach none, such a header cannot be counted on.
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
 * The tag of the width at which a walk is made that differs from others in its language or country only: each is seen at one width, and
 * both widths are seen with different scripts and lengths of words.
 */
export function widthOf(languageOrCountry: string): '@phone' | '@desktop' {
  return onPhones.has(languageOrCountry) ? '@phone' : '@desktop';
}

/** As `widthOf`, of a walk that is long: `make test` goes it in Slovenian and Bengali, and `make proof` in the other languages, too. */
export function longWalk(language: string): string {
  return ['sl', 'bn'].includes(language) ? widthOf(language) : `${widthOf(language)} @proof`;
}

const onPhones = new Set(['en', 'bn', 'de', 'gr', 'at', 'bg', 'cz', 'hr', 'it', 'lt', 'pt']);

const media = '**/media/**';

/**
 * Drawing a picture for the first time takes a while, so tests that do not look at them get a blank one.
 * It is without a size of its own, so that the page's own numbers decide how much room it takes.
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
    // Leaving a page gives up what it was still fetching.
    if (reason.includes('ERR_ABORTED') || reason === 'NS_BINDING_ABORTED') return;
    // Without JavaScript its pieces are refused, too; with it a refused policy is reported by the page itself.
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

/** A page of a country's shop, by the names that development uses. */
export function shop(country: string, path: string): string {
  const port = process.env.E2E_PORT ?? '8092';
  return `http://${country}.localhost:${port}${path}`;
}

/** The Slovenian shop in English: where most tests walk. */
export function english(path: string): string {
  return shop('si', path === '/' ? '/en' : `/en${path}`);
}

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, url: string) {
  const response = await page.goto(url);
  await hydrated(page);
  return response;
}

/** The page's entry says so on the document's element: events are answered, and links are followed without reloads. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

declare global {
  interface Window {
    dataLayer?: Record<string, string>[];
    /** Set by tests: a reload wipes it out. */
    marker?: boolean;
    shift?: number;
    transitions?: number;
  }
}

/** A page as it should be: accessible, within the screen's width, its pictures described and sized, every word translated. */
export async function expectWellMade(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectInWidth(page);
  await expectSizedPictures(page);
  await expectWords(page);
}

/** WCAG 2.1 AA by axe. */
export async function expectAccessible(page: Page): Promise<void> {
  const result = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']).analyze();
  const found = result.violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(found).toEqual([]);
}

/** Nothing makes the page wider than its window. */
export async function expectInWidth(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content, 'width of the content').toBeLessThanOrEqual(window);
}

/** Each picture has its size, and a text or an empty one on purpose. */
export async function expectSizedPictures(page: Page): Promise<void> {
  const careless = await page.evaluate(() =>
    [...document.images]
      .filter((image) => !['alt', 'width', 'height'].every((name) => image.hasAttribute(name)))
      .map((image) => image.outerHTML),
  );
  expect(careless, 'pictures without alt, width or height').toEqual([]);
}

/** No name of a sentence where the sentence should stand, and no sentence with its places unfilled. */
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

/** Nothing on the page moves by itself, even when its real pictures come late. */
export async function expectCalmPictures(page: Page, url: string): Promise<void> {
  await drawPictures(page, url);
  await watchShifts(page);
  const arrive = await hold(page, media);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  arrive();
  await expect.poll(() => page.evaluate(missingPictures), 'pictures in view that are missing').toEqual([]);
  expect(await page.evaluate(() => window.shift), 'layout shift').toBeLessThan(0.001);
}

/** Lets the server draw the page's pictures one by one; a queue of them would try its patience on a busy machine. */
async function drawPictures(page: Page, url: string): Promise<void> {
  const wanted = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/media/')) wanted.add(request.url());
  });
  await visit(page, url);
  await page.unroute(media);
  for (const picture of wanted) await page.evaluate(async (address) => (await fetch(address)).blob(), picture);
}

/** Counts how far the page's content moves by itself, from the next document on. */
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

/** Keeps answers waiting until the returned function is called. */
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

/** What is done must not replace the document. */
export async function expectNoReload(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    window.marker = true;
  });
  await act();
  expect(await page.evaluate(() => window.marker), 'the document was replaced').toBe(true);
}

/** A block of structured data, as far as tests read it. */
export type Block = { '@type': string; [name: string]: unknown };

/** The structured data of the page, by type. */
export async function structuredData(page: Page): Promise<Record<string, Block>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const blocks = texts.map((text) => JSON.parse(text) as Block);
  return Object.fromEntries(blocks.map((block) => [block['@type'], block]));
}

/** The address that the page wants to be known by. */
export async function canonical(page: Page): Promise<string | null> {
  return page.locator('link[rel="canonical"]').getAttribute('href');
}

/** The page's versions in other languages and countries: address by language tag. */
export async function siblings(page: Page): Promise<Record<string, string>> {
  const links = await page.locator('link[rel="alternate"][hreflang]').all();
  const pairs = links.map(async (link) => [await link.getAttribute('hreflang'), await link.getAttribute('href')]);
  return Object.fromEntries(await Promise.all(pairs));
}

/** The first number of a text, also of one that is there for screen readers only. */
export async function numberIn(locator: Locator): Promise<number> {
  return Number(/\d+/.exec((await locator.textContent()) ?? '')?.[0]);
}
