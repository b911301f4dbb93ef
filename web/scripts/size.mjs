// Prints the download size of a first page until it is interactive, brotli, for each kind of page, and fails when its JavaScript
// exceeds the limit. Part of `make test`; `tests/bench/weight.rs` counts the same files.
import { existsSync, readFileSync, statSync } from 'node:fs';

const bar = 140;
const pages = {
  home: ['src/routes/homePage.tsx'],
  listing: ['src/routes/listingPages.tsx'],
  product: ['src/routes/productPage.tsx'],
};

const client = new URL('../dist/client/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8'));
/** The transferred size: files that brotli does not make smaller have no compressed version. */
const size = (file) => {
  const compressed = new URL(`${file}.br`, client);
  return statSync(existsSync(compressed) ? compressed : new URL(file, client)).size / 1000;
};
const print = (kilobytes, text) => process.stdout.write(`${kilobytes.toFixed(1).padStart(7)} kB  ${text}\n`);

/** The chunk and all its static imports. */
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
if (isTooMuch) {
  process.stderr.write(`The JavaScript of a first page may weigh ${bar} kB.\n`);
  process.exit(1);
}
