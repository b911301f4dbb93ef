// Two builds from one source: hashed client assets with a manifest, and one self-contained module for the server's QuickJS.
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown, type UserConfig } from 'vite';
import { fastReactServer } from './build/fastReactServer';
import { leanI18next } from './build/leanI18next';
import { leanRouter } from './build/leanRouter';
import { againstServer } from './dev-server';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = [{ find: '@', replacement: here('./src') }];

/** What the pages that most visitors come to first have in common beyond the entry: the home page, lists and products. */
const shared =
  /src\/(features\/content\/Prose|lib\/focus|ui\/(ArtPicture|Breadcrumbs|HiddenFields|Skeleton|breadcrumbList))/;

const entry = here('./src/entry-client.tsx');
const imported = new Set<string>();

/** All that the entry imports is one file, with its libraries: together they compress to 3 kB less than apart. */
function firstPage(id: string, context: Rolldown.ChunkingContext): string | null {
  const addImports = (from: string) => {
    for (const next of context.getModuleInfo(from)?.importedIds ?? []) {
      if (imported.has(next)) continue;
      imported.add(next);
      addImports(next);
    }
  };
  if (imported.size === 0) addImports(entry);
  return imported.has(id) ? 'first-page' : null;
}

/** What pages with forms share. */
const forms =
  /src\/(lib\/forms|ui\/(ActionForm|AddressFields|AreaNavigation|AuthFields|BankAccountForm|Choices|Field|FormParts|NameFields|PhoneFields|SignInForm|UnsavedChangesDialog))|server\/rules/;

/** What the pages of orders, returns and the account share. */
const orders =
  /src\/(features\/(account|checkout|orders|newsletter\/EmailLinkPage)|ui\/(LegalLinks|LinePrice|Totals)|lib\/(percentText|purchases)|routes\/\w+Actions)/;

const client: UserConfig = {
  appType: 'custom',
  plugins: [react(), tailwind(), leanI18next, leanRouter, againstServer()],
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
      output: {
        codeSplitting: {
          groups: [
            { name: firstPage },
            { name: 'shared', test: shared, minShareCount: 2 },
            // What other pages show of it comes with it, so that its own code is not cut up.
            {
              name: 'product',
              test: /src\/(features\/product\/(SizeGuide\.|measures|Details|ProductView)|routes\/productPage|ui\/CareSign)/,
            },
            {
              name: 'lists',
              test: /src\/(ui\/(Pager|pageNumbers)|features\/search\/(clicks|words))/,
              minShareCount: 2,
            },
            { name: 'listing', test: /src\/features\/listing\//, minShareCount: 2 },
            // The home page has a countdown and no form.
            {
              name: 'clock',
              test: /src\/(features\/games\/(DealTime|useDateTimeText)|ui\/Countdown|lib\/remaining)/,
              minShareCount: 2,
            },
            { name: 'forms', test: forms, minShareCount: 2 },
            { name: 'orders', test: orders, minShareCount: 2 },
            { name: 'wheel', test: /src\/features\/games\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
};

// The legacy browser build of react-dom/server renders in one synchronous call and needs no streams, timers or encoders.
export const server: UserConfig = {
  plugins: [react(), fastReactServer],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    alias: [
      // Rendered at once here, and a chunk of its own in browsers.
      {
        find: '@/features/product/stockAlertChunk',
        replacement: here('./src/features/product/StockAlertForm'),
      },
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
