// The register of cuts: which maker draws each, from which paper pattern, how large it is shown and how it stands.

import { BOXER_PATTERNS, boxers } from './shapes/boxers.js';
import { bralette, camisole } from './shapes/bralette.js';
import { BRIEFS_PATTERNS, briefs } from './shapes/briefs.js';
import { LEGGINGS_PATTERNS, leggings } from './shapes/leggings.js';
import { top } from './shapes/top.js';
import { TOP_PATTERNS } from './shapes/top-patterns.js';

function family(patterns, maker) {
  return Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [name, (picture) => maker(picture, pattern)]),
  );
}

const MAKERS = {
  ...family(TOP_PATTERNS, top),
  ...family(LEGGINGS_PATTERNS, leggings),
  ...family(BOXER_PATTERNS, boxers),
  ...family(BRIEFS_PATTERNS, briefs),
  bralette,
  camisole,
};

export const CUTS = [
  'womens-tshirt',
  'womens-vneck',
  'womens-longsleeve',
  'womens-tank',
  'camisole',
  'bodysuit',
  'bodysuit-short',
  'bodysuit-long',
  'briefs',
  'hipster',
  'bralette',
  'leggings',
  'leggings-cropped',
  'bike-shorts',
  'mens-tshirt',
  'mens-vneck',
  'mens-longsleeve',
  'mens-henley',
  'mens-tank',
  'boxers',
  'trunks',
  'mens-briefs',
  'mens-leggings',
  'mens-bodysuit',
  'kids-tshirt',
  'kids-longsleeve',
  'kids-tank',
  'kids-briefs',
  'kids-boxers',
  'kids-leggings',
  'baby-bodysuit',
  'baby-bodysuit-long',
];

/** Children's and babies' clothes are shown a little smaller than their parents'. */
export function roomFor(cut) {
  return /^(kids|baby)/.test(cut) ? { width: 640, height: 800 } : { width: 690, height: 860 };
}

/** The height below which the two legs stand apart, for cuts that have legs. */
export function crotchOf(cut) {
  const pattern = LEGGINGS_PATTERNS[cut];
  return pattern ? pattern.crotch : null;
}

export function makerOf(cut) {
  return MAKERS[cut];
}
