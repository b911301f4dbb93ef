// Where the focus goes when what had it goes.

/** For `ref`: when the element leaves the page with the focus in it, the page's main part takes it over. */
export function leaveFocusToMain(element: HTMLElement | null): () => void {
  return () => {
    if (element?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
  };
}
