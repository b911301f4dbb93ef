// Writes a brotli version next to each compressible client file, so that the server never compresses one.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const folder = new URL('../dist/client', import.meta.url).pathname;
const compressible = /\.(js|css|svg|json|txt)$/;

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const file = join(folder, name);
  if (!compressible.test(name) || !statSync(file).isFile()) continue;
  const source = readFileSync(file);
  const compressed = brotliCompressSync(source, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
  });
  if (compressed.length < source.length) writeFileSync(`${file}.br`, compressed);
}
