// Sleeves: short with a hem, long with a rib cuff; each side hangs at its own angle.

import { add, fold, join, last, mix, offset, reverse, spline, subtract, turn, unit } from '../geometry.js';
import { piece } from '../piece.js';
import { band, seam } from '../trims.js';
import { lining } from './lining.js';
import { eachSide, limbAcross, limbGuides } from './sides.js';

/** Points of a sleeve swung about the shoulder, more towards the hand. */
function swung(points, pivot, degrees) {
  return points.map((point, i) => turn(point, pivot, (degrees * (i + 1)) / points.length));
}

function shortFolds({ shoulder, arm, outer, inner }) {
  const middle = mix(inner[0], outer[1], 0.5);
  return [
    fold(17, arm[0] + 6, arm[1] + 10, arm[0] + 34, arm[1] - 34, shoulder[0] + 12, shoulder[1] + 66),
    fold(13, inner[0][0] - 2, inner[0][1] + 6, middle[0], middle[1] + 10, outer[1][0] - 12, outer[1][1] - 16),
  ];
}

function longFolds({ arm, outer, inner }) {
  return [
    fold(15, arm[0] + 4, arm[1] + 4, arm[0] + 40, arm[1] + 20, arm[0] + 76, arm[1] - 6),
    fold(14, inner[0][0] + 2, inner[0][1] + 10, inner[0][0] + 30, inner[0][1] + 40, outer[1][0] - 4, outer[1][1] + 44),
    fold(12, inner[1][0] - 8, inner[1][1] - 60, inner[1][0] + 24, inner[1][1] - 66, outer[2][0] - 10, outer[2][1] - 96),
    fold(10, inner[2][0] - 4, inner[2][1] - 60, inner[2][0] + 24, inner[2][1] - 52, outer[3][0] - 4, outer[3][1] - 74),
  ];
}

function sleeveCreases({ shoulder, arm, outer, inner }, long) {
  const root = fold(7, arm[0] + 2, arm[1] + 6, arm[0] + 16, arm[1] - 22, arm[0] + 18, arm[1] - 64);
  if (!long) {
    const cap = fold(
      6,
      shoulder[0] + 4,
      shoulder[1] + 20,
      shoulder[0] + 18,
      shoulder[1] + 48,
      shoulder[0] + 22,
      shoulder[1] + 86,
    );
    return [root, cap];
  }
  return [
    root,
    fold(7, inner[0][0], inner[0][1] + 40, inner[0][0] + 24, inner[0][1] + 54, inner[0][0] + 50, inner[0][1] + 44),
    fold(6, inner[1][0], inner[1][1] + 30, inner[1][0] + 20, inner[1][1] + 40, inner[1][0] + 40, inner[1][1] + 30),
    fold(6, inner[2][0] + 2, inner[2][1] - 48, inner[2][0] + 20, inner[2][1] - 40, outer[3][0] - 8, outer[3][1] - 52),
    fold(6, inner[2][0] + 4, inner[2][1] - 92, inner[2][0] + 18, inner[2][1] - 84, outer[3][0] - 14, outer[3][1] - 98),
  ];
}

function cuffOf(picture, layer, side, curve, outer, inner) {
  const [hand, wrist] = [last(outer), last(inner)];
  const direction = unit(subtract(hand, wrist));
  const middle = mix(hand, wrist, 0.5);
  const end = spline([add(hand, direction, 14), add(middle, [0, 6]), add(wrist, direction, -14)]);
  band(picture, layer, offset(curve(end), side * 17), 38, { light: 0.5 });
  seam(picture, layer, offset(curve(end), side * 37), { rows: [], cloth: picture.trim, ditch: 0.8 });
}

/** Both sleeves; `pattern` as in the paper pattern, `armhole` the body's curve, `swings` degrees left and right. */
export function sleeves(picture, pattern, armhole, swings) {
  const { shoulder, arm } = pattern;
  const long = Boolean(pattern.sleeve.long);
  eachSide(({ side, curve, folds }) => {
    const degrees = side > 0 ? swings[1] : swings[0];
    const outer = swung(pattern.sleeve.outer, shoulder, degrees);
    const inner = swung(pattern.sleeve.inner, arm, degrees);
    const over = spline([shoulder, ...outer], [0.9, 0.42]);
    const under = spline([arm, ...inner], [0.35, 1]);
    const [hand, wrist] = [last(outer), last(inner)];
    const middle = mix(hand, wrist, 0.5);
    const along = unit(subtract(middle, mix(shoulder, arm, 0.5)));
    const cuff = spline([hand, add(middle, along, 5), wrist]);
    const grain = (-Math.atan2(along[0], along[1]) * 180) / Math.PI;
    const elbow = outer[outer.length >> 1];
    const pit = inner[inner.length >> 1];
    const tilt = (elbow[0] - pit[0]) * 0.35;
    const parts = { shoulder, arm, outer, inner };
    if (!long) {
      const behind = spline([hand, add(middle, along, 12), wrist]);
      lining(picture, curve(join(behind, reverse(cuff))), { tone: 0.75, cloth: picture.trim });
    }
    const shoulderGuide = spline([[shoulder[0] - 10, shoulder[1] - 24], ...outer]);
    const armGuide = spline([
      add(shoulderGuide[0], subtract(wrist, hand), 1.25),
      ...inner.slice(long ? 1 : 2),
      add(wrist, along, 2),
    ]);
    const layer = piece(picture, curve(join(over, cuff, reverse(under), reverse(armhole))), {
      limb: limbAcross(side, [pit[0] - 8, elbow[1] + tilt], [elbow[0] + 4, elbow[1] - tilt]),
      guides: limbGuides(side, curve, armGuide, shoulderGuide, 5),
      grain: side * grain,
      cloth: picture.trim,
      dim: [[(side * (arm[0] + inner[0][0])) / 2, (arm[1] + inner[0][1]) / 2, 24, 56, 0.45]],
      folds: folds(long ? longFolds(parts) : shortFolds(parts)),
      creases: folds(sleeveCreases(parts, long)),
    });
    if (long) {
      cuffOf(picture, layer, side, curve, outer, inner);
    } else {
      seam(picture, layer, offset(curve(cuff), side * 20), {
        rows: [-3, 3],
        ditch: 0.25,
        cloth: picture.trim,
      });
    }
  });
}
