// Development: Vite in front of a running `vitrina serve`. Data and documents are the server's, pages are rendered from source.
import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';

const upstream = new URL(process.env.VITRINA_URL ?? 'http://127.0.0.1:8080');

/** What belongs to Vite itself; everything else is asked of the server. */
const ours = /^\/(@|src\/|node_modules\/|\.vite\/|assets\/.+\.woff2)/;

export function againstServer(): Plugin {
  return {
    name: 'against-server',
    configureServer: (vite) => {
      vite.middlewares.use((request, response, next) => {
        if (ours.test(request.url ?? '/')) next();
        else pass(vite, request, response);
      });
    },
  };
}

/** `hr.localhost:5173` reaches the shop of `hr.localhost:8080`. */
function pass(vite: ViteDevServer, request: IncomingMessage, response: ServerResponse): void {
  const [name = 'localhost'] = (request.headers.host ?? '').split(':');
  const headers = { ...request.headers, host: `${name}:${upstream.port}`, 'accept-encoding': 'identity' };
  const target = { host: upstream.hostname, port: upstream.port, method: request.method, path: request.url, headers };
  const asked = http.request(target, (answer) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html');
    if (!isPage) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      return;
    }
    text(answer)
      .then((page) => rerender(vite, request.url ?? '/', page))
      .then((page) => response.writeHead(answer.statusCode ?? 200, pageHeaders(answer.headers)).end(page))
      .catch((error: Error) => response.writeHead(500).end(error.stack));
  });
  asked.on('error', () =>
    response.writeHead(502).end(`No shop answers at ${upstream.origin}. Start it with: vitrina serve`),
  );
  request.pipe(asked);
}

async function text(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** The policy and the length were made for the built page. */
function pageHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'content-security-policy': _policy, 'content-length': _length, etag: _etag, ...rest } = headers;
  return rest;
}

/** Renders the page again from source with the data the server inlined, and loads the source instead of the built assets. */
async function rerender(vite: ViteDevServer, url: string, page: string): Promise<string> {
  const state = /<script[^>]*id="state"[^>]*>([\s\S]*?)<\/script>/.exec(page)?.[1];
  if (!state) return page;
  const { shop, data } = JSON.parse(state) as { shop: { path: string }; data: unknown };
  const source = await vite.ssrLoadModule('/src/entry-server.tsx');
  const [content] = source.render(JSON.stringify({ url: shop.path, shop }), JSON.stringify(data)) as [string, string];
  const html = page
    .replace(/<(script|link)[^>]+\/assets\/[^>]+>(<\/script>)?/g, '')
    .replace(/(<div id="app">)[\s\S]*?(<\/div>\s*<script[^>]*id="state")/, (_all, open, end) => open + content + end)
    .replace('</head>', '<script type="module" src="/src/entry-client.tsx"></script></head>');
  return vite.transformIndexHtml(url, html);
}
