// @vitest-environment jsdom
// The script of the tag manager: loaded once, and only for a container id of its format.
import { beforeEach, expect, it, vi } from 'vitest';

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

/** As in a new document: the module remembers that the script is loaded. */
async function load(...ids: string[]): Promise<void> {
  vi.resetModules();
  const { loadTagManager } = await import('./tagManager');
  for (const id of ids) loadTagManager(id);
}

beforeEach(() => {
  document.head.replaceChildren();
  window.dataLayer = [];
});

it.each([
  '',
  'GTM-',
  'gtm-abc1',
  'GTM-abc1',
  'G-ABC123',
  'GTM-ABC1&x=1',
  'GTM-ABC1"></script>',
  ' GTM-ABC1',
  'GTM-ABC1\n',
])('loads nothing and pushes nothing for the invalid id %j', async (id) => {
  await load(id);
  expect([scripts(), window.dataLayer]).toEqual([[], []]);
});

it('loads a valid id once, also after an invalid one', async () => {
  await load('G-ABC123', 'GTM-ABC1', 'GTM-ABC1', 'GTM-DEF2');
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1']);
  expect(window.dataLayer).toEqual([{ event: 'gtm.js', 'gtm.start': expect.any(Number) }]);
});
