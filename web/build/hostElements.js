// Inserted into react-dom/server by `fastReactServer.ts`: writes plain host elements (no resources, no form controls, no raw
// HTML) as React does, without the steps needed only for suspending, resuming and hoisting. All other elements are left to React.
// Strings are concatenated, because QuickJS compiles a template literal to a function call.

/** Elements that React writes without any special treatment. */
const plainTags = new Set(
  (
    'cached-fragment a abbr address article aside b bdi bdo blockquote button caption circle cite code data dd del details dfn div dl dt em fieldset ' +
    'figcaption figure footer g h1 h2 h3 h4 h5 h6 header hgroup i ins kbd label legend li line main mark nav ol output p path q ' +
    'rect s samp search section small span strong sub summary sup svg time u ul var'
  ).split(' '),
);
/** Elements without children that React writes without any special treatment; pictures only if they are not preloaded. */
const voidTags = new Set(['br', 'hr', 'img', 'source', 'wbr']);
/** Properties whose values are checked or transformed, or that are not attributes. */
const checkedAttributes = new Set(
  'action capture children dangerouslySetInnerHTML download formAction href src style xlinkHref'.split(' '),
);
/** Properties of a button that React evaluates together. */
const submissionAttributes = new Set('formAction formEncType formMethod formTarget'.split(' '));
/** The text before the value of an attribute, by its property; "" where nothing is written, false where React must write it. */
const attributeStarts = new Map();

/** Determines how React writes a text value of this property. */
function attributeStart(name) {
  let start = false;
  if (/^on/i.test(name) || name === 'ref') start = '';
  else if (!checkedAttributes.has(name)) {
    const written = [];
    pushAttribute(written, name, 'x');
    const html = written.join('');
    if (html.startsWith(' ') && html.endsWith('="x"')) start = html.slice(0, -2);
  }
  attributeStarts.set(name, start);
  return start;
}

/** How React writes true and false for a property. */
const booleanAttributes = new Map();

function writtenAttribute(name, value) {
  // A path cannot be a `javascript:` URL.
  if (typeof value === 'string' && value.charCodeAt(0) === 47) {
    if (name === 'href') return ' href="' + (escaped.get(value) ?? escapeTextForBrowser(value)) + '"';
    if (name === 'src') return ' src="' + (escaped.get(value) ?? escapeTextForBrowser(value)) + '"';
  }
  if (name === 'style') return styleAttribute(value);
  if (typeof value !== 'boolean') return askedAttribute(name, value);
  let both = booleanAttributes.get(name);
  if (both === undefined) {
    both = [askedAttribute(name, false), askedAttribute(name, true)];
    booleanAttributes.set(name, both);
  }
  return both[value ? 1 : 0];
}

/** Custom properties such as the colour of a swatch are written as they are. */
function styleAttribute(style) {
  let written = '';
  for (const property in style) {
    const value = style[property];
    if (typeof value !== 'string' || value === '' || property.charCodeAt(0) !== 45 || property.charCodeAt(1) !== 45) {
      return askedAttribute('style', style);
    }
    written +=
      (written === '' ? ' style="' : ';') + escapeTextForBrowser(property) + ':' + escapeTextForBrowser(value.trim());
  }
  return written === '' ? '' : written + '"';
}

function askedAttribute(name, value) {
  const written = [];
  pushAttribute(written, name, value);
  return written.join('');
}

/** A host element's tags, computed once for each type; `false` for one that is left to React. */
const hostTags = new Map();

function hostTag(type) {
  const isVoid = voidTags.has(type);
  const tag = (isVoid || plainTags.has(type)) && { start: startChunkForTag(type), end: endChunkForTag(type), isVoid };
  hostTags.set(type, tag);
  return tag;
}

