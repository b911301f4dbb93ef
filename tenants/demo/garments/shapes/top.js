// T-shirts, tanks and bodysuits: one body cut from a paper pattern, with its neck, armholes, hem or leg openings.

import { across, fold, join, last, line, mix, offset, points, reverse, shift, spline, whole } from '../geometry.js';
import { piece } from '../piece.js';
import { band, binding, button, label, seam, shadeLine, snap } from '../trims.js';
import { lining } from './lining.js';
import { bodyGuides, bothSides, eachSide } from './sides.js';
import { sleeves } from './sleeves.js';
import { bodyCreases, bodyFolds, restingLight } from './top-folds.js';
import { tailored } from './top-patterns.js';

/** The curve of the neck's front edge, from the shoulder to the centre. */
function neckCurve({ neck: [x, y], neckline }, depth) {
  if (neckline === 'v' && depth > 60) {
    return spline(points(x, y, x * 0.6, y + depth * 0.44, 0, y + depth), [-0.25, 1], [-0.62, 1]);
  }
  return spline(points(x, y, x * 0.74, y + depth * 0.68, 0, y + depth), [-0.05, 1], [-1, 0]);
}

/** All edges of the body, as curves of the right half. */
function edgesOf(pattern, back) {
  const { neck, shoulder, arm, side } = pattern;
  const end = last(side);
  const bare = !pattern.sleeve;
  const depth = back ? pattern.backDepth || 24 : pattern.depth;
  const edges = {
    end,
    neckFront: neckCurve(pattern, depth),
    neckBack: spline([neck, [0, neck[1] + 15]], [-0.75, 0.5], [-1, 0]),
    shoulder: spline([neck, shoulder], null, [1, 0.36]),
    armhole: spline(
      [shoulder, [shoulder[0] - (bare ? 25 : 20), (shoulder[1] + arm[1]) / 2 + (bare ? 24 : 6)], arm],
      [-0.25, 1],
      [0.75, bare ? 0.5 : 0.8],
    ),
    side: spline([arm, ...side], [-0.12, 1]),
  };
  if (pattern.leg) {
    const leg = back ? pattern.leg.back : pattern.leg.front;
    const crotch = last(leg);
    edges.leg = spline([end, ...leg], back ? [-0.05, 1] : [-0.7, 0.6]);
    edges.bottom = crotch[1];
    edges.hem = join(edges.leg, spline([crotch, [0, crotch[1] + 8]], [-1, 0.2], [-1, 0]));
  } else if (pattern.thigh) {
    const { outer, inner, crotch } = pattern.thigh;
    const down = spline([end, ...outer], [0.1, 1]);
    const cuff = spline([last(outer), mix(last(outer), inner[0], 0.5).map((v, i) => v + i * 8), inner[0]]);
    edges.thighHem = cuff;
    edges.bottom = last(outer)[1];
    edges.hem = join(down, cuff, spline([...inner, [0, crotch]], null, [-0.6, -0.9]));
  } else {
    edges.bottom = end[1];
    edges.hem = spline([end, [0, end[1] + pattern.hem]], [-1, 0.16], [-1, 0]);
  }
  const tail = pattern.leg ? [[end[0] - 20, edges.bottom + 20]] : [];
  const thigh = pattern.thigh ? pattern.thigh.outer : [];
  edges.guide = spline([
    [shoulder[0] * 0.96, neck[1] - 30],
    [arm[0] - 14, (shoulder[1] + arm[1]) / 2],
    arm,
    ...side,
    ...thigh,
    ...tail,
  ]);
  return edges;
}

/** The back panel seen in the leg openings of a bodysuit. */
function seat(picture, pattern, edges) {
  const { back } = pattern.leg;
  const crotch = last(back);
  const legBack = spline([edges.end, ...back], [-0.05, 1]);
  const bottom = spline([crotch, [0, crotch[1] + 6]], [-1, 0.3], [-1, 0]);
  const top = line([0, 600], [140, 600]);
  const layer = lining(picture, whole(join(top, line([140, 600], edges.end), legBack, bottom)), {
    tone: 0.5,
  });
  binding(picture, layer, offset(across(reverse(join(legBack, bottom))), -6), 12, { light: 0.3 });
}

