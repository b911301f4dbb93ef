// react-dom/server does more for each element than a shop's pages need, which is expensive in QuickJS, an interpreter without
// JIT. This plugin replaces three parts of it: measured in QuickJS, a listing of 24 cards then takes half the time. The output
// stays the same: `tests/reactServer.test.ts` compares it with the original's on all pages.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const hostElements = readFileSync(new URL('./hostElements.js', import.meta.url), 'utf8');

type Change = { in: string; replace: string; by: string };

const changes: Change[] = [
  {
    in: 'function renderNodeDestructive(',
    replace: '(request, task, node, childIndex) {',
    by: `(request, task, node, childIndex) {
  if (null !== node && "object" === typeof node && node.$$typeof === REACT_ELEMENT_TYPE &&
    "string" === typeof node.type && writeHostElement(request, task, node)) return;`,
  },
  {
    in: 'function renderNode(',
    replace: 'segment = task.blockedSegment;',
    by: `segment = task.blockedSegment;
  if (null !== segment && "object" === typeof node && null !== node && node.$$typeof === REACT_ELEMENT_TYPE &&
    "function" === typeof node.type && writeComponent(request, task, segment, node.type, node.props)) return;`,
  },
  {
    in: 'function spawnNewSuspendedRenderTask(',
    replace: '{',
    by: '{ throw new Error("a component suspended on the server");',
  },
  {
    in: 'function flushSubtree(',
    replace: 'segment = segment.children;',
    by: 'segment = segment.children; if (0 === segment.length) return destination.push(chunks.join(""));',
  },
  {
    in: 'function escapeTextForBrowser(',
    replace: '(text) {',
    by: `(text) {
  if (typeof text !== 'string') return escapeText(text);
  let known = escaped.get(text);
  if (known === undefined) {
    known = escapeText(text);
    if (escaped.size >= 5000) escaped.clear();
    escaped.set(text, known);
  }
  return known;
}
const escaped = new Map();
function escapeText(text) {`,
  },
];

/** Fails the build when the code of react-dom/server has changed. */
function changed(code: string, { in: start, replace, by }: Change): string {
  const from = code.indexOf(start);
  const at = from < 0 ? -1 : code.indexOf(replace, from);
  if (at < 0) throw new Error(`react-dom/server has no "${replace}" in "${start}": look at build/fastReactServer.ts`);
  return code.slice(0, at) + by + code.slice(at + replace.length);
}

/** CommonJS modules whose exports are read through a getter on every access when they are imported. */
const commonJs = /^react(\/jsx-runtime)?$/;
const prefix = '\0direct:';

export const fastReactServer: Plugin = {
  name: 'fast-react-server',
  enforce: 'pre',
  resolveId(id, importer, { kind }: { kind?: string }) {
    const isDirect = commonJs.test(id) && kind !== 'require-call' && !importer?.startsWith(prefix);
    return isDirect ? prefix + id : null;
  },
  async load(id) {
    if (!id.startsWith(prefix)) return null;
    const name = id.slice(prefix.length);
    const names = Object.keys(await import(name)).filter((key) => /^(?!default$)[a-zA-Z_]\w*$/.test(key));
    // The renderer's own `useContext` does just this, through two further functions.
    const useContext = name === 'react' ? 'export const useContext = (context) => context._currentValue2;' : '';
    const others = names.filter((key) => !useContext || key !== 'useContext');
    return `import all from '${name}'; export const { ${others.join(', ')} } = all; export default all; ${useContext}`;
  },
  transform(code, id) {
    if (!id.includes('react-dom-server-legacy')) return null;
    return { code: `${changes.reduce(changed, code)}\n${hostElements}`, map: null };
  },
};
