// Light from the upper left: round limbs, soft patches, turned edges and creases, all without filters.

import { lens } from './geometry.js';
import { alpha, num, stop } from './svg.js';

// A flattened cylinder lit from the upper left, as [position, -1 dark .. 1 light].
const CYLINDER = Array.from({ length: 11 }, (_, i) => {
  const t = i / 10;
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

/** Nested strokes that together reach `strength` in the middle: a blur's look at a stroke's cost. */
export function soft(id, colour, strength, widths, { dx = 0, dy = 0, fill = false } = {}) {
  const count = widths.length + (fill ? 1 : 0);
  const each = 1 - (1 - Math.min(strength, 0.95)) ** (1 / count);
  const moved = dx || dy ? ` transform="translate(${num(dx)} ${num(dy)})"` : '';
  const strokes = widths.map((width) => `<use href="#${id}" stroke-width="${width}"/>`).join('');
  const core = fill ? `<use href="#${id}" fill="${colour}" stroke="none"/>` : '';
  return (
    `<g fill="none" stroke="${colour}" stroke-linejoin="round" stroke-opacity="${alpha(each)}" ` +
    `fill-opacity="${alpha(each)}"${moved}>${strokes}${core}</g>`
  );
}

/** The light across a limb from one point to another, as a fill. */
export function limbLight(picture, cloth, [from, to], strength) {
  const [x1, y1] = picture.pose(from);
  const [x2, y2] = picture.pose(to);
  const id = picture.nextId();
  const stops = CYLINDER.map(([t, value]) =>
    value > 0
      ? stop(t, cloth.lift, value * 0.42 * cloth.shine * strength)
      : stop(t, cloth.deep, -value * cloth.shade),
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

// How the three sizes of crease fall off: stroke widths of shadow and ridge, their strengths, the ridge's distance.
const CREASES = {
  folds: { dark: [30, 24, 18, 12, 7, 3], light: [26, 19, 12, 6], shade: 0.5, shine: 0.5, away: 13 },
  creases: { dark: [13, 9, 6, 3], light: [11, 7, 3], shade: 0.52, shine: 0.5, away: 6.5 },
  nips: { dark: [5, 2.5], light: [4], shade: 0.5, shine: 0.36, away: 3 },
};

/** Creases of one size: a lit ridge up-left of a soft shadow. */
export function creases(picture, size, list, cloth, shine) {
  const look = CREASES[size];
  const lenses = list.map(([points, width]) => picture.path(lens(points, width), { close: true, decimals: 0 }));
  const id = picture.nextId();
  picture.define(`<path id="${id}" d="${lenses.join('')}"/>`);
  const ridge = soft(id, cloth.lift, look.shine * cloth.shine * shine, look.light, {
    dx: -look.away,
    dy: -look.away * 0.5,
    fill: true,
  });
  return ridge + soft(id, cloth.deep, look.shade * cloth.shade, look.dark, { fill: true });
}

/** The edges of a piece of cloth, which turn away from the eye: shaded within, a fine rim, light on the upper left. */
export function turnedEdges(id, cloth, strength) {
  const roll = soft(id, cloth.deep, strength * cloth.shade, [46, 38, 31, 24, 18, 12, 7]);
  const rim = soft(id, cloth.deep, 0.46 * cloth.shade, [4.5, 2.4]);
  const glint = soft(id, cloth.lift, 0.46 * cloth.shine, [4.4, 2.2], { dx: 2.6, dy: 2.4 });
  return roll + rim + glint;
}
