// Prints what a first page downloads, brotli, for each kind of page, and fails when the JavaScript of one passes the bar.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const bar = 140;
const pages = {
  home: ['src/routes/homePage.tsx'],
  listing: ['src/routes/listingPages.tsx'],
  product: ['src/routes/productPage.tsx'],
};

const client = new URL('../dist/client/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8'));
const size = (file) => brotliCompressSync(readFileSync(new URL(file, client))).length / 1000;
const print = (kilobytes, text) => process.stdout.write(`${kilobytes.toFixed(1).padStart(7)} kB  ${text}\n`);

/** The chunk and all that it imports. */
function chunksOf(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) chunksOf(next, seen);
  return seen;
}

const first = chunksOf('src/entry-client.tsx');
for (const file of [...first].flatMap((key) => manifest[key].css ?? [])) print(size(file), file);
let isTooMuch = false;
for (const [page, modules] of Object.entries(pages)) {
  const scripts = [...new Set(['src/entry-client.tsx', ...modules].flatMap((key) => [...chunksOf(key)]))];
  const files = scripts.map((key) => manifest[key].file);
  const total = files.reduce((sum, file) => sum + size(file), 0);
  print(total, `JavaScript of a first page, ${page}: ${files.length} files (bar: ${bar})`);
  isTooMuch ||= total > bar;
}
if (isTooMuch) process.exit(1);
