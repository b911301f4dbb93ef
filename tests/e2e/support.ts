// What every browser test watches: a clean console, no hydration warning, no broken answer, and nothing that axe finds.
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** A page that fails its test when the console or the network shows an error that the test did not announce. */
export const test = base.extend<{ watched: Page; expectStatus: (status: number) => void }>({
  expectStatus: async ({ page: _ }, use) => {
    await use((status) => announced.add(status));
    announced.clear();
  },
  watched: async ({ page }, use) => {
    const troubles: string[] = [];
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      const status = /status of (\d+)/.exec(message.text())?.[1];
      if (status && announced.has(Number(status))) return;
      troubles.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400 && !announced.has(response.status())) {
        troubles.push(`${response.status()} ${response.url()}`);
      }
    });
    await use(page);
    expect(troubles).toEqual([]);
  },
});

const announced = new Set<number>();

/** The shop of a country in the development names. */
export function shop(country: string, path: string): string {
  const port = process.env.E2E_PORT ?? '8092';
  return `http://${country}.localhost:${port}${path}`;
}

/** Waits until React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const app = document.getElementById('app');
    return app !== null && Object.keys(app.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber'));
  });
}

/** WCAG 2.1 AA by axe. */
export async function expectAccessible(page: Page): Promise<void> {
  const result = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']).analyze();
  const found = result.violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(found).toEqual([]);
}
