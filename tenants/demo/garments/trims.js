// What holds a garment together: seams, rib and elastic bands, woven labels, snaps, buttons, sliders.

import { offset } from './geometry.js';
import { alpha, num } from './svg.js';

/** Several strokes along one curve: [colour, width, opacity, more attributes]. */
function strokes(picture, curve, list) {
  const id = picture.nextId();
  picture.define(`<path id="${id}" d="${picture.path(curve)}" fill="none"/>`);
  return list
    .map(([colour, width, opacity, more = '']) => {
      const strength = opacity === 1 ? '' : ` stroke-opacity="${alpha(opacity)}"`;
      return `<use href="#${id}" stroke="${colour}" stroke-width="${num(width)}"${strength}${more}/>`;
    })
    .join('');
}

/** The target to draw on: a piece (clipped by its outline) or the picture. */
function onto(target, svg) {
  target.add(svg);
}

/** A seam's ditch with rows of stitches at the given distances. */
export function seam(picture, target, curve, { rows = [4], gap = '5 3.4', ditch = 0.55, cloth } = {}) {
  const thread = cloth || picture.colour;
  const depth = ditch * thread.shade;
  let svg = '';
  if (ditch) {
    svg += strokes(picture, curve, [
      [thread.deep, 6, 0.34 * depth],
      [thread.deep, 1.2, 0.8 * depth],
    ]);
  }
  if (rows.length) {
    const d = rows.map((row) => picture.path(offset(curve, row))).join('');
    svg +=
      `<path d="${d}" fill="none" stroke="${thread.thread}" stroke-width="1.4" stroke-dasharray="${gap}" ` +
      `stroke-opacity=".85"/>`;
  }
  onto(target, svg);
}

/** A ribbed or elastic band along a curve: its ribs are the dashes of a wide stroke. */
export function band(picture, target, curve, width, options = {}) {
  const { cloth = picture.trim, dash = '1.5 3.1', ribs = 0.26, light = 1, cap = false, cut = true } = options;
  const ends = cap ? ' stroke-linecap="round"' : '';
  const cloths = [[cloth.hex, width, 1, ends]];
  if (cut) {
    cloths.unshift(
      [cloth.deep, width + 6, 0.16 * cloth.shade, ends],
      [cloth.deep, width + 2.6, 0.3 * cloth.shade, ends],
    );
  }
  if (ribs) {
    cloths.push([cloth.deep, width, ribs * cloth.shade, ` stroke-dasharray="${dash}"`]);
  }
  const narrow = width < 16;
  const low = narrow
    ? ''
    : strokes(picture, offset(curve, width * 0.36), [[cloth.deep, width * 0.28, 0.2 * cloth.shade]]);
  const lit = strokes(picture, offset(curve, -width * 0.12), [
    [cloth.lift, width * 0.42, 0.2 * cloth.shine * light],
    [cloth.lift, width * 0.2, 0.22 * cloth.shine * light],
  ]);
  onto(target, strokes(picture, curve, cloths) + low + lit);
}

/** A narrow elastic or self-fabric binding. */
export function binding(picture, target, curve, width = 12, options = {}) {
  band(picture, target, curve, width, { dash: '1.3 2.6', ...options });
}

/** A soft dark line, as under a lapped edge. */
export function shadeLine(picture, target, curve, width, strength, cloth = picture.colour) {
  const each = (strength * cloth.shade) / 2.2;
  onto(
    target,
    strokes(picture, curve, [
      [cloth.deep, width, each],
      [cloth.deep, width * 0.66, each],
      [cloth.deep, width * 0.33, each],
    ]),
  );
}

/** A woven label; `plain` for a side tag without our name. */
export function label(picture, target, [x, y], width, height, { angle = 0, plain = false } = {}) {
  const ink = '#3a3531';
  const name = plain
    ? ''
    : `<path d="M${num(width * 0.24)} ${num(height * 0.46)}h${num(width * 0.52)}" stroke="${ink}" stroke-width="${num(height * 0.17)}"/>` +
      `<path d="M${num(width * 0.36)} ${num(height * 0.7)}h${num(width * 0.28)}" stroke="${ink}" stroke-width="${num(height * 0.07)}"/>`;
  const stitches =
    `<path d="M3 2.5h${num(width - 6)}M3 ${num(height - 2.5)}h${num(width - 6)}" stroke="${ink}" stroke-width=".8" ` +
    `stroke-dasharray="2 1.6" stroke-opacity=".4"/>`;
  const placed = picture.placed([x, y], ` rotate(${angle}) translate(${num(-width / 2)} ${num(-height / 2)})`);
  onto(
    target,
    `<g ${placed}><rect x="1" y="2" width="${width}" height="${height}" rx="1.5" fill-opacity=".26"/>` +
      `<rect width="${width}" height="${height}" rx="1.5" fill="#f7f2ea"/>${stitches}${name}</g>`,
  );
}

/** A metal snap. */
export function snap(picture, target, [x, y], radius = 8) {
  const shape = picture.once(
    'snap',
    (id) =>
      `<g id="${id}"><circle cx=".12" cy=".28" r="1" fill-opacity=".3"/><circle r="1" fill="#d9d5cf" stroke="#77716a" stroke-width=".12"/>` +
      `<circle r=".62" fill="#bdb7af"/><path d="M-.55.1a.56.56 0 0 1 .6-.62" fill="none" stroke="#fff" stroke-width=".22" stroke-linecap="round"/></g>`,
  );
  onto(target, `<use href="#${shape}" ${picture.placed([x, y], ` scale(${num(radius)})`)}/>`);
}

/** A four-hole button in the garment's own colour. */
export function button(picture, target, [x, y], radius = 8) {
  const cloth = picture.trim;
  const shape = picture.once(
    'button',
    (id) =>
      `<g id="${id}"><circle cx=".14" cy=".3" r="1" fill-opacity=".34"/><circle r="1" fill="${cloth.hex}"/>` +
      `<circle r="1" fill="${cloth.lift}" fill-opacity=".28"/><circle r=".95" fill="none" stroke="${cloth.deep}" stroke-opacity=".6" stroke-width=".1"/>` +
      `<circle r=".64" fill="none" stroke="${cloth.deep}" stroke-opacity=".34" stroke-width=".14"/>` +
      `<path d="M-.22-.22h.01M.22-.22h.01M-.22.22h.01M.22.22h.01" stroke="${cloth.deep}" stroke-width=".22" stroke-linecap="round" stroke-opacity=".8"/></g>`,
  );
  onto(target, `<use href="#${shape}" ${picture.placed([x, y], ` scale(${num(radius)})`)}/>`);
}

/** The metal slider of a strap. */
export function slider(picture, target, [x, y], width) {
  onto(
    target,
    `<g ${picture.placed([x, y])} fill="none"><rect x="${-width / 2}" y="-6" width="${width}" height="13" rx="4" stroke="#6e6256" stroke-width="4"/>` +
      `<rect x="${-width / 2}" y="-6.6" width="${width}" height="13" rx="4" stroke="#d8c9b4" stroke-width="3"/></g>`,
  );
}