/** Returns whether the element was written. */
function writeHostElement(request, task, element) {
  const { type, props } = element;
  const tag = hostTags.get(type) ?? hostTag(type);
  const segment = task.blockedSegment;
  const context = task.formatContext;
  if (tag === false || segment === null || task.replay !== null) return false;
  if (context.insertionMode < 2 || context.insertionMode > 5 || context.viewTransition !== null) return false;
  if (type === 'img' && props.loading !== 'lazy') return false;
  const isButton = type === 'button';
  let html = tag.start;
  let children = null;
  let buttonName = null;
  for (const name in props) {
    const value = props[name];
    if (value === null || value === undefined) continue;
    if (name === 'children') {
      children = value;
      continue;
    }
    if (isButton) {
      if (submissionAttributes.has(name)) return false;
      if (name === 'name') {
        buttonName = value;
        continue;
      }
    }
    const start = attributeStarts.get(name) ?? attributeStart(name);
    if (start === '') continue;
    if (start !== false && typeof value === 'string') {
      html += start;
      html += escaped.get(value) ?? escapeTextForBrowser(value);
      html += '"';
    } else if (start !== false && typeof value === 'number') {
      html += start;
      html += value;
      html += '"';
    } else if (name === 'dangerouslySetInnerHTML' || (type === 'a' && value === '')) return false;
    else html += writtenAttribute(name, value);
  }
  // React writes it last.
  if (buttonName !== null) html += askedAttribute('name', buttonName);
  const { chunks } = segment;
  if (tag.isVoid) {
    if (children !== null) return false;
    chunks.push(html + '/>');
  } else if (children === null) chunks.push(html + '>' + tag.end);
  else if (typeof children === 'string') {
    chunks.push(html + '>' + (escaped.get(children) ?? escapeTextForBrowser(children)) + tag.end);
  } else {
    chunks.push(html + '>');
    segment.lastPushedText = false;
    if (type === 'svg' || (context.tagScope & 24) !== 0) {
      task.formatContext = getChildFormatContext(context, type, props);
    }
    if (Array.isArray(children)) writeArray(request, task, segment, children);
    else writeNode(request, task, segment, children, -1);
    task.formatContext = context;
    chunks.push(tag.end);
  }
  segment.lastPushedText = false;
  return true;
}

/** A tree context that is computed when an id is made below it: few components make one. */
class LazyTreeContext {
  constructor(outer, count, index) {
    this.outer = outer;
    this.count = count;
    this.index = index;
    this.computed = null;
  }
  get known() {
    if (this.computed === null) this.computed = pushTreeContext(this.outer, this.count, this.index);
    return this.computed;
  }
  get id() {
    return this.known.id;
  }
  get overflow() {
    return this.known.overflow;
  }
}

function writeArray(request, task, segment, nodes) {
  const outer = task.treeContext;
  const count = nodes.length;
  for (let index = 0; index < count; index++) {
    const node = nodes[index];
    if (node === null || node === undefined || typeof node === 'boolean') continue;
    // Tree contexts for ids distinguish positions in the tree, and a node that contains only text has no ids.
    if (typeof node === 'object' && (typeof node.type !== 'string' || typeof node.props.children === 'object')) {
      task.treeContext = new LazyTreeContext(outer, count, index);
    }
    writeNode(request, task, segment, node, index);
  }
  task.treeContext = outer;
}

function writeNode(request, task, segment, node, index) {
  if (typeof node === 'string') {
    segment.lastPushedText = pushTextInstance(segment.chunks, node, request.renderState, segment.lastPushedText);
    return;
  }
  if (typeof node === 'object' && node !== null) {
    if (node.$$typeof === REACT_ELEMENT_TYPE) {
      const { type } = node;
      if (typeof type === 'string') {
        if (writeHostElement(request, task, node)) return;
      } else if (typeof type === 'function') {
        if (writeComponent(request, task, segment, type, node.props)) return;
      } else if (type.$$typeof === REACT_MEMO_TYPE && typeof type.type === 'function') {
        if (writeComponent(request, task, segment, type.type, node.props)) return;
      } else if (type === REACT_FRAGMENT_TYPE && task.replay === null) {
        writeNode(request, task, segment, node.props.children, -1);
        return;
      }
    } else if (Array.isArray(node) && task.replay === null) {
      writeArray(request, task, segment, node);
      return;
    }
  }
  renderNode(request, task, node, index);
}

/**
 * Returns whether it was a function component. A component that suspends fails: all code and data of a page is loaded before it
 * is rendered.
 */
function writeComponent(request, task, segment, type, props) {
  if (task.replay !== null || segment === null || segment !== task.blockedSegment) return false;
  if (type.prototype?.isReactComponent || request.formState !== null) return false;
  const children = renderWithHooks(request, task, task.keyPath, type, props, undefined);
  if (request.aborted) throw null;
  if (localIdCounter === 0) writeNode(request, task, segment, children, -1);
  else {
    const outer = task.treeContext;
    task.treeContext = pushTreeContext(outer, 1, 0);
    writeNode(request, task, segment, children, -1);
    task.treeContext = outer;
  }
  return true;
}
