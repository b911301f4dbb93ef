// Trees with every kind of element that the renderer handles differently, rendered when this module is loaded.
import { createContext, Fragment, memo, type ReactNode, use, useContext, useId, useMemo, useState } from 'react';
import { renderToString } from 'react-dom/server';

const Depth = createContext(0);

function Field({ label, children }: { label: string; children?: ReactNode }) {
  const id = useId();
  const depth = useContext(Depth);
  const again = use(Depth);
  const [value] = useState(() => `${label}${depth}${again}`);
  const upper = useMemo(() => value.toUpperCase(), [value]);
  return (
    <Depth value={depth + 1}>
      <label htmlFor={id}>{upper}</label>
      <input id={id} name={label} defaultValue={value} disabled={depth > 1} required />
      {children}
    </Depth>
  );
}

class Old extends (await import('react')).Component<{ children: ReactNode }> {
  override render() {
    return <section>{this.props.children}</section>;
  }
}

const many = Array.from({ length: 40 }, (_, index) => index);
const nothing = null;
const script = 'javascript';
const addresses = ['', `${script}:alert(1)`, 'https://example.com/', '//example.com', '/a?b&c', '#d'];
const Memoised = memo(Several);
const cases: Record<string, ReactNode> = {
  text: <p>{'<b> & "quoted" \'text\''}</p>,
  'texts beside each other': (
    <p>
      one {'two'} {3}
      {nothing}
      {false} four
    </p>
  ),
  'texts between elements': (
    <p>
      a<b>b</b>c{'d'}
      <Fragment>e{'f'}</Fragment>g
    </p>
  ),
  'empty text': <p>{''}</p>,
  'empty texts': (
    <p>
      {''}
      {'x'}
      {''}
    </p>
  ),
  number: <p>{0}</p>,
  'nested arrays': (
    <ul>
      {[[<li key="a">a</li>, [<li key="b">b</li>]], 'c', null, ['d', 'e']]}
      {new Set([<li key="f">f</li>])}
    </ul>
  ),
  attributes: (
    <a
      className="x y"
      tabIndex={-1}
      href="/a?b=1&c=2"
      hrefLang="sl"
      data-carry=""
      data-keep={true}
      data-not={false}
      aria-hidden="true"
      lang={undefined}
      aria-expanded={false}
      title={'"<>&'}
      draggable={false}
      hidden
      onClick={() => {}}
      suppressHydrationWarning
      {...{ commandfor: 'menu', 'xml:lang': 'en', 'bad name': 'x', inert: true }}
    >
      attributes
    </a>
  ),
  links: (
    <nav>
      {addresses.map((href) => (
        <a key={href} href={href}>
          {href}
        </a>
      ))}
    </nav>
  ),
  styles: (
    <div style={{ '--dot': '#fff', color: 'red', zIndex: 3, marginTop: 4, WebkitHyphens: 'auto' } as object}>
      <span style={{}}>none</span>
      {[' <a> ', '', null, undefined, false, 4].map((value) => (
        <span key={String(value)} style={{ '--dot': value, '--"&': 'b;c' } as object} />
      ))}
    </div>
  ),
  'raw html': (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: compares React's output for it
    <div dangerouslySetInnerHTML={{ __html: '<i>raw</i>' }} />
  ),
  pictures: (
    <figure>
      <img src="/a.webp" alt="" loading="lazy" width={10} height={20} decoding="async" fetchPriority="low" />
      <img src="/b.webp" srcSet="/b1.webp 1x, /b2.webp 2x" sizes="50vw" alt="b" fetchPriority="high" />
      <picture>
        <source srcSet="/c.avif" media="(min-width: 1px)" />
        <img src="/c.webp" alt="c" />
      </picture>
      <noscript>
        <img src="/d.webp" alt="d" />
      </noscript>
    </figure>
  ),
  svg: (
    <svg viewBox="0 0 2 2" role="img" aria-label="x" focusable="false" xlinkHref="#a">
      <title>Title</title>
      <g strokeWidth={1.5} fillRule="evenodd">
        <path d="M0 0" stroke="currentColor" />
        <use href="#b" />
      </g>
      <foreignObject>
        <div>html</div>
      </foreignObject>
    </svg>
  ),
  controls: (
    <form action="/send" method="post" noValidate acceptCharset="utf-8">
      <fieldset disabled>
        <legend>Legend</legend>
        <select defaultValue="b" name="s">
          <optgroup label="g">
            <option value="a">A</option>
            <option value="b">B {1}</option>
          </optgroup>
        </select>
        <textarea defaultValue={'\nlines'} rows={3} maxLength={5} />
        <input type="checkbox" defaultChecked value="x" />
        <button type="submit" name="intent" value="go" formNoValidate>
          Go
        </button>
        <button type="submit" form="other" name="save" value={7} aria-pressed={false} id="heart" disabled={false}>
          <i>icon</i>
        </button>
        <button type="submit" formAction="/elsewhere" formMethod="post" name="a">
          There
        </button>
        <output>1</output>
      </fieldset>
    </form>
  ),
  tables: (
    <table>
      <caption>c</caption>
      <thead>
        <tr>
          <th scope="col">h</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td colSpan={2}>
            <span>d</span>
          </td>
        </tr>
      </tbody>
    </table>
  ),
  'void and preformatted': (
    <div>
      <br />
      <hr className="x" />
      <pre>{'\nfirst'}</pre>
      <wbr />
    </div>
  ),
  'ids in every place': (
    <div>
      <Field label="a">
        <Field label="b" />
        {[<Field key="c" label="c" />, <Field key="d" label="d" />]}
      </Field>
      <p>text</p>
      <>
        <Field label="e" />
        <div>
          <div>
            <Field label="f" />
          </div>
        </div>
      </>
      {many.map((index) => (
        <div key={index}>
          {many.slice(38).map((deep) => index > 37 && <Field key={deep} label={`${index}-${deep}`} />)}
        </div>
      ))}
    </div>
  ),
  'a class, a custom element, a dialog': (
    <Old>
      <my-element class="x" data-a={1} />
      <dialog open id="d" closedby="any">
        <details open name="n">
          <summary>s</summary>
        </details>
      </dialog>
    </Old>
  ),
  'a component that gives an array': <Several />,
  'a memoised component': (
    <div>
      <Memoised />
      <Memoised />
    </div>
  ),
  'a component that gives nothing': (
    <p>
      a<None />b
    </p>
  ),
};

function Several() {
  return [<i key="1">1</i>, 'two', <Field key="3" label="3" />];
}

function None() {
  return null;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'my-element': { class?: string; 'data-a'?: number };
    }
  }
}

export const rendered = Object.fromEntries(Object.entries(cases).map(([name, tree]) => [name, renderToString(tree)]));