/** The inside of the back neck, with its tape and label. */
function neckInside(picture, pattern, edges) {
  const layer = lining(picture, whole(join(reverse(edges.neckBack), edges.neckFront)), {
    tone: 0.5,
    deep: true,
    casts: false,
  });
  const tape = reverse(edges.neckBack);
  band(picture, layer, across(shift(tape, 0, pattern.rib * 0.55)), pattern.rib, { light: 0.2 });
  shadeLine(picture, layer, across(shift(tape, 0, pattern.rib * 1.1 + 5)), 8, 0.24);
  label(picture, layer, [0, pattern.neck[1] + 15 + pattern.rib + 18], 46, 24);
}

/** The strips of the back that show behind bare armholes and below the front's hem. */
function behind(picture, pattern, edges) {
  const { shoulder, arm } = pattern;
  if (!pattern.sleeve) {
    const inner = spline([shoulder, [shoulder[0] - 11, (shoulder[1] + arm[1]) / 2 + 10], arm]);
    eachSide(({ curve }) => lining(picture, curve(join(edges.armhole, reverse(inner)))));
  }
  if (!pattern.leg && !pattern.thigh && !picture.isBack) {
    const corner = [edges.end[0], edges.bottom - 20];
    const low = spline([edges.end, [0, edges.bottom + pattern.hem + 6]], [-0.9, 0.5], [-1, 0]);
    const strip = join(line([0, corner[1]], corner), line(corner, edges.end), low);
    lining(picture, whole(strip), { tone: 0.85 });
  }
  if (pattern.thigh) {
    eachSide(({ curve }) => {
      const low = offset(edges.thighHem, (t) => -9 * Math.sin(Math.PI * t));
      lining(picture, curve(join(low, reverse(edges.thighHem))), { tone: 0.75 });
    });
  }
}

/** A buttoned opening below the neck. */
function placket(picture, layer, pattern) {
  const { length, buttons } = pattern.placket;
  const top = pattern.neck[1] + pattern.depth + 4;
  const half = 17;
  const right = line([half, top], [half, top + length]);
  const left = line([-half, top], [-half, top + length]);
  shadeLine(picture, layer, shift(right, 5, 3), 14, 0.34);
  seam(picture, layer, right, { rows: [5], ditch: 0.6 });
  seam(picture, layer, left, { rows: [-5], ditch: 0.35 });
  seam(picture, layer, line([-half, top + length], [half, top + length]), { rows: [-4, -12], ditch: 0.4 });
  for (let i = 0; i < buttons; i += 1) {
    const y = top + 22 + (i * (length - 48)) / (buttons - 1);
    shadeLine(picture, layer, line([-1, y - 9], [1, y + 11]), 3, 0.4);
    button(picture, layer, [0, y], 8.5);
  }
}

/** The envelope shoulders of babies' bodysuits: the back laps over the front. */
function envelope(picture, layer, pattern) {
  const [nx, ny] = pattern.neck;
  const { shoulder, arm } = pattern;
  const meet = [shoulder[0] - 18, (shoulder[1] + arm[1]) / 2 + 8];
  const edge = spline([[nx - 7, ny + 26], [nx + 32, ny + 74], meet], [0.2, 1]);
  eachSide(({ curve }) => {
    shadeLine(picture, layer, curve(shift(edge, 2, 9)), 18, 0.4);
    band(picture, layer, curve(edge), 15);
  });
}

