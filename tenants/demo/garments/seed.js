// Deterministic chance: the same specification always gives the same garment, on every machine.

/** A 32-bit hash of a text (FNV-1a). */
export function hash(text) {
  let value = 2166136261;
  for (let i = 0; i < text.length; i += 1) {
    value ^= text.charCodeAt(i);
    value = Math.imul(value, 16777619) >>> 0;
  }
  return value;
}

/** A generator of numbers in 0..1 that starts from a text (mulberry32). */
export function chance(text) {
  let state = hash(text);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Turns a generator into one that gives numbers between -1 and 1. */
export function around(next) {
  return () => next() * 2 - 1;
}
