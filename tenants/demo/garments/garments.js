// The demo shop's illustrator: garments, flat-lays, badges and swatches as SVG text, without any dependency.

import { badge } from './badges.js';
import { flatlay } from './flatlay.js';
import { garment, placement } from './garment.js';
import { reaches } from './geometry.js';
import { documentOf, num } from './svg.js';

export { BANNERS, HEROES, TILES } from './compositions.js';
export { CUTS } from './cuts.js';
export { FABRICS, VIEWS } from './garment.js';
export { PALETTE } from './palette.js';
export { swatch } from './swatch.js';
export { badge, flatlay };

const WIDTH = 800;
const HEIGHT = 1000;

/** The picture of one garment on a transparent tile of 800 x 1000. */
export function draw(spec) {
  const picture = garment(spec);
  if (spec.view === 'detail') {
    return closeUp(picture);
  }
  const { scale, x, y } = placement(picture, spec.cut);
  const fit = `translate(${WIDTH / 2} ${HEIGHT / 2 - 8})scale(${num(scale, 3)})translate(${num(-x)} ${num(-y)})`;
  return documentOf(WIDTH, HEIGHT, `<g transform="${fit}">${picture.body()}</g>`);
}

/** The part of a garment that its maker chose to show closely. */
function closeUp(picture) {
  const { x, y, width } = picture.focus;
  const height = (width * HEIGHT) / WIDTH;
  const [cx, cy] = picture.pose([x, y]);
  const window = { x: cx - width / 2, y: cy - height / 2, width, height };
  const body = picture.body((points) => reaches(points, window));
  const box = [window.x, window.y, width, height].map((value) => num(value)).join(' ');
  return documentOf(WIDTH, HEIGHT, body, box);
}
