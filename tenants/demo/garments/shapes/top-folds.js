// How a top hangs: drag lines from the armholes, a gathered waist, verticals at the hem, and where light rests.

import { fold } from '../geometry.js';
import { bothSides } from './sides.js';

/** Soft light and shade: bust, chest, shoulder blades, the hollow above the hem. */
export function restingLight(pattern, { back, bottom, waist, end }) {
  const armY = pattern.arm[1];
  const glow = [];
  const dim = [];
  if (pattern.bust && !back) {
    glow.push([-70, armY + 20, 40, 44, 0.42], [64, armY + 18, 36, 40, 0.28], [-54, bottom - 190, 40, 90, 0.25]);
    dim.push([-76, armY + 108, 50, 8, 0.26, 8], [80, armY + 108, 54, 10, 0.36, -8], [0, armY + 34, 4, 56, 0.15]);
  } else if (pattern.chest && !back) {
    glow.push([-92, armY - 50, 70, 40, 0.42], [80, armY - 50, 60, 36, 0.24], [-100, bottom - 220, 40, 140, 0.2]);
    dim.push([-96, armY + 26, 70, 8, 0.2, 5], [98, armY + 26, 70, 10, 0.28, -5], [0, armY - 20, 5, 60, 0.13]);
  } else {
    glow.push([-70, armY + 40, 50, 90, 0.3]);
  }
  if (back) {
    dim.push([0, armY - 20, 4, 130, 0.18], [-84, armY - 10, 40, 40, 0.08], [92, armY - 10, 40, 40, 0.14]);
  }
  if (pattern.leg) {
    dim.push([16, bottom - 50, 60, 40, 0.34], [0, waist[1] + 120, 34, 26, 0.12]);
    if (back) {
      glow.push([-66, end[1] - 6, 40, 60, 0.34], [56, end[1] - 6, 36, 56, 0.22]);
    }
  } else if (!pattern.thigh) {
    dim.push([0, bottom - 16, 220, 28, 0.26]);
  }
  return { glow, dim };
}

/** Large folds. `drape` numbers (0..1) choose where the verticals fall. */
export function bodyFolds(pattern, { bottom, waist, drape }) {
  const [ax, ay] = pattern.arm;
  const [wx, wy] = waist;
  const list = [
    fold(14, ax - 2, ay + 6, ax - 50, ay + 62, ax - 84, ay + 160),
    fold(13, -ax + 2, ay + 10, -ax + 44, ay + 50, -ax + 66, ay + 140),
    fold(12, -wx + 4, wy + 30, -wx + 60, wy + 66, -wx + 96, wy + 160),
    fold(14, wx - 2, wy - 10, wx - 66, wy + 40, wx - 104, wy + 146),
  ];
  if (pattern.leg) {
    return [...list, ...bothSides([fold(12, wx + 8, wy + 170, wx - 50, wy + 190, 30, wy + 230)])];
  }
  if (pattern.thigh) {
    return [
      ...list,
      ...bothSides([
        fold(14, 6, pattern.thigh.crotch - 4, 50, pattern.thigh.crotch - 34, 110, pattern.thigh.crotch - 80),
        fold(11, wx + 8, wy + 210, wx - 36, wy + 230, 70, wy + 250),
      ]),
    ];
  }
  const places = [-0.72, -0.3, 0.08, 0.46, 0.78];
  places.forEach((place, i) => {
    const chosen = drape[i];
    if (chosen < 0.3) {
      return;
    }
    const x = (place + (chosen - 0.65) * 0.22) * wx;
    const rise = 130 + chosen * 150;
    list.push(fold(6 + chosen * 5, x + 6, bottom + 8, x - 2, bottom - rise * 0.5, x - 12 + chosen * 20, bottom - rise));
  });
  if (drape[5] > 0.4) {
    const [nx, ny] = pattern.neck;
    list.push(fold(9, nx + 14, ny + 60, nx + 22, ny + 130, nx - 8, ny + 220));
  }
  if (drape[6] > 0.55) {
    list.push(fold(12, -ax + 8, ay - 60, -ax + 44, ay - 40, -ax + 74, ay + 20));
  }
  return list;
}

/** Small creases at the armholes, the waist and the crotch. */
export function bodyCreases(pattern, { bottom, waist, end, drape }) {
  const [ax, ay] = pattern.arm;
  const [sx, sy] = pattern.shoulder;
  const [wx, wy] = waist;
  const list = [
    fold(9, ax - 3, ay + 2, ax - 34, ay + 22, ax - 70, ay + 70),
    fold(8, -ax + 3, ay + 4, -ax + 30, ay + 20, -ax + 56, ay + 62),
    fold(8, wx, wy + 6, wx - 34, wy + 16, wx - 66, wy + 44),
    fold(8, -wx, wy - 14, -wx + 30, wy + 2, -wx + 58, wy + 34),
  ];
  if (drape[7] > 0.5) {
    list.push(fold(6, -wx, wy + 34, -wx + 26, wy + 44, -wx + 48, wy + 66));
  }
  if (pattern.sleeve) {
    list.push(fold(8, sx - 22, sy + 60, sx - 44, sy + 104, ax - 30, ay - 20));
  }
  if (pattern.leg) {
    list.push(
      ...bothSides([
        fold(7, 40, bottom - 8, 34, bottom - 50, 50, bottom - 96),
        fold(7, end[0] - 4, end[1] - 4, end[0] - 44, end[1] - 6, end[0] - 84, end[1] + 14),
      ]),
    );
  }
  if (pattern.thigh) {
    const { crotch } = pattern.thigh;
    list.push(
      ...bothSides([
        fold(7, 4, crotch, 34, crotch - 16, 76, crotch - 44),
        fold(7, 28, crotch + 60, 56, crotch + 58, 92, crotch + 40),
        fold(6, 26, crotch + 110, 54, crotch + 112, 84, crotch + 100),
      ]),
    );
  }
  return list;
}
