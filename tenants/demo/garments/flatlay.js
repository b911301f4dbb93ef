// Flat-lays: several garments on the shop's window backdrop, with the light of a window falling across.

import { garment, placement } from './garment.js';
import { alpha, documentOf, num } from './svg.js';

// Nested strokes soften the panes' edges without a filter.
const SOFTNESS = [56, 47, 38, 30, 22, 14, 7];

/** The panes of a tall window, as light on the floor. */
function windowLight(width, height) {
  const scale = height / 620;
  let d = '';
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 2; column += 1) {
      const x = 40 + column * 174 + row * 84;
      const y = -120 + row * 276 - column * 40;
      d += `M${x + 16} ${y + 8}l118-27 66 216-118 27z`;
    }
  }
  const strokes = SOFTNESS.map((stroke) => `<use href="#window" stroke-width="${stroke}"/>`).join('');
  const right = Math.max(0, width - 1.3 * height) * 0.5;
  return (
    `<path id="window" d="${d}" fill="none" stroke-linejoin="round" transform="translate(${num(right)} 0)scale(${num(scale, 2)})"/>` +
    `<g stroke="#fffdf8" stroke-opacity="${alpha(0.075)}">${strokes}</g><use href="#window" fill="#fffdf8" style="fill:#fffdf8" fill-opacity=".3"/>`
  );
}

function backdrop(width, height, light) {
  const definitions =
    '<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#f6f4f1"/><stop offset="1" stop-color="#ece8e2"/></linearGradient></defs>';
  const floor = `<path fill="${light ? '#e6e0d8' : '#ece8e2'}" d="M0 0h${width}v${height}H0z"/>`;
  const sky = `<path fill="url(#sky)" fill-opacity=".45" d="M0 0h${width}v${height}H0z"/>`;
  return definitions + floor + sky + (light ? windowLight(width, height) : '');
}

/** One garment on the floor; x and y are its middle, scale 1 is its size on a tile of 800 x 1000. */
function laid(item, index) {
  const picture = garment({ ...item, copy: String(index) });
  const body = picture.body();
  const fit = placement(picture, item.cut);
  const scale = (item.scale ?? 1) * fit.scale;
  const transform =
    `translate(${num(item.x)} ${num(item.y)})rotate(${num(item.rotate ?? 0)})` +
    `scale(${num(scale, 3)})translate(${num(-fit.x)} ${num(-fit.y)})`;
  return `<g transform="${transform}">${body}</g>`;
}

/** An opaque composition of garments, first one lowest. */
export function flatlay({ width, height, items, light = true }) {
  return documentOf(width, height, backdrop(width, height, light) + items.map(laid).join(''));
}
