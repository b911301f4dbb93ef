// Writes src/api/generated.ts from src/api/openapi.json; with --check, fails when the file is out of date or was edited. The
// generator needs TypeScript 5 and so is installed separately, in types/; checking needs only the two hashes in the first line.
import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const description = new URL('../src/api/openapi.json', import.meta.url);
const types = new URL('../src/api/generated.ts', import.meta.url);
const generator = fileURLToPath(new URL('../types/', import.meta.url));

const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const mark = (body) => `// Of openapi.json ${hash(readFileSync(description, 'utf8'))}, as generated ${hash(body)}.\n`;

if (process.argv.includes('--check')) {
  const [first, ...rest] = readFileSync(types, 'utf8').split('\n');
  if (`${first}\n` !== mark(rest.join('\n'))) {
    process.stderr.write(
      'src/api/generated.ts is not what src/api/openapi.json gives: run `npm run types` and commit it\n',
    );
    process.exit(1);
  }
} else {
  const run = (command) => execSync(command, { cwd: generator, stdio: 'inherit' });
  run('npm install --no-save --no-audit --no-fund');
  run('npm run generate');
  const body = readFileSync(types, 'utf8');
  writeFileSync(types, mark(body) + body);
}
