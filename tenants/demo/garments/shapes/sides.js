// Left and right: garments are cut in mirrored halves, then posed so that they do not lie like machine parts.

import { flip, points } from '../geometry.js';

/** Runs `cut` for the left (side -1) and the right half (side 1) with helpers that mirror curves and fold lists. */
export function eachSide(cut) {
  for (const side of [-1, 1]) {
    const curve = side > 0 ? (right) => right : flip;
    const folds = (list) => list.map(([spine, width]) => [curve(spine), width]);
    cut({ side, curve, folds });
  }
}

/** A list of folds on the right, with its mirror image on the left. */
export function bothSides(list) {
  return [...list, ...list.map(([spine, width]) => [flip(spine), width])];
}

/** Guides between the mirrored sides of a body. */
export function bodyGuides(right, sag) {
  return { left: flip(right), right, sag };
}

/** Guides of a limb: the curve nearer to the centre and the outer one, whichever side it is on. */
export function limbGuides(side, curve, inner, outer, sag) {
  const [a, b] = [curve(inner), curve(outer)];
  return side > 0 ? { left: a, right: b, sag } : { left: b, right: a, sag };
}

/** Two points across a limb, left one first, as the light wants them. */
export function limbAcross(side, inner, outer) {
  if (side > 0) {
    return [inner, outer];
  }
  return points(-outer[0], outer[1], -inner[0], inner[1]);
}
