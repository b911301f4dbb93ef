// Our own printed motifs: one large on the chest, or small ones strewn over the whole cloth.

import { chance } from './seed.js';
import { num } from './svg.js';

// Chest motifs fit a box of about 180, drawn in strokes of the accent as in screen printing.
const CHEST = {
  sun:
    '<path d="M-74 0a74 74 0 0 1 148 0M-54 0a54 54 0 0 1 108 0M-34 0a34 34 0 0 1 68 0"/><path d="M0-6v.1" stroke-width="18"/>' +
    '<path d="M-88 26q14.7-13 29.3 0t29.3 0 29.3 0 29.3 0 29.3 0 29.3 0M-88 50q14.7-13 29.3 0t29.3 0 29.3 0 29.3 0 29.3 0 29.3 0"/>',
  hills:
    '<path d="M-90 44c30-58 48-84 64-84s34 40 52 84M6 4c12-20 24-32 34-32s28 30 50 72M-90 64q22 10 45 0t45 0 45 0 45 0"/>' +
    '<path d="M48-66v.1" stroke-width="30"/>',
  sprig:
    '<path d="M-4 78C2 30 6-12 2-80"/><path d="M3 44c26-2 42-14 48-38-26 0-42 12-48 38zM3 10c24-2 38-14 44-36-24 0-40 12-44 36zM2-24c18-2 30-12 34-32-20 2-30 12-34 32z' +
    'M0 58c-24-4-38-16-42-38 24 2 38 14 42 38zM2 24c-24-4-36-16-40-36 22 2 36 14 40 36zM3-10c-20-4-30-14-34-32 20 2 30 14 34 32z" fill="currentColor" stroke-width="4"/>',
  boat: '<path d="M-66 30h132c-8 26-22 38-42 38h-50c-20 0-34-12-40-38zM0-76c34 24 52 52 56 86H0z" fill="currentColor" stroke-width="6"/><path d="M-12-52c-24 18-36 38-40 62h40z"/>',
  bear:
    '<path d="M-58-34a24 24 0 1 1 30-30q28-10 56 0a24 24 0 1 1 30 30c18 54-12 94-58 94s-76-40-58-94z"/><path d="M-24-8v.1M24-8v.1" stroke-width="15"/>' +
    '<path d="M-12 18q12-8 24 0q-4 12-12 12t-12-12z" fill="currentColor" stroke-width="4"/><path d="M0 30v10M-14 44q14 8 28 0" stroke-width="6"/>',
};

// Strewn motifs fit a box of about 30.
const STREWN = {
  leaf: 'M0 14C-10 6-10-6 0-15 10-6 10 6 0 14zM0 14v8',
  drop: 'M0-13c7 9 9 13 9 17a9 9 0 0 1-18 0c0-4 2-8 9-17z',
  cloud: 'M-13 8a7 7 0 0 1 2-13 10 10 0 0 1 19-1 7 7 0 0 1 3 14z',
  star: 'M0-13l3.5 9 9.5 0-7.5 6 3 9.5L0 6l-8.5 5.5 3-9.5-7.5-6 9.5 0z',
  berry: 'M-5 8v.1M6 6v.1M0-2v.1M0-4c0-6 3-9 8-10',
};

// The turns of strewn motifs, in degrees.
const TURNS = [-38, -12, 14, 40];

function pick(table, number) {
  const names = Object.keys(table);
  return table[names[Math.floor(number * names.length) % names.length]];
}

/** A large motif around a point of the front. */
export function chestPrint(picture, { point, size }) {
  const ink = picture.accent.hex;
  return (
    `<g ${picture.placed(point, ` scale(${num(size, 2)})`)} fill="none" color="${ink}" stroke="${ink}" ` +
    `stroke-width="10" stroke-linecap="round" stroke-linejoin="round">${pick(CHEST, picture.character)}</g>`
  );
}

/** One motif in several turns, so that each use needs only its place. */
function turnedMotifs(picture) {
  const shape = pick(STREWN, picture.character);
  return TURNS.map((degrees) =>
    picture.once(`motif${degrees}`, (id) => `<path id="${id}" d="${shape}" transform="rotate(${degrees})"/>`),
  );
}

/** Small motifs in half-drop repeat, each a little turned. */
export function scattered(picture, surface) {
  const ink = picture.accent.hex;
  const motifs = turnedMotifs(picture);
  const next = chance(`strewn${picture.character}`);
  const pitch = 46;
  const columns = Math.max(3, Math.round((surface.width * 1.25) / pitch / 2) * 2);
  let out = '';
  let row = 0;
  for (let along = pitch * 0.5; along < surface.length; along += pitch) {
    for (let column = row % 2; column <= columns; column += 2) {
      const point = surface.pointAt((2 * column) / columns - 1 + (next() - 0.5) * 0.06, along / surface.length);
      const [x, y] = picture.pose(point);
      const motif = motifs[Math.floor(next() * motifs.length)];
      out += `<use href="#${motif}" x="${num(x, 0)}" y="${num(y, 0)}"/>`;
    }
    row += 1;
  }
  return `<g fill="${ink}" stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${out}</g>`;
}
