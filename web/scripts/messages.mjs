// Writes src/lib/messages.ts, the ids and arguments of every message that pages may load, from the English .ftl files; with
// --check, fails when the file is out of date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';

/** Areas that only the server uses. */
const ofServer = ['countries', 'errors', 'mail', 'notices', 'orders', 'payment', 'returns'];
const folder = new URL('../../locales/en/', import.meta.url);
const target = new URL('../src/lib/messages.ts', import.meta.url);

/** The names of the arguments anywhere in a pattern. */
function argumentsOf(node, found = new Set()) {
  if (Array.isArray(node)) for (const part of node) argumentsOf(part, found);
  else if (typeof node === 'object' && node !== null) {
    if (node.type === 'var') found.add(node.name);
    for (const value of Object.values(node)) argumentsOf(value, found);
  }
  return found;
}

function line(id, pattern) {
  const names = [...argumentsOf(pattern)].sort();
  const type = names.length > 0 ? `{ ${names.map((name) => `${name}: Value`).join('; ')} }` : 'None';
  return `  '${id}': ${type};`;
}

const areas = readdirSync(folder)
  .map((file) => file.replace('.ftl', ''))
  .filter((area) => !ofServer.includes(area));
const lines = areas.flatMap((area) => {
  const { body } = new FluentResource(readFileSync(new URL(`${area}.ftl`, folder), 'utf8'));
  const messages = body.filter(({ id }) => !id.startsWith('-'));
  return messages.flatMap(({ id, value, attributes }) => [
    ...(value ? [line(id, value)] : []),
    ...Object.entries(attributes).map(([name, pattern]) => line(`${id}.${name}`, pattern)),
  ]);
});
const text = `// Written by scripts/messages.mjs from locales/en: the messages that pages may load, with their arguments.

type Value = string | number;
type None = Record<never, never>;

export type Area = ${areas.map((area) => `'${area}'`).join(' | ')};

export type Messages = {
${lines.sort().join('\n')}
};

export type MessageId = keyof Messages;
`;

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    process.stderr.write('src/lib/messages.ts is not what locales/en gives: run `npm run messages` and commit it\n');
    process.exit(1);
  }
} else writeFileSync(target, text);
