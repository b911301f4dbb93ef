// Leaves out of the first page what of react-router the shop does not use and tree shaking cannot see: its own link and form
// components, which hold the prefetching of a framework's routes, the instrumentation of routers, and routes that are
// found out while navigating.
import type { Plugin } from 'vite';

const router = /\/react-router\/dist\/production\/lib\//;

/** What is replaced, and in how many places of react-router 8.5. In fewer, and a new release writes it in another way. */
const unused: { what: RegExp; instead: string; places: number }[] = [
  // A property that is written keeps the component that it is written to.
  { what: /^\w+\.displayName = "\w+";$/gm, instead: '', places: 19 },
  { what: / = (React\$1\.(?:forwardRef|memo|createContext)\()/g, instead: ' = /* @__PURE__ */ $1', places: 21 },
  // No router of the shop is given any.
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
      // What is no longer replaced would be back in the first page, and nobody told.
      if (found < places)
        this.error(`react-router has ${what} in ${found} places, not ${places}: look at build/leanRouter.ts`);
    }
  },
};
