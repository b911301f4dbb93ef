// The clicked tile grows into the product's picture, where the browser supports view transitions: see shapes.css.

/** Until the next page is rendered, only the clicked tile has the view transition name of the product's picture. */
export function startPictureMorph(link: HTMLAnchorElement): void {
  endPictureMorph();
  if (link.dataset.morph === undefined) return;
  const picture = (link.closest('article') ?? link).querySelector('img');
  picture?.setAttribute('data-morphing', '');
  document.documentElement.toggleAttribute('data-leaving', picture !== null);
}

export function endPictureMorph(): void {
  document.documentElement.removeAttribute('data-leaving');
  for (const tile of document.querySelectorAll('[data-morphing]')) tile.removeAttribute('data-morphing');
}
