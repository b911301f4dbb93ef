// Light from the upper left: round limbs, soft patches, turned edges and creases, all without filters.

import { lens, lensData } from './geometry.js';
import { alpha, num, stop } from './svg.js';

// A flattened cylinder lit from the upper left, as [position, -1 dark .. 1 light].
const CYLINDER = Array.from({ length: 9 }, (_, i) => {
  const t = i / 8;
  const normal = Math.sign(t - 0.5) * Math.abs(2 * t - 1) ** 1.35;
  const lambert = Math.cos(Math.asin(normal) * 0.86 + 0.62);
  const value = lambert > 0.84 ? (lambert - 0.84) / 0.16 : (lambert - 0.84) * 0.52;
  return [t, value];
});

const SOFT_SPOT = [
  [0, 1],
  [0.3, 0.8],
  [0.6, 0.32],
  [0.82, 0.08],
  [1, 0],
];

/**
 * The colours of layers that each cover very little. Eight bits round a faint layer's hue away, and many layers add the
 * error up to a tint; so each takes a colour that rounds exactly, and the remainder passes to the next.
 */
function faintLayers(colour, strength, count) {
  const cover = Math.round(strength * 255);
  const channels = [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));
  const rest = [0, 0, 0];
  return Array.from({ length: count }, () => {
    const hex = channels.map((channel, k) => {
      const wanted = (channel * cover) / 255 + rest[k];
      const given = Math.round(wanted);
      rest[k] = wanted - given;
      const exact = Math.min(255, Math.max(0, Math.round((given * 255) / cover)));
      return exact.toString(16).padStart(2, '0');
    });
    return `#${hex.join('')}`;
  });
}

/** The strength of each of several layers that together reach `strength`, as a whole number of 255ths. */
function share(strength, count) {
  const each = 1 - (1 - Math.min(strength, 0.95)) ** (1 / count);
  return Math.max(1, Math.round(each * 255)) / 255;
}

/** Uses of one or several paths laid over each other in faint layers. */
function layered(paint, colour, strength, layers, attributes) {
  const each = share(strength, layers.length);
  const colours = faintLayers(colour, each, layers.length);
  const uses = layers.map((layer, i) => {
    const own = colours[i] === colours[0] ? '' : ` ${paint}="${colours[i]}"`;
    return `<use href="#${layer.id}"${layer.width ? ` stroke-width="${layer.width}"` : ''}${own}/>`;
  });
  return `<g ${paint}="${colours[0]}" ${paint}-opacity="${alpha(each)}"${attributes}>${uses.join('')}</g>`;
}

function movedBy(dx, dy) {
  return dx || dy ? ` transform="translate(${num(dx)} ${num(dy)})"` : '';
}

/** Nested strokes that together reach `strength` in the middle: a blur's look at a stroke's cost. */
export function soft(id, colour, strength, widths, { dx = 0, dy = 0 } = {}) {
  const layers = widths.map((width) => ({ id, width }));
  return layered('stroke', colour, strength, layers, ` fill="none" stroke-linejoin="round"${movedBy(dx, dy)}`);
}

/** The light across a limb from one point to another, as a fill. */
export function limbLight(picture, cloth, [from, to], strength) {
  const [x1, y1] = picture.pose(from);
  const [x2, y2] = picture.pose(to);
  const id = picture.nextId();
  const stops = CYLINDER.map(([t, value]) =>
    value > 0 ? stop(t, cloth.lift, value * 0.42 * cloth.shine * strength) : stop(t, cloth.deep, -value * cloth.shade),
  );
  picture.define(
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(x1, 0)}" y1="${num(y1, 0)}" ` +
      `x2="${num(x2, 0)}" y2="${num(y2, 0)}">${stops.join('')}</linearGradient>`,
  );
  return `url(#${id})`;
}

/** Soft elliptic patches [x, y, rx, ry, strength, rotation]: a bust, a seat, a hollow. */
export function patches(picture, list, colour, strength) {
  const spot = picture.once(`spot${colour}`, (id) => {
    const stops = SOFT_SPOT.map(([t, a]) => stop(t, colour, a)).join('');
    return `<radialGradient id="${id}">${stops}</radialGradient>`;
  });
  const ellipses = list.map(([x, y, rx, ry, amount, rotation = 0]) => {
    const [cx, cy] = picture.pose([x, y]).map(Math.round);
    const turned = rotation ? ` transform="rotate(${rotation} ${cx} ${cy})"` : '';
    return (
      `<ellipse cx="${cx}" cy="${cy}" rx="${Math.round(rx + 34)}" ry="${Math.round(ry + 34)}" ` +
      `fill-opacity="${alpha(amount * strength * 0.86)}"${turned}/>`
    );
  });
  return `<g fill="url(#${spot})">${ellipses.join('')}</g>`;
}

// The three sizes of crease: strength of shadow and of ridge, how far the ridge lies off, and how many nested lenses
// soften it. Nested lenses together fall off like a blur.
const CREASES = {
  folds: { shade: 0.4, shine: 0.4, away: 12, steps: 8 },
  creases: { shade: 0.46, shine: 0.42, away: 7.5, steps: 5 },
  nips: { shade: 0.44, shine: 0.34, away: 4, steps: 3 },
};

/** The width and length of a nested lens, in parts of the crease's own, so that all together fall off as a bell curve. */
function nested(step, steps) {
  const level = (step + 0.5) / steps;
  const t = step / (steps - 1);
  return { width: 1.5 * Math.sqrt(-2 * Math.log(level)), reach: 1 - 0.44 * t * t };
}

/** Creases of one size: a lit ridge up-left of a soft shadow. */
export function creases(picture, size, list, cloth, shine) {
  const look = CREASES[size];
  const ids = Array.from({ length: look.steps }, (_, step) => {
    const id = picture.nextId();
    const { width, reach } = nested(step, look.steps);
    const d = list.map(([points, own]) => lensData(lens(points.map(picture.pose), own * width, reach)));
    picture.define(`<path id="${id}" d="${d.join('')}"/>`);
    return id;
  });
  const layers = ids.map((id) => ({ id }));
  const ridge = movedBy(-look.away, -look.away * 0.5);
  return (
    layered('fill', cloth.lift, look.shine * Math.min(cloth.shine, 0.7) * shine, layers, ridge) +
    layered('fill', cloth.deep, look.shade * Math.min(cloth.shade, 0.58), layers, '')
  );
}

/** The edges of a piece of cloth, which turn away from the eye: shaded within, a fine rim, light on the upper left. */
export function turnedEdges(id, cloth, strength, inside) {
  if (inside) {
    return soft(id, cloth.deep, strength * cloth.shade, [30, 18, 8, 3]);
  }
  const roll = soft(id, cloth.deep, strength * cloth.shade, [46, 38, 31, 24, 18, 12, 7]);
  const rim = soft(id, cloth.deep, 0.46 * cloth.shade, [4.5, 2.4]);
  const glint = soft(id, cloth.lift, 0.46 * cloth.shine, [4.4, 2.2], { dx: 2.6, dy: 2.4 });
  return roll + rim + glint;
}
