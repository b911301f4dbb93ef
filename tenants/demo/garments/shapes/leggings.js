// Leggings of every length: two legs that stand differently, a wide waistband, back shaping and pockets of light.

import { at, fold, join, last, line, mix, points, reverse, shift, spline } from '../geometry.js';
import { piece } from '../piece.js';
import { label, seam } from '../trims.js';
import { lining } from './lining.js';
import { eachSide, limbAcross, limbGuides } from './sides.js';
import { waistband, waistInside } from './waistband.js';

// Creases above the ankle, as [height above the hem, width].
const CUFF_RIPPLES = [
  [52, 7],
  [35, 5],
  [70, 5],
];

const WOMENS = {
  waist: [110, 96],
  dip: 20,
  hip: [126, 172],
  band: 74,
  outer: points(147, 262, 153, 340, 143, 460, 117, 616, 114, 712, 100, 812, 86, 912),
  inner: points(6, 440, 15, 616, 22, 712, 29, 812, 35, 916),
  crotch: 378,
};

export const LEGGINGS_PATTERNS = {
  leggings: WOMENS,
  'leggings-cropped': {
    ...WOMENS,
    outer: points(147, 262, 153, 340, 143, 460, 118, 616, 114, 680, 106, 740),
    inner: points(6, 440, 15, 616, 20, 680, 25, 746),
  },
  'bike-shorts': {
    ...WOMENS,
    outer: points(148, 262, 154, 340, 152, 420, 144, 540),
    inner: points(9, 430, 24, 550),
  },
  'mens-leggings': {
    waist: [132, 96],
    dip: 12,
    hip: [138, 134],
    band: 40,
    outer: points(152, 240, 162, 340, 154, 460, 128, 620, 126, 716, 108, 820, 94, 916),
    inner: points(8, 440, 18, 620, 24, 716, 31, 820, 37, 920),
    crotch: 376,
    mens: true,
  },
  'kids-leggings': {
    waist: [132, 190],
    dip: 18,
    hip: [142, 234],
    band: 46,
    outer: points(160, 300, 168, 364, 162, 450, 144, 580, 140, 660, 124, 750, 112, 826),
    inner: points(10, 480, 24, 580, 29, 660, 36, 750, 42, 830),
    crotch: 430,
  },
};

/** Landmarks along a leg, whatever its length. */
function landmarks({ outer, inner, crotch }) {
  const end = mix(last(outer), last(inner), 0.5);
  const reach = end[1] - crotch;
  const long = reach > 300;
  const knee = long ? outer[3] : last(outer);
  const kneeIn = long ? inner[1] : last(inner);
  return { end, reach, long, knee, kneeIn };
}

function legFolds(pattern, marks) {
  const { crotch, outer, inner } = pattern;
  const list = [
    fold(13, 4, crotch - 4, 50, crotch - 30, 112, crotch - 66),
    fold(9, outer[1][0] - 4, crotch + 40, outer[1][0] - 44, crotch + 70, 52, crotch + 74),
  ];
  if (marks.long) {
    const { knee, kneeIn } = marks;
    list.push(fold(11, kneeIn[0] - 2, knee[1] + 34, (kneeIn[0] + knee[0]) / 2, knee[1] + 46, knee[0], knee[1] + 28));
    list.push(fold(8, knee[0] - 2, knee[1] - 56, knee[0] - 34, knee[1] - 34, knee[0] - 74, knee[1] - 22));
    const calf = outer[outer.length - 2];
    list.push(fold(9, calf[0] + 4, calf[1] + 16, 72, calf[1] + 28, 36, calf[1] + 12));
  } else {
    const low = last(inner);
    list.push(fold(9, low[0] - 6, low[1] - 66, 64, low[1] - 48, 116, low[1] - 70));
  }
  return list;
}

function legCreases(pattern, marks) {
  const { crotch, outer, inner } = pattern;
  const ankle = last(outer);
  const instep = last(inner);
  const list = [
    fold(7, 2, crotch - 2, 30, crotch - 12, 70, crotch - 38),
    fold(7, 8, crotch + 18, 34, crotch + 22, 72, crotch + 8),
    fold(6, outer[1][0], outer[1][1] - 30, outer[1][0] - 30, outer[1][1] - 18, outer[1][0] - 62, outer[1][1] - 20),
  ];
  if (marks.long) {
    const { knee, kneeIn } = marks;
    list.push(fold(6, knee[0] + 2, knee[1] - 10, knee[0] - 22, knee[1], knee[0] - 48, knee[1] + 2));
    list.push(fold(6, kneeIn[0], knee[1] + 10, kneeIn[0] + 20, knee[1] + 16, kneeIn[0] + 42, knee[1] + 10));
    list.push(fold(5, kneeIn[0] - 2, knee[1] - 24, kneeIn[0] + 18, knee[1] - 14, kneeIn[0] + 44, knee[1] - 18));
    for (const [up, width] of CUFF_RIPPLES) {
      list.push(
        fold(
          width,
          instep[0],
          ankle[1] - up,
          (instep[0] + ankle[0]) / 2,
          ankle[1] - up + 9,
          ankle[0] - 2,
          ankle[1] - up + 2,
        ),
      );
    }
  }
  return list;
}

