// Soft tops on straps: the bralette with its elastic band, and the camisole.

import { across, fold, join, last, line, offset, points, reverse, shift, spline, whole } from '../geometry.js';
import { piece } from '../piece.js';
import { alpha } from '../svg.js';
import { band, binding, label, seam, slider } from '../trims.js';
import { lining } from './lining.js';
import { bodyGuides, bothSides, eachSide } from './sides.js';
import { bodyCreases, bodyFolds, restingLight } from './top-folds.js';
import { waistband } from './waistband.js';

/** A strap with its shadow; `dusk` dims one that lies behind. */
function strap(picture, curve, width, { dusk = false } = {}) {
  picture.castCord(curve, width);
  band(picture, picture, curve, width, { ribs: 0.22, dash: '1.2 2.4', cap: true, light: dusk ? 0.1 : 1 });
  if (dusk) {
    const cloth = picture.trim;
    picture.add(
      `<path d="${picture.path(curve)}" fill="none" stroke="${cloth.deep}" stroke-width="${width}" ` +
        `stroke-linecap="round" stroke-opacity="${alpha(0.42 * cloth.shade)}"/>`,
    );
  }
}

const CUP_CREASES = [
  fold(6, 212, 612, 186, 606, 156, 616),
  fold(6, 60, 656, 64, 632, 76, 610),
  fold(5, 88, 656, 90, 636, 96, 618),
  fold(6, 116, 654, 116, 634, 114, 616),
  fold(5, 142, 652, 140, 634, 134, 618),
  fold(5, 6, 640, 16, 620, 34, 600),
];

function braletteFront(picture, shapes) {
  eachSide(({ curve }) =>
    strap(picture, curve(spline(points(128, 216, 100, 360, 66, 534), [-0.1, 1])), 13, { dusk: true }),
  );
  const wing = spline(points(0, 520, 96, 528, 220, 574), [1, 0], [0.9, 0.5]);
  const back = lining(picture, whole(join(wing, shapes.side, line([214, 640], [0, 640]))), { tone: 0.5 });
  binding(picture, back, across(shift(wing, 0, 6)), 12, { light: 0.1 });
  label(picture, back, [0, 540], 42, 20);
  const shoulder = points(104, 402, 114, 399, 124, 399, 134, 402);
  const guide = spline(points(138, 390, 150, 480, 214, 580, 212, 690));
  const layer = piece(
    picture,
    whole(join(reverse(shapes.neck), shoulder, shapes.armhole, shapes.side, reverse(shapes.bandTop))),
    {
      limb: points(-224, 560, 224, 590),
      guides: bodyGuides(guide, 10),
      glow: [
        [-112, 548, 44, 42, 0.5],
        [84, 544, 40, 40, 0.36],
      ],
      dim: [
        [-110, 630, 66, 14, 0.36],
        [114, 630, 70, 16, 0.46],
        [0, 600, 14, 50, 0.34],
        [190, 600, 26, 40, 0.3],
      ],
      folds: bothSides([
        fold(10, 216, 590, 176, 580, 140, 590),
        fold(8, 10, 650, 20, 610, 12, 570),
        fold(9, 118, 414, 112, 460, 122, 510),
      ]),
      creases: bothSides(CUP_CREASES),
    },
  );
  eachSide(({ side, curve }) => {
    binding(picture, layer, offset(curve(shapes.neck), -side * 6), 12);
    binding(picture, layer, offset(curve(shapes.armhole), side * 6), 12);
    strap(picture, curve(spline(points(119, 412, 124, 320, 132, 214), [0.04, -1])), 15);
    slider(picture, picture, [side * 124, 326], 24);
    seam(picture, layer, curve(spline(points(112, 420, 104, 540, 116, 660))), { rows: [side * 4], ditch: 0.45 });
  });
  waistband(picture, shapes.bandTop, shapes.band, 50, { ribs: 0.26, lines: [-15, 13], rows: [-5] });
  label(picture, picture, [0, 688], 58, 24);
}

function braletteBack(picture, shapes) {
  const wing = spline(points(0, 548, 60, 536, 96, 470, 110, 402), [1, 0], [0.1, -1]);
  const shoulder = points(110, 402, 116, 399, 124, 399, 130, 402);
  const guide = spline(points(138, 390, 150, 480, 214, 580, 212, 690));
  const bandTop = spline(points(0, 640, 214, 640), [1, 0], [0.98, 0.04]);
  const layer = piece(
    picture,
    whole(
      join(
        wing,
        shoulder,
        spline(points(130, 402, 158, 510, 220, 574), [0.05, 1], [0.9, 0.5]),
        shapes.side,
        reverse(bandTop),
      ),
    ),
    {
      limb: points(-224, 560, 224, 590),
      guides: bodyGuides(guide, 6),
      glow: [
        [-120, 556, 50, 36, 0.36],
        [80, 560, 40, 30, 0.24],
      ],
      dim: [
        [0, 610, 10, 44, 0.24],
        [180, 600, 30, 40, 0.26],
      ],
      folds: bothSides([fold(10, 216, 596, 170, 590, 120, 604), fold(8, 120, 420, 118, 480, 128, 540)]),
      creases: bothSides([
        fold(5, 40, 632, 46, 610, 58, 590),
        fold(6, 212, 618, 186, 614, 160, 622),
        fold(5, 100, 632, 104, 612, 112, 596),
      ]),
    },
  );
  binding(picture, layer, offset(across(wing), 6), 12);
  eachSide(({ side, curve }) => {
    binding(
      picture,
      layer,
      offset(curve(spline(points(130, 402, 158, 510, 220, 574), [0.05, 1], [0.9, 0.5])), side * 6),
      12,
    );
    strap(picture, curve(spline(points(120, 412, 125, 320, 132, 214), [0.04, -1])), 15);
  });
  waistband(picture, bandTop, shapes.band, 50, { ribs: 0.26, lines: [-15, 13], rows: [-5], flat: true });
}

