// Briefs: women's high and low cuts, men's with a fly, children's; the back covers more than the front.

import { across, fold, join, last, offset, points, reverse, shift, spline, whole } from '../geometry.js';
import { piece } from '../piece.js';
import { band, binding, label, seam } from '../trims.js';
import { lining } from './lining.js';
import { bodyGuides, bothSides, eachSide } from './sides.js';
import { waistband } from './waistband.js';

export const BRIEFS_PATTERNS = {
  briefs: {
    waist: [222, 340],
    dip: 36,
    band: 24,
    bandEnd: [229, 366],
    hip: [250, 448],
    front: points(166, 524, 88, 630, 46, 722),
    back: points(214, 590, 128, 696, 50, 742),
    bottom: 736,
  },
  hipster: {
    waist: [236, 380],
    dip: 34,
    band: 26,
    bandEnd: [241, 408],
    hip: [252, 498],
    front: points(186, 548, 98, 630, 52, 712),
    back: points(236, 600, 146, 688, 56, 730),
    bottom: 724,
  },
  'mens-briefs': {
    waist: [220, 320],
    dip: 28,
    band: 50,
    bandEnd: [229, 372],
    hip: [244, 462],
    front: points(170, 552, 104, 650, 60, 724),
    back: points(236, 600, 140, 700, 64, 746),
    bottom: 742,
    fly: true,
  },
  'kids-briefs': {
    waist: [212, 340],
    dip: 30,
    band: 26,
    bandEnd: [219, 368],
    hip: [234, 486],
    front: points(172, 552, 98, 632, 60, 706),
    back: points(226, 600, 140, 690, 62, 728),
    bottom: 722,
  },
};

function frontPanel(picture, pattern, guides, shapes) {
  const { waist, dip, bandEnd, hip, front } = pattern;
  const [, wy] = waist;
  const crotch = last(front);
  const low = spline([crotch, [0, pattern.bottom]], [-0.6, 0.5], [-1, 0]);
  const top = [[0, wy + dip + 4], [60, wy + dip + 4], [160, wy + dip - 6], bandEnd];
  return piece(picture, whole(join(top, shapes.side, shapes.legFront, low)), {
    limb: points(-hip[0], 480, hip[0], 520),
    guides,
    glow: [
      [-96, wy + 100, 66, 44, 0.4],
      [-26, 560, 34, 64, 0.34],
    ],
    dim: [
      [26, 690, 44, 36, 0.46],
      [150, 490, 60, 36, 0.2],
      [0, 610, 60, 16, 0.14],
    ],
    folds: bothSides([
      fold(10, 82, 640, 74, 590, 92, 520),
      fold(11, hip[0] - 10, hip[1] - 8, 180, hip[1] + 4, 116, hip[1] - 8),
    ]),
    creases: bothSides([
      fold(7, crotch[0] + 8, crotch[1] - 22, 40, crotch[1] - 60, 44, crotch[1] - 110),
      fold(7, hip[0] - 4, hip[1] - 28, 214, hip[1] - 28, 176, hip[1] - 38),
      fold(7, hip[0] - 4, hip[1] - 8, 204, hip[1] + 4, 166, hip[1] + 22),
      fold(5, 20, wy + dip + 26, 60, wy + dip + 38, 96, wy + dip + 26),
    ]),
  });
}

/** A men's fly: two curved seams and an opening. */
function fly(picture, layer, pattern) {
  const top = pattern.waist[1] + pattern.dip + pattern.band - 8;
  const edge = spline(points(58, top, 84, top + 80, 84, top + 170, 46, pattern.bottom - 36), [0.1, 1]);
  eachSide(({ side, curve }) => binding(picture, layer, curve(edge), 13, { ribs: 0.12, light: side > 0 ? 0.6 : 1 }));
  seam(picture, layer, spline(points(0, top, 4, top + 130, 0, pattern.bottom - 30)), { rows: [4], ditch: 0.45 });
}

