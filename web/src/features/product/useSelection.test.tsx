// @vitest-environment jsdom
// A selected option takes effect before its page is loaded.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Page, PageProvider } from '@/lib/page';
import { useSelection } from './useSelection';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const box = document.createElement('div');
document.body.append(box);
box.addEventListener('click', (event) => event.preventDefault());
let root: Root;
const shown: string[] = [];

function Options() {
  const { query, onSelect } = useSelection();
  shown.push(String(query));
  const href = (parameter: string, key: string) => {
    const next = new URLSearchParams(query);
    next.set(parameter, key);
    return `/product/tee?${next}`;
  };
  return (
    <>
      <a href={href('color', 'ink')} onClick={onSelect}>
        ink
      </a>
      <a href={href('size', 'M')} onClick={onSelect}>
        M
      </a>
    </>
  );
}

async function load(query: string): Promise<void> {
  const page = { query: new URLSearchParams(query) } as unknown as Page;
  await act(() =>
    root.render(
      <PageProvider page={page}>
        <Options />
      </PageProvider>,
    ),
  );
}

async function click(place: number, init: MouseEventInit = {}): Promise<void> {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  await act(() => box.querySelectorAll('a')[place]?.dispatchEvent(event));
}

beforeEach(() => {
  root = createRoot(box);
  shown.length = 0;
});
afterEach(() => act(() => root.unmount()));

it('combines two options that are selected before a page is loaded', async () => {
  await load('color=rust');
  await click(0);
  expect(shown.at(-1)).toBe('color=ink');
  await click(1);
  expect(shown.at(-1)).toBe('color=ink&size=M');
});

it('shows the loaded page once the navigation has ended, also one that the shopper went back to', async () => {
  await load('');
  await click(1);
  await load('size=M');
  expect(shown.at(-1)).toBe('size=M');
  await load('');
  expect(shown.at(-1)).toBe('');
});

it('ignores a click that opens another tab', async () => {
  await load('');
  await click(1, { ctrlKey: true });
  await click(1, { button: 1 });
  expect(shown.at(-1)).toBe('');
});