/** Where the light finds a leg: thigh, knee, calf, and the seat behind. */
function legLight(pattern, marks, side, back) {
  const { crotch, outer, inner } = pattern;
  const glow = [
    [side * 80 - 12, inner[0][1] + 20, 14, 90, 0.45],
    [side * 74 - 16, outer[0][1], 36, 54, 0.3],
  ];
  const dim = [
    [side * 12, crotch + 36, 16, 66, 0.6],
    [side * 6, crotch - 50, 20, 60, 0.2],
  ];
  if (marks.long) {
    const { knee, kneeIn } = marks;
    glow.push([side * 82 - 10, knee[1] - 14, 14, 26, 0.42], [side * 80 - 12, knee[1] + 96, 12, 64, 0.38]);
    dim.push([side * (kneeIn[0] + 4), knee[1] + 24, 12, 44, 0.4], [side * knee[0], knee[1] + 30, 14, 34, 0.34]);
  }
  if (back) {
    glow.push([side * 76 - 12, crotch - 78, 42, 46, 0.55]);
    dim.push([side * 70, crotch + 4, 44, 6, 0.5, side * -9], [side * 3, crotch - 70, 4, 70, 0.32]);
    if (marks.long) {
      dim.push([side * 82, marks.knee[1] + 4, 30, 4, 0.3, side * 4]);
    }
  }
  return { glow, dim };
}

/** Colour-blocked legs carry a panel of the accent down the outer side. */
function sidePanel(picture, pattern, curve) {
  const panel = spline([pattern.hip, ...pattern.outer].map(([x, y], i) => [x - 44 + i * 2, y]));
  const outside = join(panel, spline(points(400, 1000, 400, 40)));
  return {
    panel,
    paint: () => `<path d="${picture.path(curve(outside), { close: true })}" fill="${picture.accent.hex}"/>`,
  };
}

function leg(picture, pattern, marks, tools) {
  const { side, curve, folds } = tools;
  const { waist, hip, crotch, outer, inner } = pattern;
  const back = picture.isBack;
  const over = spline([hip, ...outer], [0.3, 1]);
  const under = spline([[0, crotch], ...inner], [0.1, 1]);
  const [ankle, instep] = [last(outer), last(inner)];
  const hem = spline([ankle, mix(ankle, instep, 0.5).map((v, i) => v + i * 3), instep]);
  const hemBehind = spline([ankle, mix(ankle, instep, 0.5).map((v, i) => v + i * 8), instep]);
  lining(picture, curve(join(hemBehind, reverse(hem))), { tone: 0.8 });
  const blocked = picture.fabric === 'block' ? sidePanel(picture, pattern, curve) : null;
  const level = mix([0, crotch], marks.end, 0.3)[1];
  const top = hip[1] - 26;
  const outline = join(line([0, top], [hip[0] - 8, top]), line([hip[0] - 8, top], hip), over, hem, reverse(under));
  const layer = piece(picture, curve(outline), {
    limb: limbAcross(side, [marks.kneeIn[0] - 26, level], [marks.knee[0] + 34, level]),
    guides: limbGuides(side, curve, spline([[0, waist[1]], [0, crotch], ...inner]), spline([waist, hip, ...outer]), 8),
    ...legLight(pattern, marks, side, back),
    folds: folds(legFolds(pattern, marks)),
    creases: folds(legCreases(pattern, marks)),
    paint: blocked ? blocked.paint : undefined,
  });
  seam(picture, layer, shift(curve(hem), 0, -18), { rows: [-3, 3], ditch: 0.25 });
  if (blocked) {
    seam(picture, layer, curve(blocked.panel), { rows: [-4, 4] });
  }
  return layer;
}

/** A fly pouch for men, outlined by seams. */
function pouch(picture, pattern, top) {
  const { crotch } = pattern;
  const edge = spline(points(46, top, 60, top + 90, 48, crotch - 60, 10, crotch), [0.1, 1], [-0.8, 0.6]);
  eachSide(({ side, curve }) => seam(picture, picture, curve(edge), { rows: [side * -4, side * 4], ditch: 0.5 }));
}

/** The V-shaped yoke of the back. */
function yoke(picture, pattern, layers, top) {
  const from = at(spline([pattern.hip, ...pattern.outer]), 0.06);
  eachSide(({ side, curve }) => {
    const edge = spline(points(0, top + 84, from[0] * 0.5, top + 46, from[0] + 4, top + 20), [1, -0.5]);
    seam(picture, layers[side > 0 ? 1 : 0], curve(edge), { rows: [side * -4], ditch: 0.5 });
  });
}

/** Draws leggings. */
export function leggings(picture, pattern) {
  const back = picture.isBack;
  const { waist, hip, dip, band, crotch } = pattern;
  const marks = landmarks(pattern);
  const wy = waist[1];
  const backEdge = spline([[0, wy - 8], waist], [1, 0], [0.9, 0.55]);
  const frontEdge = back ? backEdge : spline([[0, wy + dip], waist], [1, 0], [0.9, -0.5]);
  const low = wy + (back ? 0 : dip) + band;
  picture.focus = { x: picture.character > 0.5 ? 34 : -34, y: wy + 150, width: 300 };
  if (!back) {
    waistInside(picture, backEdge, frontEdge, { point: [0, wy + 5], width: 34, height: 15 });
  }
  const layers = [];
  eachSide((tools) => layers.push(leg(picture, pattern, marks, tools)));
  if (pattern.mens && !back) {
    pouch(picture, pattern, low - 6);
  } else {
    seam(picture, picture, line([0, low - 6], [0, crotch - 4]), { rows: [-4, 4] });
  }
  if (back) {
    yoke(picture, pattern, layers, low);
  }
  waistband(picture, frontEdge, spline([waist, hip], [0.2, 1]), band, {
    ribs: pattern.mens ? 0.24 : 0.1,
    lines: pattern.mens ? [-11, 11] : [],
  });
  if (back) {
    label(picture, picture, [0, low - band * 0.5], 30, 13);
  } else if (pattern.mens) {
    label(picture, picture, [-58, low - band * 0.5 - 4], 40, 18, { angle: 2 });
  }
}
