// @vitest-environment jsdom
// Where the focus moves when the focused element is removed.
import { act, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { leaveFocusToMain, leaveFocusToNext, useFocusAfterRemoval } from './focus';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const box = document.createElement('main');
let root: Root;

/** A list whose buttons remove their item; without items it is removed itself. */
function List() {
  const [items, setItems] = useState(['a', 'b', 'c']);
  if (items.length === 0) return null;
  return (
    <ul ref={leaveFocusToMain}>
      {items.map((item) => (
        <li key={item} ref={leaveFocusToNext}>
          <button type="button" id={item} onClick={() => setItems(items.filter((one) => one !== item))}>
            {item}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Answer() {
  const [isDone, setDone] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  useFocusAfterRemoval(isDone, text);
  return (
    <>
      <p ref={text} id="text" tabIndex={-1}>
        Text
      </p>
      {!isDone && (
        <button type="button" id="done" onClick={() => setDone(true)}>
          Done
        </button>
      )}
      <button type="button" id="other">
        Other
      </button>
    </>
  );
}

const focus = (id: string) => document.getElementById(id)?.focus();
const press = (id: string) => act(async () => document.getElementById(id)?.click());
const focused = () => document.activeElement?.id;

beforeEach(() => {
  box.id = 'main';
  box.tabIndex = -1;
  document.body.append(box);
  root = createRoot(box);
});
afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
});

it('moves to the next item, to the previous one after the last, and then to the page', async () => {
  await act(async () => root.render(<List />));
  const visited = [];
  focus('b');
  for (const item of ['b', 'c', 'a']) {
    await press(item);
    visited.push(focused());
  }
  expect(visited).toEqual(['c', 'a', 'main']);
});

it('stays where it is when another item is removed', async () => {
  await act(async () => root.render(<List />));
  focus('a');
  await press('b');
  expect(focused()).toBe('a');
});

it.each([
  ['done', 'text'],
  ['other', 'other'],
])('moves to the target if the focused element was removed (%s)', async (before, after) => {
  await act(async () => root.render(<Answer />));
  focus(before);
  await press('done');
  expect(focused()).toBe(after);
});
