// Two builds from one source: hashed client assets with a manifest, and one self-contained module for the server's QuickJS.
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { againstServer } from './dev-server';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = [{ find: '@', replacement: here('./src') }];

/** Not what only forms need. */
const shared =
  /node_modules\/(?!libphonenumber)|src\/(api|ui\/(?!Field|FormParts)|lib\/(?!forms)|routes|features\/(?!account\/(?!calls)))/;

const client: UserConfig = {
  appType: 'custom',
  plugins: [react(), tailwind(), againstServer()],
  server: { allowedHosts: true, strictPort: true },
  resolve: { alias },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/entry-client.tsx',
      // What the first page shares with the chunks of areas is one file, not a dozen small ones.
      output: { codeSplitting: { groups: [{ name: 'shared', test: shared, minShareCount: 2 }] } },
    },
  },
};

/**
 * React escapes every text and attribute by a regular expression, which is slow in QuickJS, and most of them are the same on every
 * page: what was escaped before is remembered. Takes an eighth off the rendering of a listing.
 */
const rememberEscaping: Plugin = {
  name: 'remember-escaping',
  transform(code, id) {
    if (!id.includes('react-dom-server-legacy')) return null;
    const start = 'function escapeTextForBrowser(text) {';
    if (!code.includes(start))
      throw new Error('react-dom/server escapes in another way now: look at remember-escaping');
    const remembering = `const escaped = new Map();
function escapeTextForBrowser(text) {
  if (typeof text !== 'string') return escapeText(text);
  let known = escaped.get(text);
  if (known === undefined) {
    known = escapeText(text);
    if (escaped.size >= 5000) escaped.clear();
    escaped.set(text, known);
  }
  return known;
}
function escapeText(text) {`;
    return { code: code.replace(start, () => remembering), map: null };
  },
};

// The legacy browser build of react-dom/server renders in one synchronous call and needs no streams, timers or encoders.
const server: UserConfig = {
  plugins: [react(), rememberEscaping],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    alias: [
      ...alias,
      {
        find: /^react-dom\/server$/,
        replacement: here('./node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js'),
      },
    ],
  },
  ssr: { noExternal: true, target: 'webworker' },
  build: {
    ssr: 'src/entry-server.tsx',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'es2023',
    minify: true,
    copyPublicDir: false,
    rolldownOptions: {
      // Only browsers ask it, and only when a form needs it.
      external: ['libphonenumber-js/max'],
      output: { format: 'es', entryFileNames: 'server.mjs', codeSplitting: false },
    },
  },
};

export default defineConfig(({ mode }) => (mode === 'server' ? server : client));
