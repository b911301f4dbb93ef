// How a garment lies: a gentle warp from its own number, and for leggings legs that stand like a person's.

import { smoothstep } from './geometry.js';
import { around, chance } from './seed.js';

/** Small sways of cloth laid down by hand. */
function sway(next) {
  const phase = [next() * 3, next() * 3, next() * 3];
  const lean = next() * 0.008;
  const k = 1 + next() * 0.3;
  return ([x, y]) => [
    x + k * (3 * Math.sin(y / 118 + phase[0]) + 1.7 * Math.sin(x / 70 + y / 90 + phase[1])) + lean * (y - 500),
    y + k * 2.8 * Math.sin(x / 84 + phase[2]),
  ];
}

/** One leg bears the weight and stands straight, the other bends at the knee and steps aside. */
function stance(crotch, next) {
  const leader = next() > 0 ? 1 : -1;
  const knee = 11 + next() * 4;
  const step = 1.016 + Math.abs(next()) * 0.012;
  const hips = 9 + next() * 3;
  return ([x, y]) => {
    const below = smoothstep(crotch - 60, crotch + 160, y);
    const bears = Math.sign(x) === -leader;
    const t = Math.max((y - crotch) / 500, 0);
    const bend = Math.sin(Math.PI * Math.min(t * 1.1, 1.2)) * knee;
    const swing = bears ? leader * (8 * t - bend * 0.5) : leader * (bend + t * 12);
    const tilt = (x / 160) * hips * 0.5 * leader * (1 - below);
    const lower = bears || y < crotch ? y : crotch + (y - crotch) * step;
    return [x + below * swing + hips * leader * Math.sin((y - 90) / 210) * 0.5, lower - tilt];
  };
}

/** The pose of a cut with a given seed. */
export function poseOf(seed, crotch) {
  const next = around(chance(seed));
  const swaying = sway(next);
  if (crotch === null) {
    return swaying;
  }
  const standing = stance(crotch, next);
  return (point) => swaying(standing(point));
}
