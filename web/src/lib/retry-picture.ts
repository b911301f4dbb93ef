// Retries a picture whose webp rendition fails once in its original format.
import { withoutWebp } from './media';

/** `error` does not bubble, so one capturing listener handles every picture, also those rendered before hydration. */
export function retryPictures(): void {
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && retry(target), true);
  for (const image of document.images) if (hasFailed(image)) retry(image);
}

/** A lazy picture that has not been requested yet is also complete and without size, but has no source. */
function hasFailed(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
}

function retry(image: HTMLImageElement): void {
  const original = withoutWebp(image.currentSrc || image.src);
  if (!original) return;
  for (const source of image.parentElement?.querySelectorAll(':scope > source') ?? []) source.removeAttribute('srcset');
  image.removeAttribute('srcset');
  image.src = original;
}
