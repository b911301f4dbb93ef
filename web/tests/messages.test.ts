// Every message of locales/en is used, by the web, the server or a template; and the forms have the messages that they need.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { formRules } from '@/lib/forms/formRules';
import type { Rules } from '@/lib/forms/rules';

const root = fileURLToPath(new URL('../../', import.meta.url));
const filesOf = (folder: string) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
const isSource = (path: string) =>
  /\.(ts|tsx|rs|html|txt|xml|xsl|toml|json)$/.test(path) &&
  !/(\/tests?\/|\/tests\.rs$|\.test\.|\.testing\.|lib\/messages\.ts$|api\/generated\.ts$|api\/openapi\.json$)/.test(
    path,
  );
const sources = ['web/src', 'server/src', 'server/rules', 'server/templates', 'cli/src']
  .flatMap(filesOf)
  .filter(isSource)
  .map((path) => readFileSync(root + path, 'utf8'));

const locale = 'locales/en';
const messages = readdirSync(`${root}${locale}`)
  .filter((name) => name.endsWith('.ftl'))
  .flatMap((name) =>
    new FluentResource(readFileSync(`${root}${locale}/${name}`, 'utf8')).body.map(({ id }) => ({ id, name })),
  )
  .filter(({ id }) => !id.startsWith('-'));

/** Ids that a source contains as a whole: between quotes, or as a reference in another message. */
function written(): Set<string> {
  const quoted = sources.flatMap((text) => [...text.matchAll(/["'`]([a-z][a-z0-9-]*)["'`]/g)].map(([, id = '']) => id));
  const texts = readdirSync(`${root}${locale}`).map((name) => readFileSync(`${root}${locale}/${name}`, 'utf8'));
  const referred = texts.flatMap((text) => [...text.matchAll(/\{ ([a-z][a-z0-9-]*) \}/g)].map(([, id = '']) => id));
  return new Set([...quoted, ...referred]);
}

/** Ids that a source puts together: `seller-${point}-title`, `format!("badge-{}", key)`. A missing start is one of its literals. */
function composed(): RegExp[] {
  const word = '[a-z0-9]+(?:-[a-z0-9]+)*';
  return sources.flatMap((text) => {
    const web = [...text.matchAll(/(?:\bt\(|code: )`([a-z-]*)\$\{[^}]*\}([a-z-]*)`/g)];
    const literals = [...text.matchAll(/["']([a-z][a-z0-9-]*)["']/g)].map(([, literal]) => literal).join('|');
    const server = [...text.matchAll(/"([a-z][a-z-]*-(?:\{[a-z_.]*\}[a-z-]*)+)"/g)];
    return [
      ...web.map(([, before = '', after = '']) => `${before}(?:${before ? word : literals})${after}`),
      ...server.map(([, pattern = '']) => pattern.replaceAll(/\{[^}]*\}/g, `(?:${word})`)),
    ].map((pattern) => new RegExp(`^${pattern}$`));
  });
}

describe('a message', () => {
  it('is used somewhere', () => {
    const [whole, made] = [written(), composed()];
    const isUsed = (id: string) => whole.has(id) || made.some((pattern) => pattern.test(id));
    expect(messages.filter(({ id }) => !isUsed(id)).map(({ id, name }) => `${name}: ${id}`)).toEqual([]);
  });
});

describe('an empty field', () => {
  /** They always have a value: a choice that is made already, or a hidden field. */
  const filled = ['key', 'kind', 'timeZone'];

  it('is named by the message that asks for it', () => {
    const forms: readonly Rules[] = Object.values(formRules.forms);
    const required = forms.flatMap((rules) =>
      Object.keys(rules).filter((field) => rules[field]?.some(({ rule }) => rule === 'required')),
    );
    const { body } = new FluentResource(readFileSync(`${root}${locale}/forms.ftl`, 'utf8'));
    const named = Object.keys(body.find(({ id }) => id === 'form-required')?.attributes ?? {});
    const fields = new Set(required.map((field) => field.slice(field.lastIndexOf('.') + 1)));
    expect([...fields].filter((field) => !named.includes(field) && !filled.includes(field))).toEqual([]);
  });
});