/** Draws a soft bra without wires. */
export function bralette(picture) {
  const shapes = {
    neck: spline(points(104, 402, 74, 486, 0, 556), [-0.1, 1], [-1, 0.04]),
    armhole: spline(points(134, 402, 160, 510, 220, 574), [0.05, 1], [0.9, 0.5]),
    side: spline(points(220, 574, 214, 640), [-0.05, 1]),
    band: spline(points(214, 640, 208, 690), [-0.1, 1]),
    bandTop: spline(points(0, 664, 214, 640), [1, 0], [0.95, -0.3]),
  };
  picture.focus = { x: 60, y: 570, width: 300 };
  if (picture.isBack) {
    braletteBack(picture, shapes);
  } else {
    braletteFront(picture, shapes);
  }
}

const CAMISOLE = {
  neck: [104, 300],
  depth: 70,
  shoulder: [120, 300],
  arm: [170, 396],
  side: points(158, 480, 152, 560, 172, 700, 190, 846),
  hem: 14,
  bust: true,
};

function camisoleShapes(back) {
  const dip = back ? 384 : 372;
  const end = last(CAMISOLE.side);
  return {
    neck: back
      ? spline(points(0, dip, 80, dip - 8, 112, 316), [1, 0], [0.2, -1])
      : spline(points(0, dip, 66, dip - 26, 110, 304), [1, 0], [0.3, -1]),
    armhole: spline([back ? [112, 316] : [110, 304], [132, 362], CAMISOLE.arm], [0.15, 1], [0.95, 0.3]),
    side: spline([CAMISOLE.arm, ...CAMISOLE.side], [-0.12, 1]),
    hem: spline([end, [0, end[1] + CAMISOLE.hem]], [-1, 0.16], [-1, 0]),
    end,
  };
}

/** Draws a camisole on thin straps. */
export function camisole(picture) {
  const back = picture.isBack;
  const shapes = camisoleShapes(back);
  const bottom = shapes.end[1];
  const hang = { back, bottom, waist: CAMISOLE.side[1], end: shapes.end, drape: picture.shape.drape };
  const shade = restingLight(CAMISOLE, hang);
  picture.chestPrinted = true;
  picture.focus = { x: 40, y: 430, width: 330 };
  if (!back) {
    eachSide(({ curve }) =>
      strap(picture, curve(spline(points(112, 128, 92, 240, 84, 372), [-0.1, 1])), 9, { dusk: true }),
    );
    const behind = spline([[0, 372], [90, 372], CAMISOLE.arm], [1, 0], [0.95, 0.4]);
    const inside = lining(picture, whole(join(behind, line(CAMISOLE.arm, [0, 440]))), { deep: true });
    binding(picture, inside, across(shift(behind, 0, 5)), 9, { light: 0.1 });
    label(picture, inside, [0, 394], 40, 18);
  }
  const low = spline([shapes.end, [0, bottom + 24]], [-0.9, 0.5], [-1, 0]);
  lining(picture, whole(join(line([0, bottom - 20], shapes.end), low)), { tone: 0.85 });
  const guide = spline([[126, 270], [150, 360], CAMISOLE.arm, ...CAMISOLE.side, [196, 880]]);
  const layer = piece(picture, whole(join(shapes.neck, shapes.armhole, shapes.side, shapes.hem)), {
    limb: points(-176, 500, 176, 530),
    guides: bodyGuides(guide, 14),
    ...shade,
    folds: bodyFolds(CAMISOLE, hang),
    creases: bodyCreases(CAMISOLE, hang),
    chest: { point: [0, 540], size: 0.9 },
  });
  binding(picture, layer, offset(across(shapes.neck), 5), 9);
  eachSide(({ side, curve }) => {
    binding(picture, layer, offset(curve(shapes.armhole), side * 5), 9);
    const top = back ? [112, 326] : [110, 314];
    strap(picture, curve(spline([top, [112, 220], [116, 126]], [0, -1])), 10);
    slider(picture, picture, [side * 112, back ? 250 : 240], 17);
  });
  seam(picture, layer, shift(across(reverse(shapes.hem)), 0, -22), { rows: [-3, 3], ditch: 0.28 });
}
