// One step from page to page, as a view transition where the browser has them and the shopper does not mind motion.

/** `plain` draws without a transition: for changes within one page. */
export function changeView(draw: () => void, plain: boolean): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (plain || calm || document.hidden || !('startViewTransition' in document)) {
    draw();
    return;
  }
  const root = document.documentElement;
  // While this is set, only the clicked tile bears the name of the product's picture.
  root.toggleAttribute('data-leaving', document.querySelector('[data-morphing]') !== null);
  const transition = document.startViewTransition(() => {
    root.removeAttribute('data-leaving');
    for (const tile of document.querySelectorAll('[data-morphing]')) tile.removeAttribute('data-morphing');
    draw();
  });
  // A second navigation skips the first one's animation; that is no error.
  transition.finished.catch(() => undefined);
  transition.ready.catch(() => undefined);
}
