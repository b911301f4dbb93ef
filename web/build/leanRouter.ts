// Leaves out of the first page what of react-router the shop does not use and tree shaking cannot see: its own link and form
// components, which hold the prefetching of a framework's routes, the instrumentation of routers, and routes that are
// found out while navigating.
import type { Plugin } from 'vite';

const router = /\/react-router\/dist\/production\/lib\//;

export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform(code, id) {
    if (!router.test(id)) return null;
    const lean = code
      // A property that is written keeps the component that it is written to.
      .replace(/^\w+\.displayName = "\w+";$/gm, '')
      .replace(/ = (React\$1\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1')
      // No router of the shop is given any.
      .replace(/\binit\.(?:instrumentations|patchRoutesOnNavigation|dataStrategy)\b/g, 'undefined');
    return lean === code ? null : { code: lean, map: null };
  },
};
