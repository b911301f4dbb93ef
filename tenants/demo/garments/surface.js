// Cloth as a surface with coordinates (u across, v along): ribs, stripes and dots follow the limb and bend at its folds.

import { add, at, clamp, length, mix, ruler, spline, subtract, unit } from './geometry.js';

/** Folds as they push a print aside: sampled spines with a reach. */
function creaseField(folds) {
  return folds.map(([points, width]) => {
    const spine = spline(points);
    const samples = [];
    for (let i = 0; i <= 6; i += 1) {
      samples.push(at(spine, i / 6));
    }
    const reach = width * 1.5 + 6;
    const along = unit(subtract(samples[6], samples[0]));
    const xs = samples.map((p) => p[0]);
    const ys = samples.map((p) => p[1]);
    const pad = reach * 2;
    return {
      samples,
      reach,
      along: along[1] < 0 ? [-along[0], -along[1]] : along,
      push: width * 0.5,
      box: [Math.min(...xs) - pad, Math.max(...xs) + pad, Math.min(...ys) - pad, Math.max(...ys) + pad],
    };
  });
}

/** Where a fold moves a point of the print: up on the lit flank, down in the hollow. */
function pushed(point, fold) {
  const [left, right, top, bottom] = fold.box;
  if (point[0] < left || point[0] > right || point[1] < top || point[1] > bottom) {
    return null;
  }
  let nearest = Infinity;
  let index = 0;
  fold.samples.forEach((sample, i) => {
    const distance = length(subtract(point, sample));
    if (distance < nearest) {
      nearest = distance;
      index = i;
    }
  });
  const [ax, ay] = fold.along;
  const [dx, dy] = subtract(point, fold.samples[index]);
  const side = (dx * -ay + dy * ax) / fold.reach;
  const fade = Math.exp(-((nearest / fold.reach) ** 2));
  const taper = Math.sin((Math.PI * (index + 0.6)) / 7.2);
  const along = fold.push * (0.35 + 1.5 * side) * fade * taper;
  const aside = fold.push * -0.5 * fade * taper;
  return [ax * along - ay * aside, ay * along + ax * aside];
}

/**
 * The surface between two guide curves that run down the left and the right side of a limb.
 * `sag` is how far a horizontal line hangs in the middle; `folds` bend everything printed on it.
 */
export function surfaceBetween({ left, right, sag = 0, folds = [] }) {
  const a = ruler(left);
  const b = ruler(right);
  const field = creaseField(folds);
  const bend = (point) => {
    let moved = point;
    for (const fold of field) {
      const push = pushed(point, fold);
      if (push) {
        moved = add(moved, push);
      }
    }
    return moved;
  };
  /** u is -1 at the left, 1 at the right; lines crowd at the sides as on a round body and run on beyond them. */
  const pointAt = (u, v) => {
    const from = a.pointAt(v);
    const to = b.pointAt(v);
    const inside = clamp(u, -1, 1);
    const middle = mix(from, to, 0.5 + 0.5 * Math.sin((inside * Math.PI) / 2) + (u - inside) * 1.5);
    const [dx, dy] = unit(subtract(to, from));
    return bend(add(middle, [-dy, dx], sag * (Math.cos((u * Math.PI) / 2) - 0.6)));
  };
  const middle = (v) => mix(a.pointAt(v), b.pointAt(v), 0.5);
  const width = length(subtract(b.pointAt(0.5), a.pointAt(0.5)));
  return { pointAt, middle, width, length: (a.total + b.total) / 2 };
}

/** Evenly spaced points across the surface at v. */
export function lineAcross(surface, v, spans = 6) {
  const points = [];
  for (let i = 0; i <= spans; i += 1) {
    points.push(surface.pointAt(-1.06 + (2.12 * i) / spans, v));
  }
  return points;
}

/** Evenly spaced points down the surface at u. */
export function lineAlong(surface, u, spans) {
  const points = [];
  for (let i = 0; i <= spans; i += 1) {
    points.push(surface.pointAt(u, i / spans));
  }
  return points;
}
