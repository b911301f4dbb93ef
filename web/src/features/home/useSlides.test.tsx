// @vitest-environment jsdom
// The slider's autoplay: a slide every seven seconds, paused in a hidden tab and with reduced motion, and resumed afterwards.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSlides } from './useSlides';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const turn = 7000;
let root: Root;
let scrolls: number;
let isHidden: boolean;

function Slides() {
  const { list, pauseWhileUsed } = useSlides(3);
  return (
    <section {...pauseWhileUsed}>
      <div ref={list}>
        <p>1</p>
        <p>2</p>
        <p>3</p>
      </div>
    </section>
  );
}

function open(prefersStillness: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: prefersStillness }));
  const box = document.createElement('div');
  root = createRoot(box);
  act(() => root.render(<Slides />));
  const list = box.querySelector('div') as HTMLElement;
  list.scrollTo = () => {
    scrolls++;
  };
}

const pass = (time: number) => act(() => vi.advanceTimersByTime(time));

beforeEach(() => {
  scrolls = 0;
  isHidden = false;
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('continues after its tab was hidden for longer than a slide', () => {
  open(false);
  pass(turn);
  expect(scrolls).toBe(1);
  isHidden = true;
  pass(3 * turn);
  expect(scrolls).toBe(1);
  isHidden = false;
  pass(turn);
  expect(scrolls).toBe(2);
});

it('does not move with reduced motion', () => {
  open(true);
  pass(3 * turn);
  expect(scrolls).toBe(0);
});
