// Flat-lays: several garments on the shop's window backdrop, with the light of a window falling across.

import { garment, placement } from './garment.js';
import { reaches, turn } from './geometry.js';
import { alpha, documentOf, num } from './svg.js';

const LIGHT_STEPS = 9;

/** One pane of light on the floor, its edges drawn in by `inset`. */
function pane(x, y, inset) {
  const [across, down] = [150 - 2 * inset, 250 - 2 * inset];
  const [left, top] = [x + inset * 1.3, y + inset * 0.8];
  const shear = (76 * down) / 250;
  const drop = (34 * across) / 150;
  return `M${num(left)} ${num(top)}l${num(across)}-${num(drop)} ${num(shear)} ${num(down)}-${num(across)} ${num(drop)}z`;
}

/** The panes of a tall window, as light on the floor: nested shapes soften the edges without a filter. */
function windowLight(width, height) {
  const scale = height / 620;
  const right = Math.max(0, width - 1.3 * height) * 0.5;
  let layers = '';
  for (let step = 0; step < LIGHT_STEPS; step += 1) {
    let d = '';
    for (let row = 0; row < 3; row += 1) {
      for (let column = 0; column < 2; column += 1) {
        d += pane(40 + column * 174 + row * 84, -120 + row * 276 - column * 40, step * 3.2 - 10);
      }
    }
    layers += `<path d="${d}"/>`;
  }
  const place = `translate(${num(right)} 0)scale(${num(scale, 2)})`;
  return `<g fill="#fff" fill-opacity="${alpha(0.094)}" transform="${place}">${layers}</g>`;
}

function backdrop(width, height, light) {
  const definitions =
    '<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#f6f4f1"/><stop offset="1" stop-color="#ece8e2"/></linearGradient></defs>';
  const floor = `<path fill="${light ? '#e6e0d8' : '#ece8e2'}" d="M0 0h${width}v${height}H0z"/>`;
  const sky = `<path fill="url(#sky)" fill-opacity=".45" d="M0 0h${width}v${height}H0z"/>`;
  return definitions + floor + sky + (light ? windowLight(width, height) : '');
}

/** One garment on the floor; x and y are its middle, scale 1 is its size on a tile of 800 x 1000. */
function laid(item, index, window) {
  const picture = garment({ ...item, copy: String.fromCharCode(97 + index) });
  const fit = placement(picture, item.cut);
  const scale = (item.scale ?? 1) * fit.scale;
  const degrees = item.rotate ?? 0;
  const onFloor = ([x, y]) => {
    const scaled = [item.x + (x - fit.x) * scale, item.y + (y - fit.y) * scale];
    return turn(scaled, [item.x, item.y], degrees);
  };
  const body = picture.body((points) => reaches(points.map(onFloor), window, 8));
  const transform =
    `translate(${num(item.x)} ${num(item.y)})rotate(${num(degrees)})` +
    `scale(${num(scale, 3)})translate(${num(-fit.x)} ${num(-fit.y)})`;
  return `<g transform="${transform}">${body}</g>`;
}

/** An opaque composition of garments, first one lowest. */
export function flatlay({ width, height, items, light = true }) {
  const window = { x: 0, y: 0, width, height };
  const garments = items.map((item, index) => laid(item, index, window));
  return documentOf(width, height, backdrop(width, height, light) + garments.join(''));
}
