// The colours that the server writes outside of style sheets are those of the design tokens: the browser's own bars around a
// page, and the manifest of an installed shop.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The values of a colour token in the light and in the dark scheme. */
function token(name: string): { light: string; dark: string } {
  const [, light = '', dark = ''] =
    new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(read('../src/styles/tokens.css')) ?? [];
  return { light, dark };
}

it('the theme colour of a document is that of its background', () => {
  const metas = read('../../server/templates/document.html').matchAll(
    /<meta name="theme-color" content="(#\w+)" media="\(prefers-color-scheme: (light|dark)\)">/g,
  );
  const colours = Object.fromEntries([...metas].map(([, colour, scheme]) => [scheme, colour]));
  expect(colours).toEqual(token('paper'));
});

it('the manifest has the colours of the background and of the text', () => {
  const manifest = read('../../server/src/seo/manifest.rs');
  const colour = (name: string) => new RegExp(`"${name}": "(#\\w+)"`).exec(manifest)?.[1];
  expect(colour('background_color')).toBe(token('paper').light);
  expect(colour('theme_color')).toBe(token('ink').light);
});
