// Removes the parts of react-router from the first page that the shop does not use and tree shaking cannot detect: its own link
// and form components, which contain the prefetching of a framework's routes, the instrumentation of routers, lazy route discovery
// during navigation, and warnings for developers. They weigh 4.6 kB (brotli).
import type { Plugin } from 'vite';

const router = /\/react-router\/dist\/production\/lib\//;

/**
 * The code to replace, and its number of occurrences in react-router 8.5. Fewer of them mean that a new release contains
 * different code.
 */
const unused: { what: RegExp; instead: string; places: number }[] = [
  // An assignment to a property keeps the component.
  { what: /^\w+\.displayName = "\w+";$/gm, instead: '', places: 19 },
  { what: / = (React\$1\.(?:forwardRef|memo|createContext)\()/g, instead: ' = /* @__PURE__ */ $1', places: 21 },
  // About routes and links; `npm run dev` prints them.
  { what: /(?<!function )\bwarning(?:Once)?\(/g, instead: 'false && $&', places: 25 },
  // The shop's router has none of these options.
  { what: /\binit\.(?:instrumentations|patchRoutesOnNavigation|dataStrategy)\b/g, instead: 'undefined', places: 10 },
];

let replaced = unused.map(() => 0);

export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  buildStart() {
    replaced = unused.map(() => 0);
  },
  transform(code, id) {
    if (!router.test(id)) return null;
    const lean = unused.reduce((text, { what, instead }, index) => {
      replaced[index] = (replaced[index] ?? 0) + (text.match(what)?.length ?? 0);
      return text.replace(what, instead);
    }, code);
    return lean === code ? null : { code: lean, map: null };
  },
  buildEnd(error) {
    if (error) return;
    for (const [index, { what, places }] of unused.entries()) {
      const found = replaced[index] ?? 0;
      // Code that is no longer replaced would silently be part of the first page again.
      if (found < places)
        this.error(`react-router has ${what} in ${found} places, not ${places}: look at build/leanRouter.ts`);
    }
  },
};
