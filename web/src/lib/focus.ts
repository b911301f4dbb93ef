// Moves the focus when the focused element is removed.

/** For `ref`: when the element is removed while it contains the focus, the focus moves to the page's <main>. */
export function leaveFocusToMain(element: HTMLElement | null): () => void {
  return () => {
    if (element?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
  };
}
