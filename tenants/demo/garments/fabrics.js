// What cloth is made of: knit grain, melange flecks, ribs, stripes, dots and prints, laid on a piece's surface.

import { clamp, evenData } from './geometry.js';
import { chestPrint, scattered } from './motifs.js';
import { chance } from './seed.js';
import { lineAcross, lineAlong } from './surface.js';
import { alpha, num } from './svg.js';

/** The repeat of stripes by the garment's own number (0..1): [distance, width, second stripe's width]. */
const STRIPES = [
  [44, 15, 0],
  [34, 9, 0],
  [58, 28, 0],
  [50, 20, 4],
  [27, 4, 0],
];

function turnedPattern(picture, base, degrees) {
  if (!degrees) {
    return `url(#${base})`;
  }
  const turned = picture.once(
    `${base}@${Math.round(degrees)}`,
    (id) => `<pattern id="${id}" href="#${base}" patternTransform="rotate(${Math.round(degrees)})"/>`,
  );
  return `url(#${turned})`;
}

/** The fine V stitches of jersey; finer and clearer where the eye is close. Turned patterns would be slow to render. */
function knitGrain(picture, cloth) {
  const close = picture.view === 'detail';
  const base = picture.once(`knit${cloth.hex}`, (id) => {
    const strength = alpha((close ? 0.26 : 0.14) * cloth.shade);
    const [size, stitches] = close
      ? ['width="5" height="2.5"', 'M0 0l1.25 1.6L2.5 0M2.5 1.25l1.25 1.6L5 1.25M2.5-1.25l1.25 1.6L5-1.25']
      : ['width="8" height="4"', 'M0 0l2 2.6L4 0M4 2l2 2.6L8 2M4-2l2 2.6L8-2'];
    return (
      `<pattern id="${id}" ${size} patternUnits="userSpaceOnUse"><path d="${stitches}" fill="none" ` +
      `stroke="${cloth.deep}" stroke-width="${close ? 0.56 : 0.9}" stroke-opacity="${strength}"/></pattern>`
    );
  });
  return `url(#${base})`;
}

/** Flecks of undyed fibre, in a repeat large enough not to show; finer where the eye is close. */
function melangeFlecks(picture, cloth, degrees) {
  const size = picture.view === 'detail' ? 0.55 : 1;
  const base = picture.once(`melange${cloth.hex}`, (id) => {
    const next = chance('flecks');
    const dashes = (count) => {
      let d = '';
      for (let i = 0; i < count; i += 1) {
        d += `M${num(next() * 120 * size)} ${num(next() * 120 * size)}h${num((1 + next() * 5) * size)}`;
      }
      return d;
    };
    return (
      `<pattern id="${id}" width="${num(127 * size)}" height="${num(120 * size)}" patternUnits="userSpaceOnUse">` +
      `<g fill="none" stroke-width="${num(size, 2)}">` +
      `<path d="${dashes(150)}" stroke="${cloth.deep}" stroke-opacity="${alpha(0.12 + cloth.shade * 0.24)}"/>` +
      `<path d="${dashes(120)}" stroke="${cloth.lift}" stroke-opacity="${alpha(0.1 + cloth.shine * 0.5)}"/>` +
      `</g></pattern>`
    );
  });
  return size === 1 ? turnedPattern(picture, base, degrees) : `url(#${base})`;
}

/** Rib knit: wales that follow the silhouette and crowd towards its sides. */
function ribs(picture, cloth, surface) {
  const count = Math.max(8, Math.round(surface.width / 7.6));
  const spans = clamp(Math.round(surface.length / 150), 2, 5);
  let d = '';
  for (let i = 1; i < count; i += 1) {
    d += evenData(lineAlong(surface, (2 * i) / count - 1, spans).map(picture.pose));
  }
  const id = picture.nextId();
  picture.define(`<path id="${id}" d="${d}" fill="none"/>`);
  return (
    `<use href="#${id}" stroke="${cloth.deep}" stroke-width="2.6" stroke-opacity="${alpha(0.42 * cloth.shade)}"/>` +
    `<use href="#${id}" stroke="${cloth.lift}" stroke-width="2.2" stroke-opacity="${alpha(0.4 * cloth.shine)}" ` +
    `transform="translate(-2.8 0)"/>`
  );
}

/** Stripes across the limb, bent by its folds. */
function stripes(picture, surface) {
  const [distance, width, second] = STRIPES[Math.floor(picture.character * STRIPES.length)];
  const spans = surface.width > 180 ? 7 : 4;
  let broad = '';
  let narrow = '';
  for (let along = distance * 0.6; along < surface.length; along += distance) {
    broad += evenData(lineAcross(surface, along / surface.length, spans).map(picture.pose));
    if (second) {
      const v = (along + width * 0.5 + second * 2) / surface.length;
      narrow += evenData(lineAcross(surface, v, spans).map(picture.pose));
    }
  }
  const extra = second ? `<path d="${narrow}" stroke-width="${second}"/>` : '';
  return `<g fill="none" stroke="${picture.accent.hex}"><path d="${broad}" stroke-width="${width}"/>${extra}</g>`;
}

/** Dots in half-drop repeat: zero-length strokes with round ends, the shortest circles there are. */
function dots(picture, surface) {
  const size = 9 + Math.round(picture.character * 3) * 2;
  const pitch = 26 + size * 0.9;
  const columns = Math.max(3, Math.round((surface.width * 1.25) / pitch / 2) * 2);
  let d = '';
  let row = 0;
  for (let along = pitch * 0.4; along < surface.length; along += pitch) {
    for (let column = row % 2; column <= columns; column += 2) {
      const point = surface.pointAt((2 * column) / columns - 1, along / surface.length);
      const [x, y] = picture.pose(point);
      d += `M${num(x, 0)} ${num(y, 0)}h.1`;
    }
    row += 1;
  }
  return `<path d="${d}" fill="none" stroke="${picture.accent.hex}" stroke-width="${size}" stroke-linecap="round"/>`;
}

/** Everything woven, knitted or printed into one piece, below its light. */
export function fabricOf(picture, cloth, id, { surface, grain = 0, plain = false, quiet = false, chest }) {
  const filled = (paint) => `<use href="#${id}" fill="${paint}"/>`;
  const fabric = plain ? 'solid' : picture.fabric;
  const isMelange = fabric === 'melange' || cloth.hex === '#b9b8b7';
  let out = '';
  if (surface && fabric === 'stripe') {
    out += stripes(picture, surface);
  }
  if (surface && fabric === 'dot') {
    out += dots(picture, surface);
  }
  if (surface && fabric === 'print' && !picture.chestPrinted) {
    out += scattered(picture, surface);
  }
  if (chest && fabric === 'print' && picture.chestPrinted && !picture.isBack) {
    out += chestPrint(picture, chest);
  }
  if (isMelange && !(quiet && picture.view === 'detail')) {
    out += filled(melangeFlecks(picture, cloth, grain));
  }
  if (surface && fabric === 'rib') {
    out += ribs(picture, cloth, surface);
  } else if (!quiet) {
    out += filled(knitGrain(picture, cloth));
  }
  return out;
}