/** Hem stitches, or the bound legs and the snaps of a bodysuit. */
function lowerEdge(picture, layer, pattern, edges) {
  if (pattern.thigh) {
    eachSide(({ side, curve }) => {
      seam(picture, layer, offset(curve(edges.thighHem), side * 24), { rows: [-3, 3], ditch: 0.28 });
    });
    const { crotch } = pattern.thigh;
    if (picture.isBack) {
      seam(picture, layer, line([0, crotch - 190], [0, crotch]), { rows: [4], ditch: 0.5 });
    }
    return;
  }
  if (!pattern.leg) {
    seam(picture, layer, shift(across(reverse(edges.hem)), 0, -27), { rows: [-3, 3], ditch: 0.28 });
    return;
  }
  const width = pattern.leg.binding;
  eachSide(({ side, curve }) => {
    binding(picture, layer, offset(curve(edges.leg), side * width * 0.5), width);
  });
  const half = last(picture.isBack ? pattern.leg.back : pattern.leg.front)[0];
  const y = edges.bottom - (width > 12 ? 22 : 16);
  seam(picture, layer, across(spline(points(0, y - 14, half + 30, y - 20), [1, 0])), { rows: [-4] });
  if (picture.isBack) {
    return;
  }
  for (let i = 0; i < pattern.leg.snaps; i += 1) {
    snap(picture, layer, [(i - (pattern.leg.snaps - 1) / 2) * half * 0.66, y + 3], width > 12 ? 9.5 : 6);
  }
}

function finishNeck(picture, layer, pattern, edges) {
  const neck = across(reverse(edges.neckFront));
  band(picture, layer, offset(neck, pattern.rib * 0.5), pattern.rib);
  seam(picture, layer, offset(neck, pattern.rib + 1), { rows: [5] });
}

/** A detail looks at the neck, or for a third of the bodysuits at the snaps. */
function focusOf(picture, pattern, edges) {
  const lowered = pattern.leg && picture.character > 0.5;
  if (lowered) {
    return { x: 0, y: edges.bottom - 110, width: 330 };
  }
  const aside = picture.character > 0.5 ? 56 : -40;
  return { x: aside, y: pattern.neck[1] + Math.min(pattern.depth, 110) + 96, width: 310 };
}

/** Draws a top or a bodysuit. */
export function top(picture, paper) {
  const { shape } = picture;
  const pattern = tailored(paper, { width: 1 + shape.width * 0.03, length: 1 + shape.length * 0.025 });
  pattern.depth += shape.neck * 7;
  const back = picture.isBack;
  const edges = edgesOf(pattern, back);
  const { arm } = pattern;
  const waist = pattern.side[1];
  const hang = { back, bottom: edges.bottom, waist, end: edges.end, drape: shape.drape };
  picture.chestPrinted = !pattern.lap && !pattern.placket;
  picture.focus = focusOf(picture, pattern, edges);
  if (pattern.leg && !back) {
    seat(picture, pattern, edges);
  }
  behind(picture, pattern, edges);
  if (!back) {
    neckInside(picture, pattern, edges);
  }
  if (pattern.sleeve) {
    const reach = pattern.sleeve.long ? 3.4 : 4.5;
    sleeves(picture, pattern, edges.armhole, [shape.left * reach, shape.right * reach]);
  }
  const outline = whole(join(reverse(edges.neckFront), edges.shoulder, edges.armhole, edges.side, edges.hem));
  const [nx, ny] = pattern.neck;
  const layer = piece(picture, outline, {
    limb: points(-arm[0] - 4, 500, arm[0] + 4, 530),
    guides: bodyGuides(edges.guide, 16),
    ...restingLight(pattern, hang),
    folds: bodyFolds(pattern, hang),
    creases: bodyCreases(pattern, hang),
    nips: pattern.sleeve && bothSides([fold(4, nx + 24, ny + 20, nx + 30, ny + 44, nx + 26, ny + 74)]),
    chest: { point: [0, ny + pattern.depth + 140], size: 1 },
  });
  eachSide(({ side, curve }) => {
    if (pattern.sleeve) {
      seam(picture, layer, curve(edges.armhole), { rows: [side * 5] });
    } else {
      binding(picture, layer, offset(curve(edges.armhole), side * 6), 13);
    }
    seam(picture, layer, curve(offset(edges.shoulder, 4)), { rows: [side * 4], ditch: 0.3 });
  });
  if (pattern.lap && !back) {
    envelope(picture, layer, pattern);
  }
  lowerEdge(picture, layer, pattern, edges);
  finishNeck(picture, layer, pattern, edges);
  if (pattern.placket && !back) {
    placket(picture, layer, pattern);
  }
}
