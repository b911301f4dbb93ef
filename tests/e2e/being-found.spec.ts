// Data for search engines, validated against their published schemas: sitemaps.org and schema.org.
import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { validateXML } from 'xmllint-wasm';
import { expect, test } from './support';

const fileOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const read = (path: string) => fileOf(`node_modules/${path}`);
const port = process.env.E2E_PORT ?? '8092';

/** Node does not resolve the host names that browsers resolve on this machine. */
async function fetched(request: APIRequestContext, country: string, path: string): Promise<string> {
  const headers = { host: `${country}.localhost:${port}` };
  const response = await request.get(`http://127.0.0.1:${port}${path}`, { headers });
  expect(response.status(), path).toBe(200);
  return response.text();
}

const texts = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => text);
const pathOf = (address: string) => new URL(address).pathname;

test.describe('what machines read', { tag: '@desktop' }, () => {
  test('sitemaps follow the schema of sitemaps.org and lead to every kind of page', async ({ request }) => {
    // Extensions have schemas of their own, which no registry contains: the schema permits them, and they are checked below.
    const schema = read('sitemap/schema/sitemap.xsd').replaceAll('processContents="strict"', 'processContents="lax"');
    const index = await fetched(request, 'si', '/sitemap.xml');
    const errorsOf = async (fileName: string, contents: string, of: string) =>
      (await validateXML({ xml: [{ fileName, contents }], schema: [of] })).errors;
    const indexSchema = fileOf('siteindex.xsd');
    expect(await errorsOf('/sitemap.xml', index, indexSchema)).toEqual([]);
    expect(await errorsOf('without a file', index.replace(/<sitemap>.*<\/sitemap>\n/gs, ''), indexSchema)).not.toEqual([]);
    const files = texts(index, 'loc').map(pathOf);
    expect(files).toEqual(['/sitemaps/content-1.xml', '/sitemaps/places-1.xml', '/sitemaps/products-1.xml']);
    const addresses: string[] = [];
    for (const file of files) {
      const contents = await fetched(request, 'si', file);
      expect(await errorsOf(file, contents, schema), file).toEqual([]);
      addresses.push(...texts(contents, 'loc').map(pathOf));
      for (const tag of contents.matchAll(/<xhtml:link ([^>]*)\/>/g))
        expect(tag[1]).toMatch(/^rel="alternate" hreflang="([a-z]{2}-[A-Z]{2}|x-default)" href="http[^"]+"$/);
      for (const picture of texts(contents, 'image:loc')) expect(picture).toMatch(/^http.+\/media\/webp\/w1280\//);
    }
    for (const kind of [
      /^\/$/,
      /^\/en$/,
      /^\/product\//,
      /^\/category\//,
      /^\/collection\//,
      /^\/brands\//,
      /^\/blog\//,
      /^\/faq$/,
    ])
      expect(
        addresses.some((path) => kind.test(path)),
        String(kind),
      ).toBe(true);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('structured data uses the words of schema.org', async ({ request }) => {
    const places = texts(await fetched(request, 'si', '/sitemaps/places-1.xml'), 'loc').map(pathOf);
    const content = texts(await fetched(request, 'si', '/sitemaps/content-1.xml'), 'loc').map(pathOf);
    const products = texts(await fetched(request, 'si', '/sitemaps/products-1.xml'), 'loc').map(pathOf);
    const of = (paths: string[], kind: RegExp) => paths.find((path) => kind.test(path)) as string;
    const expected: [path: string, types: string[]][] = [
      ['/', ['OnlineStore', 'WebSite']],
      [of(places, /^\/category\//), ['BreadcrumbList']],
      [
        of(products, /^\/product\//),
        ['ProductGroup', 'OfferShippingDetails', 'MerchantReturnPolicy', 'BreadcrumbList'],
      ],
      [of(content, /^\/blog\/./), ['BlogPosting', 'BreadcrumbList']],
      ['/faq', ['FAQPage', 'BreadcrumbList']],
    ];
    for (const [path, types] of expected) {
      const html = await fetched(request, 'si', path);
      const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
      const nodes = blocks.map(([, json = '']) => JSON.parse(json) as Node);
      expect(
        nodes.map((node) => node['@type']),
        path,
      ).toEqual(types);
      for (const node of nodes) {
        expect(node['@context']).toBe('https://schema.org');
        checkNode(node, path);
      }
    }
  });
});

type Node = { [name: string]: unknown };

const vocabulary = read('schema-dts/dist/schema.d.ts');
const interfaces = new Map(
  [...vocabulary.matchAll(/^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n(.*?)^\}/gms)].map(
    ([, name = '', above = '', body = '']) => [
      name,
      {
        above: above.split(',').map((one) => one.trim()),
        own: [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, own = '']) => own),
      },
    ],
  ),
);

/** The properties of a type and of those above it. */
function propertiesOf(name: string, found = new Set<string>()): Set<string> {
  const { above = [], own = [] } = interfaces.get(name) ?? {};
  for (const one of own) found.add(one);
  for (const one of above) if (one) propertiesOf(one, found);
  return found;
}

/** Every type, property and term is one of schema.org's. */
function checkNode(node: Node, where: string): void {
  const type = String(node['@type']);
  if ('@type' in node) expect(interfaces.has(`${type}Leaf`), `${where}: type ${type}`).toBe(true);
  const known = propertiesOf(`${type}Leaf`);
  for (const [name, value] of Object.entries(node)) {
    if (!name.startsWith('@') && name !== 'query-input') expect([...known], `${where}: ${type}`).toContain(name);
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === 'object' && one !== null) checkNode(one as Node, where);
      // A member of an enumeration, or a property (`variesBy`).
      if (typeof one === 'string' && one.startsWith('https://schema.org/')) {
        const property = `"${one.split('/').at(-1)}"?:`;
        const isKnown = vocabulary.includes(`"${one}"`) || vocabulary.includes(property);
        expect(isKnown, `${where}: ${name} ${one}`).toBe(true);
      }
    }
  }
}