function frontView(picture, pattern, guides, shapes) {
  const { waist, dip, front, back } = pattern;
  const [, wy] = waist;
  const behind = spline([last(back), [0, last(back)[1] + 10]], null, [-1, 0]);
  const seat = lining(picture, whole(join(shapes.backEdge, shapes.bandSide, shapes.side, shapes.legBack, behind)), {
    tone: 0.5,
  });
  band(picture, seat, across(shift(shapes.backEdge, 0, 12)), 24, { light: 0.1 });
  binding(picture, seat, offset(across(reverse(join(shapes.legBack, behind))), -6), 12, { light: 0.3 });
  label(picture, seat, [0, wy + 18], 40, 18);
  const layer = frontPanel(picture, pattern, guides, shapes);
  eachSide(({ side, curve }) => {
    binding(picture, layer, offset(curve(shapes.legFront), side * 6), 12);
    seam(picture, layer, offset(curve(shapes.legFront), side * 13), { rows: [side * 4], ditch: 0.4 });
  });
  if (pattern.fly) {
    fly(picture, layer, pattern);
  } else {
    const gusset = spline(points(0, last(front)[1] - 82, 80, last(front)[1] - 92), [1, 0], [0.9, -0.3]);
    seam(picture, layer, across(gusset), { rows: [-4, 4] });
  }
  waistband(picture, shapes.frontEdge, shapes.bandSide, pattern.band, {
    ribs: 0.24,
    lines: pattern.fly ? [-14, 14] : [],
  });
  if (pattern.fly) {
    label(picture, picture, [-96, wy + dip + pattern.band / 2 - 6], 50, 24, { angle: 4 });
  } else {
    label(picture, picture, [waist[0] - 44, wy + 66], 11, 24, { angle: -14, plain: true });
  }
}

function backView(picture, pattern, guides, shapes) {
  const { waist, hip, back, bandEnd } = pattern;
  const [, wy] = waist;
  const crotch = last(back);
  const low = spline([crotch, [0, crotch[1] + 10]], null, [-1, 0]);
  const top = [[0, wy + 8], [60, wy + 10], [160, wy + 18], bandEnd];
  const layer = piece(picture, whole(join(top, shapes.side, shapes.legBack, low)), {
    limb: points(-hip[0], 480, hip[0], 520),
    guides,
    glow: [
      [-110, wy + 190, 84, 80, 0.48],
      [92, wy + 186, 74, 74, 0.3],
    ],
    dim: [
      [0, wy + 230, 6, 130, 0.36],
      [-90, crotch[1] - 60, 60, 14, 0.2, 24],
      [92, crotch[1] - 60, 60, 16, 0.28, -24],
    ],
    folds: bothSides([
      fold(13, 20, crotch[1] - 20, 74, crotch[1] - 70, 150, crotch[1] - 120),
      fold(10, hip[0] - 8, hip[1], 190, hip[1] + 16, 130, hip[1] + 6),
    ]),
    creases: bothSides([
      fold(7, 6, crotch[1] - 60, 20, crotch[1] - 100, 44, crotch[1] - 130),
      fold(7, hip[0] - 2, hip[1] - 34, 214, hip[1] - 30, 176, hip[1] - 40),
      fold(5, 30, wy + 44, 70, wy + 54, 106, wy + 46),
    ]),
  });
  const legEdge = join(shapes.legBack, low);
  binding(picture, layer, offset(across(reverse(legEdge)), -6), 12);
  seam(picture, layer, offset(across(reverse(legEdge)), -13), { rows: [-4], ditch: 0.4 });
  seam(picture, layer, across(spline(points(0, crotch[1] - 64, 86, crotch[1] - 84), [1, 0], [0.9, -0.3])), {
    rows: [-4, 4],
  });
  waistband(picture, shapes.backEdge, shapes.bandSide, pattern.band, {
    ribs: 0.24,
    lines: pattern.fly ? [-14, 14] : [],
    flat: true,
  });
  if (pattern.fly) {
    label(picture, picture, [0, wy - 6 + pattern.band / 2], 46, 22);
  }
}

/** Draws briefs. */
export function briefs(picture, pattern) {
  const { waist, dip, bandEnd, hip, front, back } = pattern;
  const [wx, wy] = waist;
  const guide = spline(points(wx, wy - 30, hip[0] + 2, 480, 170, 620, 44, 770));
  const guides = bodyGuides(guide, 20);
  const shapes = {
    frontEdge: spline([[0, wy + dip], waist], [1, 0], [0.88, -0.5]),
    backEdge: spline([[0, wy - 6], waist], [1, 0], [0.9, 0.5]),
    bandSide: spline([waist, bandEnd], [0.2, 1]),
    side: spline([bandEnd, hip], [0.25, 1]),
    legFront: spline([hip, ...front], [-0.86, 0.42], [-0.2, 1]),
    legBack: spline([hip, ...back], [-0.12, 1], [-0.9, 0.3]),
  };
  picture.focus = { x: 90, y: wy + 140, width: 320 };
  if (picture.isBack) {
    backView(picture, pattern, guides, shapes);
  } else {
    frontView(picture, pattern, guides, shapes);
  }
}
