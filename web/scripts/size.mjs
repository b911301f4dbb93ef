// Prints what a first page downloads, brotli, and fails when its JavaScript passes the bar of 130 kB.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const client = new URL('../dist/client/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8'));
const size = (file) => brotliCompressSync(readFileSync(new URL(file, client))).length / 1000;

const seen = new Set();
const walk = (key) => {
  if (seen.has(key)) return;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) walk(next);
};
walk('src/entry-client.tsx');

const scripts = [...seen].map((key) => manifest[key].file);
const styles = [...seen].flatMap((key) => manifest[key].css ?? []);
const total = scripts.reduce((sum, file) => sum + size(file), 0);
for (const file of [...scripts, ...styles]) process.stdout.write(`${size(file).toFixed(1).padStart(7)} kB  ${file}\n`);
process.stdout.write(`${total.toFixed(1).padStart(7)} kB  JavaScript of the first page (bar: 130)\n`);
if (total > 130) process.exit(1);
