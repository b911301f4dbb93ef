// Data for search engines, validated against their published schemas: sitemaps.org and schema.org.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { validateXML } from 'xmllint-wasm';
import { vitrina } from './operator';
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

/** Finds paths in a country's sitemap. */
async function listed(request: APIRequestContext, country: string) {
  const of = async (part: string) =>
    texts(await fetched(request, country, `/sitemaps/${part}-1.xml`), 'loc').map(pathOf);
  const [content, places, products] = [await of('content'), await of('places'), await of('products')];
  return (kind: RegExp): string => {
    const path = [...content, ...places, ...products].find((one) => kind.test(one));
    if (!path) throw new Error(`no page of ${country} is ${kind}`);
    return path;
  };
}

/** The structured data of a page, whose types, properties and terms are those of schema.org. */
async function structured(request: APIRequestContext, country: string, path: string): Promise<Node[]> {
  const html = await fetched(request, country, path);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const nodes = blocks.map(([, json = '']) => JSON.parse(json) as Node);
  for (const node of nodes) {
    expect(node['@context']).toBe('https://schema.org');
    checkNode(node, `${country}${path}`);
  }
  return nodes;
}

const typesOf = (nodes: Node[]) => nodes.map((node) => node['@type']);
const policies = ['OfferShippingDetails', 'MerchantReturnPolicy', 'BreadcrumbList'];

/** A product of one variant and without options, as Shopify exports it. */
const plainProduct = [
  'Handle,Title,Body (HTML),Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,' +
    'Variant Inventory Qty,Variant Inventory Policy,Variant Price,Status',
  'kvapusis-maiselis,Kvapusis maišelis,<p>Levandos spintai ir stalčiams.</p>,TRUE,Title,Default Title,' +
    'E2E-LAVENDER,shopify,9,deny,4.90,active',
  '',
].join('\n');

test.describe('sitemaps and structured data', { tag: '@desktop' }, () => {
  for (const [country, other] of [
    ['si', /^\/en$/],
    ['de', /^\/en$/],
    ['bd', /^\/bn$/],
  ] as const)
    test(`sitemaps of ${country} follow the schema of sitemaps.org and lead to every kind of page`, async ({ request }) => {
      // Extensions have schemas of their own, which no registry contains: the schema permits them, and they are checked below.
      const schema = read('sitemap/schema/sitemap.xsd').replaceAll('processContents="strict"', 'processContents="lax"');
      const index = await fetched(request, country, '/sitemap.xml');
      const errorsOf = async (fileName: string, contents: string, of: string) =>
        (await validateXML({ xml: [{ fileName, contents }], schema: [of] })).errors;
      const indexSchema = fileOf('siteindex.xsd');
      expect(await errorsOf('/sitemap.xml', index, indexSchema)).toEqual([]);
      const withoutFile = index.replace(/<sitemap>.*<\/sitemap>\n/gs, '');
      expect(await errorsOf('without a file', withoutFile, indexSchema)).not.toEqual([]);
      const files = texts(index, 'loc').map(pathOf);
      expect(files).toEqual(['/sitemaps/content-1.xml', '/sitemaps/places-1.xml', '/sitemaps/products-1.xml']);
      const addresses: string[] = [];
      const found = { alternates: 0, pictures: 0 };
      for (const file of files) {
        const contents = await fetched(request, country, file);
        expect(await errorsOf(file, contents, schema), file).toEqual([]);
        addresses.push(...texts(contents, 'loc').map(pathOf));
        for (const tag of contents.matchAll(/<xhtml:link ([^>]*)\/>/g)) {
          found.alternates += 1;
          expect(tag[1]).toMatch(/^rel="alternate" hreflang="([a-z]{2}-[A-Z]{2}|x-default)" href="http[^"]+"$/);
        }
        for (const picture of texts(contents, 'image:loc')) {
          found.pictures += 1;
          expect(picture).toMatch(/^http.+\/media\/webp\/w1280\//);
        }
      }
      expect(Math.min(found.alternates, found.pictures), JSON.stringify(found)).toBeGreaterThan(0);
      for (const kind of [
        /^\/$/,
        other,
        /^\/product\//,
        /^\/category\//,
        /^\/collection\//,
        /^\/brands\//,
        /^\/blog\//,
        /^\/event\//,
        /^\/faq$/,
      ])
        expect(
          addresses.some((path) => kind.test(path)),
          String(kind),
        ).toBe(true);
      expect(new Set(addresses).size).toBe(addresses.length);
    });

  for (const [country, returns] of [
    ['si', '/vracila'],
    ['de', '/rueckgabe'],
  ] as const)
    test(`structured data of ${country} uses the words of schema.org`, async ({ request }) => {
      const first = await listed(request, country);
      const expected: [path: string, types: string[]][] = [
        ['/', ['OnlineStore', 'WebSite']],
        [first(/^\/category\//), ['BreadcrumbList']],
        [first(/^\/collection\//), ['BreadcrumbList']],
        [first(/^\/brands\/./), ['BreadcrumbList']],
        [first(/^\/product\//), ['ProductGroup', ...policies]],
        [first(/^\/event\//), ['BreadcrumbList']],
        [first(/^\/blog\/./), ['BlogPosting', 'BreadcrumbList']],
        ['/faq', ['FAQPage', 'BreadcrumbList']],
        [returns, ['BreadcrumbList']],
      ];
      for (const [path, types] of expected)
        expect(typesOf(await structured(request, country, path)), path).toEqual(types);
    });

  test('the structured data of a reduced product has both prices', async ({ request }) => {
    const nodes = await structured(request, 'si', '/en/product/womens-ribbed-briefs');
    expect(typesOf(nodes)).toEqual(['ProductGroup', ...policies]);
    const priceSpecification = {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: '10.90',
      priceCurrency: 'EUR',
    };
    const variants = (nodes[0]?.hasVariant ?? []) as { offers: Node }[];
    expect(variants.length).toBeGreaterThan(1);
    for (const { offers } of variants) expect(offers).toMatchObject({ price: '7.90', priceSpecification });
  });

  test('the structured data of a product without options is one product with its offer', async ({ request }) => {
    const file = join(mkdtempSync(join(tmpdir(), 'vitrina-import-')), 'shop.csv');
    writeFileSync(file, plainProduct);
    // Only in Lithuania, whose listings no other test counts.
    vitrina('catalog', 'import', file, '--format', 'shopify', '--tenant', 'LT', '--language', 'lt');
    // The running server follows another process's change within a moment.
    const path = '/product/kvapusis-maiselis';
    const headers = { host: `lt.localhost:${port}` };
    const status = async () => (await request.get(`http://127.0.0.1:${port}${path}`, { headers })).status();
    await expect.poll(status).toBe(200);
    const nodes = await structured(request, 'lt', path);
    expect(typesOf(nodes)).toEqual(['Product', ...policies]);
    expect(nodes[0]).toMatchObject({ sku: 'E2E-LAVENDER', offers: { '@type': 'Offer', price: '4.90' } });
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
