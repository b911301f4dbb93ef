// Writes src/lib/forms/formRules.ts, the rules of all forms, from server/rules/forms.json, so that TypeScript knows the names of the
// rules; with --check, fails when the file is out of date.
import { readFileSync, writeFileSync } from 'node:fs';

const { verbatim, forms } = JSON.parse(readFileSync(new URL('../../server/rules/forms.json', import.meta.url), 'utf8'));
const target = new URL('../src/lib/forms/formRules.ts', import.meta.url);
const text = `// Written by scripts/rules.mjs from server/rules/forms.json: what the forms require of their fields.
import type { Rules } from './rules';

export const formRules = ${JSON.stringify({ verbatim, forms }, null, 2)} as const satisfies {
  verbatim: readonly string[];
  forms: Record<string, Rules>;
};
`;

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    process.stderr.write('src/lib/forms/formRules.ts is not what server/rules/forms.json gives: run `npm run rules`\n');
    process.exit(1);
  }
} else writeFileSync(target, text);
