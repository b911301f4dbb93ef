// Boxer briefs and trunks: elastic waistband, shaped pouch, leg panels; a seat seam behind.

import { fold, join, last, line, points, reverse, shift, spline, whole } from '../geometry.js';
import { piece } from '../piece.js';
import { label, seam } from '../trims.js';
import { lining } from './lining.js';
import { bodyGuides, bothSides, eachSide, limbAcross, limbGuides } from './sides.js';
import { waistband, waistInside } from './waistband.js';

export const BOXER_PATTERNS = {
  boxers: {
    waist: [200, 236],
    band: 60,
    outer: points(211, 294, 232, 390, 250, 500, 254, 630, 248, 768),
    hemInner: [28, 788],
    crotch: 660,
  },
  trunks: {
    waist: [204, 236],
    band: 54,
    outer: points(214, 288, 236, 380, 251, 480, 255, 560, 250, 630),
    hemInner: [52, 672],
    crotch: 612,
  },
  'kids-boxers': {
    waist: [196, 262],
    band: 44,
    outer: points(206, 306, 228, 390, 246, 480, 252, 570, 250, 660),
    hemInner: [34, 684],
    crotch: 590,
    kids: true,
  },
};

function legFolds({ crotch, outer, hemInner }) {
  const [hx, hy] = last(outer);
  return [
    fold(16, 20, crotch + 24, 96, crotch - 10, 190, crotch - 80),
    fold(14, hemInner[0] + 2, hemInner[1] - 50, 110, hy - 36, 196, hy - 76),
    fold(14, hx - 4, 400, 196, 440, 146, 520),
  ];
}

function legCreases({ crotch, outer, hemInner }) {
  const [hx, hy] = last(outer);
  return [
    fold(9, 14, crotch + 16, 60, crotch - 4, 116, crotch - 44),
    fold(8, hemInner[0] - 2, hemInner[1] - 72, 76, hemInner[1] - 80, 124, hemInner[1] - 106),
    fold(8, hx + 4, hy - 78, 216, hy - 64, 166, hy - 62),
    fold(8, 236, 352, 204, 360, 164, 386),
    fold(6, hx + 3, 540, 226, 546, 190, 570),
  ];
}

function legPanel(picture, pattern, { side, curve, folds }) {
  const { waist, outer, hemInner, crotch } = pattern;
  const back = picture.isBack;
  const start = outer[0];
  const [hx, hy] = last(outer);
  const over = spline(outer, [0.25, 1]);
  const hem = spline([[hx, hy], [hx * 0.56, hy + 30], hemInner], [-0.9, 0.4], [-0.96, -0.24]);
  const behind = spline([[hx, hy], [hx * 0.56, hy + 44], hemInner], [-0.8, 0.6], [-0.9, -0.5]);
  const under = spline([hemInner, [hemInner[0] * 0.72, hemInner[1] - 50], [0, crotch]], [-0.05, -1], [-0.6, -0.9]);
  lining(picture, curve(join(behind, reverse(hem))), { tone: 0.8 });
  const glow = [
    [side * 156 - 18, (start[1] + hy) / 2 - 30, 30, 100, 0.42],
    [side * 146 - 20, hy - 78, 28, 50, 0.3],
  ];
  const dim = [
    [side * 30, crotch + 50, 20, 58, 0.6],
    [side * 140, hy + 14, 110, 14, 0.28],
    [side * 104, 560, 18, 90, 0.22],
  ];
  if (back) {
    glow.push([side * 112 - 20, crotch - 130, 70, 70, 0.44]);
    dim.push([side * 2, crotch - 120, 6, 110, 0.4], [side * 112, crotch - 6, 70, 8, 0.4, side * -14]);
  }
  const layer = piece(
    picture,
    curve(
      join(
        line([0, start[1] - 34], [start[0] - 10, start[1] - 34]),
        line([start[0] - 10, start[1] - 34], start),
        over,
        hem,
        under,
      ),
    ),
    {
      limb: limbAcross(side, [-46, 560], [hx + 10, 560]),
      guides: limbGuides(
        side,
        curve,
        spline(points(0, waist[1], 0, 480, hemInner[0] * 0.4, crotch, hemInner[0] + 4, hy + 30)),
        spline([waist, ...outer]),
        9,
      ),
      glow,
      dim,
      folds: folds(legFolds(pattern)),
      creases: folds(legCreases(pattern)),
    },
  );
  seam(picture, layer, curve(shift(hem, 0, -30)), { rows: [-3.5, 3.5], ditch: 0.3 });
  const panel = spline(points(start[0] - 33, 280, start[0] - 7, 480, hx - 38, hy - 130, hx - 38, hy + 30));
  seam(picture, layer, curve(panel), { rows: [-4, 4] });
}

