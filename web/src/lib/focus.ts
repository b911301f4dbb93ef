// Moves the focus when the focused element is removed.
import { type RefObject, useEffect, useRef } from 'react';

/** For `ref`: when the element is removed while it contains the focus, the focus moves to the page's <main>. */
export function leaveFocusToMain(element: HTMLElement | null): () => void {
  return () => {
    if (element?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
  };
}

/** For `ref` of a list's item: the focus moves to the next item's first control, or the previous one's, or to <main>. */
export function leaveFocusToNext(element: HTMLElement | null): () => void {
  const leave = leaveFocusToMain(element);
  return () => {
    const near = [element?.nextElementSibling, element?.previousElementSibling];
    const control = near.map((item) => item?.querySelector<HTMLElement>('a, button')).find(Boolean);
    if (control && element?.contains(document.activeElement)) control.focus({ preventScroll: true });
    else leave();
  };
}

/** When a change of `content` removed the focused element, the focus moves to `target`. */
export function useFocusAfterRemoval(content: unknown, target: RefObject<HTMLElement | null>): void {
  const before = useRef(content);
  useEffect(() => {
    const isChanged = content !== before.current;
    before.current = content;
    if (isChanged && document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [content, target]);
}
