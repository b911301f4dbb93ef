// Waistbands: a piece of their own with fine ribs, and the inside of the back seen above the front.

import { across, join, last, points, reverse, shift, spline, whole } from '../geometry.js';
import { piece } from '../piece.js';
import { alpha } from '../svg.js';
import { band, label, seam } from '../trims.js';
import { lining } from './lining.js';

/**
 * A band from its top edge (centre to side) down its side edge; `height` at the centre.
 * Returns its lower edge. `lines` are woven stripes at distances from its middle.
 */
export function waistband(picture, topEdge, sideEdge, height, options = {}) {
  const { ribs = 0.16, lines = [], rows = [-5, 5], cloth = picture.trim } = options;
  const [sideX, sideY] = last(sideEdge);
  const low = topEdge[0][1] + height;
  const rise = options.flat ? -0.1 : -0.42;
  const lower = spline(points(0, low, sideX, sideY), [1, 0], [0.9, rise]);
  const wide = Math.max(sideX, sideEdge[0][0]);
  const middleY = (sideY + sideEdge[0][1]) / 2;
  const middle = across(spline(points(0, low - height / 2, wide + 8, middleY), [1, 0], [0.9, rise - 0.04]));
  const layer = piece(picture, whole(join(topEdge, sideEdge, reverse(lower))), {
    plain: true,
    cloth,
    limb: points(-wide, low, wide, low),
    edge: 0.22,
    paint: () =>
      `<path d="${picture.path(middle)}" fill="none" stroke="${cloth.deep}" stroke-width="${height + 40}" ` +
      `stroke-dasharray="1.3 3" stroke-opacity="${alpha(ribs * cloth.shade)}"/>`,
  });
  for (const distance of lines) {
    const d = picture.path(shift(middle, 0, distance));
    layer.add(`<path d="${d}" fill="none" stroke="${cloth.thread}" stroke-width="2.2" stroke-opacity=".75"/>`);
  }
  seam(picture, picture, across(lower), { rows, cloth, ditch: rows.length > 1 ? 0.55 : 0 });
  return { lower, layer };
}

/** The inside of the back, between the back's edge and the front's. */
export function waistInside(picture, backEdge, frontEdge, tag) {
  const layer = lining(picture, whole(join(backEdge, reverse(frontEdge))), {
    tone: 0.5,
    deep: true,
    cloth: picture.trim,
  });
  band(picture, layer, across(shift(backEdge, 0, 15)), 32, { light: 0.1, ribs: 0.2 });
  label(picture, layer, tag.point, tag.width, tag.height);
  return layer;
}