/** The shaped front, cut in two halves. */
function pouch(picture, pattern) {
  const { waist, crotch, kids } = pattern;
  const k = kids ? 0.84 : 1;
  const edge = spline(
    points(62 * k, 316, 82 * k, 410, 90 * k, crotch - 160, 72 * k, crotch - 56, 26 * k, crotch + 22),
    [0.1, 1],
    [-0.8, 0.7],
  );
  const guide = spline(
    points(62 * k, waist[1], 82 * k, 410, 90 * k, crotch - 160, 60 * k, crotch - 20, 20, crotch + 60),
  );
  const bottom = spline(points(26 * k, crotch + 22, 0, crotch + 32), [-0.8, 0.4], [-1, 0]);
  const layer = piece(picture, whole(join(line([0, 296], [62 * k, 316]), edge, bottom)), {
    limb: points(-110, 500, 104, 520),
    guides: bodyGuides(guide, 24),
    edge: 0.3,
    glow: [[-26, crotch - 160, 30, 70, kids ? 0.26 : 0.42]],
    dim: [
      [12, crotch - 20, 50, 32, 0.46],
      [60, crotch - 120, 14, 66, 0.26],
    ],
    folds: [fold(9, -6, 330, -4, 420, -8, 500)],
    creases: bothSides([fold(7, 26, crotch + 22, 30, crotch - 16, 54, crotch - 60)]),
  });
  eachSide(({ curve }) => seam(picture, picture, curve(edge), { rows: [-5, 5] }));
  seam(picture, layer, spline(points(0, 320, 3, 460, 2, 600, 0, crotch + 30)), { rows: [4], ditch: 0.4 });
}

/** Draws boxers or trunks. */
export function boxers(picture, pattern) {
  const back = picture.isBack;
  const { waist, band, outer, crotch } = pattern;
  const wy = waist[1];
  const backEdge = spline([[0, wy - 12], waist], [1, 0], [0.9, 0.5]);
  const frontEdge = back ? backEdge : spline([[0, wy + 24], waist], [1, 0], [0.9, -0.5]);
  picture.focus = { x: -54, y: wy + 190, width: 340 };
  if (!back) {
    waistInside(picture, backEdge, frontEdge, { point: [0, wy + 6], width: 44, height: 18 });
  }
  eachSide((tools) => legPanel(picture, pattern, tools));
  if (back) {
    seam(picture, picture, spline(points(0, wy + band - 14, 2, crotch - 120, 0, crotch - 2)), { rows: [-4, 4] });
  } else {
    pouch(picture, pattern);
  }
  waistband(picture, frontEdge, spline([waist, outer[0]], [0.18, 1]), band, {
    ribs: 0.2,
    lines: [-17, 17],
    flat: back,
  });
  const middle = wy + (back ? -12 : 24) + band / 2;
  if (back) {
    label(picture, picture, [0, middle + 1], 50, 24);
  } else {
    label(picture, picture, [-92, middle - 4], 54, 26, { angle: 3 });
  }
}
