// The demo shop's illustrator: garments, flat-lays, badges and swatches as SVG text, without any dependency.

import { badge } from './badges.js';
import { flatlay } from './flatlay.js';
import { garment, placement } from './garment.js';
import { documentOf, num } from './svg.js';

export { CUTS } from './cuts.js';
export { BANNERS, HEROES } from './compositions.js';
export { FABRICS, VIEWS } from './garment.js';
export { PALETTE } from './palette.js';
export { swatch } from './swatch.js';
export { badge, flatlay };

const WIDTH = 800;
const HEIGHT = 1000;

/** The picture of one garment on a transparent tile of 800 x 1000. */
export function draw(spec) {
  const picture = garment(spec);
  const body = picture.body();
  if (spec.view === 'detail') {
    return documentOf(WIDTH, HEIGHT, body, closeUp(picture));
  }
  const { scale, x, y } = placement(picture, spec.cut);
  const fit = `translate(${WIDTH / 2} ${HEIGHT / 2 - 8})scale(${num(scale, 3)})translate(${num(-x)} ${num(-y)})`;
  return documentOf(WIDTH, HEIGHT, `<g transform="${fit}">${body}</g>`);
}

/** The viewBox of a close-up. */
function closeUp(picture) {
  const { x, y, width } = picture.focus;
  const height = (width * HEIGHT) / WIDTH;
  const [cx, cy] = picture.pose([x, y]);
  return [cx - width / 2, cy - height / 2, width, height].map((value) => num(value)).join(' ');
}
