// Prints the download size of a first page, brotli, for each kind of page: what it loads until it is interactive, and what every
// document loads right after that. Fails when its JavaScript exceeds the limit or contains code of other pages. Part of `make
// test`; `tests/bench/weight.rs` counts the same files.
import { existsSync, readFileSync, statSync } from 'node:fs';

const bar = 140;
/** What every document loads: the entry at first, the other once it is interactive. */
const always = ['src/entry-client.tsx', 'src/lib/deferred.ts'];
const pages = {
  home: ['src/routes/homePage.tsx'],
  listing: ['src/routes/listingPages.tsx'],
  product: ['src/routes/productPage.tsx'],
};

/** Code that a first page does not need, by a message that only this code shows: chunks are divided by rules that may change. */
const elsewhere = {
  'account pages': 'settings-sessions-text',
  addresses: 'addresses-delete-question',
  'partner pages': 'affiliate-first-title',
  checkout: 'checkout-payment',
  'order pages': 'order-cancel',
  'seller pages': 'seller-submit',
  'prize wheel': 'wheel-title',
  'size finder': 'product-size-find-text',
};
/** Also not needed on these pages. */
const elsewhereBy = {
  home: { 'size tables': 'product-size-table-note-kids' },
  listing: { 'size tables': 'product-size-table-note-kids' },
  product: {},
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

const source = (file) => readFileSync(new URL(file, client), 'utf8');
const shows = (text, message) => ['"', "'", '`'].some((quote) => text.includes(quote + message + quote));

const problems = [];
const scriptsOfBuild = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
const build = scriptsOfBuild.map(({ file }) => source(file)).join('\n');
for (const message of new Set(Object.values(elsewhereBy).flatMap((more) => Object.values({ ...elsewhere, ...more }))))
  if (!shows(build, message)) problems.push(`No script shows the message ${message}: name another one in size.mjs.`);

for (const file of [...chunksOf(always[0])].flatMap((key) => manifest[key].css ?? [])) print(size(file), file);
for (const [page, modules] of Object.entries(pages)) {
  const scripts = [...new Set([...always, ...modules].flatMap((key) => [...chunksOf(key)]))];
  const files = scripts.map((key) => manifest[key].file);
  const total = files.reduce((sum, file) => sum + size(file), 0);
  print(total, `JavaScript of a first page, ${page}: ${files.length} files (bar: ${bar})`);
  if (total > bar) problems.push(`The JavaScript of a first page may weigh ${bar} kB, that of ${page} weighs more.`);
  for (const [what, message] of Object.entries({ ...elsewhere, ...elsewhereBy[page] }))
    for (const file of files.filter((file) => shows(source(file), message)))
      problems.push(`A first page, ${page}, loads the code of ${what} in ${file}: import it in a chunk of its own.`);
}
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
