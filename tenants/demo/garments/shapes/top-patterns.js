// Paper patterns of everything worn above the waist: half widths from the centre front, heights from the tile's top.

import { points } from '../geometry.js';

const WOMENS_TEE = {
  neck: [88, 150],
  depth: 86,
  shoulder: [182, 186],
  arm: [172, 352],
  side: points(160, 470, 157, 560, 170, 720, 180, 842),
  hem: 14,
  sleeve: {
    outer: points(224, 240, 258, 330, 277, 408),
    inner: points(190, 394, 189, 430),
  },
  bust: true,
  rib: 17,
};

const WOMENS_LONG_SLEEVE = {
  outer: points(230, 262, 256, 420, 276, 580, 284, 742),
  inner: points(190, 420, 213, 590, 231, 750),
  long: true,
};

const MENS_TEE = {
  neck: [80, 142],
  depth: 62,
  shoulder: [216, 192],
  arm: [204, 388],
  side: points(201, 520, 200, 640, 204, 760, 207, 862),
  hem: 12,
  sleeve: {
    outer: points(264, 258, 298, 362, 314, 458),
    inner: points(213, 432, 212, 480),
  },
  chest: true,
  rib: 22,
};

const MENS_LONG_SLEEVE = {
  outer: points(268, 280, 296, 430, 314, 600, 322, 770),
  inner: points(220, 460, 246, 620, 264, 778),
  long: true,
};

const KIDS_TEE = {
  neck: [84, 212],
  depth: 56,
  shoulder: [172, 244],
  arm: [166, 398],
  side: points(170, 490, 176, 600, 184, 690, 190, 764),
  hem: 14,
  sleeve: {
    outer: points(222, 298, 264, 372, 290, 428),
    inner: points(190, 436, 203, 472),
  },
  rib: 20,
};

const KIDS_LONG_SLEEVE = {
  outer: points(226, 310, 262, 420, 284, 530, 296, 640),
  inner: points(198, 460, 222, 560, 240, 652),
  long: true,
};

const BODYSUIT_LEG = {
  front: points(112, 752, 62, 832, 36, 886),
  back: points(150, 800, 84, 872, 36, 902),
  snaps: 3,
  binding: 12,
};

const BODYSUIT = {
  neck: [98, 126],
  depth: 146,
  backDepth: 62,
  shoulder: [146, 138],
  arm: [160, 322],
  side: points(138, 420, 130, 500, 146, 600, 163, 690),
  hem: 0,
  bust: true,
  rib: 14,
  leg: BODYSUIT_LEG,
};

const BODYSUIT_SLEEVED = {
  ...BODYSUIT,
  neck: [112, 116],
  depth: 108,
  backDepth: 30,
  shoulder: [172, 146],
  arm: [160, 306],
  side: points(140, 412, 132, 496, 148, 600, 164, 690),
};

const BABY_BODY = {
  neck: [92, 196],
  depth: 66,
  shoulder: [174, 232],
  arm: [170, 376],
  side: points(180, 480, 190, 580, 188, 690),
  hem: 0,
  rib: 20,
  lap: true,
  sleeve: {
    outer: points(222, 284, 262, 352, 286, 404),
    inner: points(192, 414, 204, 448),
  },
  leg: {
    front: points(150, 734, 98, 778, 72, 838),
    back: points(182, 770, 128, 836, 78, 862),
    snaps: 3,
    binding: 18,
  },
};

export const TOP_PATTERNS = {
  'womens-tshirt': WOMENS_TEE,
  'womens-vneck': { ...WOMENS_TEE, neckline: 'v', neck: [92, 150], depth: 150, rib: 14 },
  'womens-longsleeve': {
    ...WOMENS_TEE,
    neck: [92, 132],
    depth: 66,
    shoulder: [178, 166],
    arm: [166, 328],
    side: points(150, 450, 146, 545, 162, 690, 174, 820),
    sleeve: WOMENS_LONG_SLEEVE,
    rib: 18,
  },
  'womens-tank': {
    ...WOMENS_TEE,
    neck: [92, 134],
    depth: 150,
    backDepth: 84,
    shoulder: [136, 144],
    arm: [166, 346],
    side: points(150, 460, 146, 556, 162, 720, 174, 850),
    sleeve: null,
    rib: 14,
  },
  bodysuit: BODYSUIT,
  'bodysuit-short': {
    ...BODYSUIT_SLEEVED,
    depth: 96,
    sleeve: {
      outer: points(214, 206, 240, 284, 254, 352),
      inner: points(176, 340, 174, 370),
    },
  },
  'bodysuit-long': {
    ...BODYSUIT_SLEEVED,
    sleeve: {
      outer: points(222, 236, 246, 390, 264, 560, 272, 716),
      inner: points(184, 400, 205, 570, 222, 724),
      long: true,
    },
  },
  'mens-tshirt': MENS_TEE,
  'mens-vneck': { ...MENS_TEE, neckline: 'v', depth: 122, rib: 18 },
  'mens-longsleeve': { ...MENS_TEE, sleeve: MENS_LONG_SLEEVE },
  'mens-henley': {
    ...MENS_TEE,
    depth: 58,
    rib: 18,
    placket: { length: 168, buttons: 3 },
    sleeve: MENS_LONG_SLEEVE,
  },
  'mens-tank': {
    ...MENS_TEE,
    neck: [94, 130],
    depth: 158,
    backDepth: 70,
    shoulder: [150, 146],
    arm: [200, 372],
    side: points(192, 500, 188, 630, 192, 760, 197, 870),
    sleeve: null,
    rib: 15,
  },
  'mens-bodysuit': {
    neck: [78, 84],
    depth: 52,
    shoulder: [176, 116],
    arm: [166, 272],
    side: points(160, 380, 152, 470, 160, 570, 172, 660),
    hem: 0,
    chest: true,
    rib: 17,
    placket: { length: 210, buttons: 4 },
    sleeve: {
      outer: points(218, 200, 244, 330, 262, 480, 270, 640),
      inner: points(180, 350, 203, 490, 220, 648),
      long: true,
    },
    thigh: {
      outer: points(176, 760, 160, 900),
      inner: points(30, 908, 22, 820),
      crotch: 716,
    },
  },
  'kids-tshirt': KIDS_TEE,
  'kids-longsleeve': { ...KIDS_TEE, sleeve: KIDS_LONG_SLEEVE },
  'kids-tank': {
    ...KIDS_TEE,
    neck: [80, 206],
    depth: 96,
    backDepth: 52,
    shoulder: [126, 218],
    arm: [166, 386],
    side: points(164, 490, 168, 600, 174, 690, 178, 774),
    sleeve: null,
    rib: 15,
  },
  'baby-bodysuit': BABY_BODY,
  'baby-bodysuit-long': {
    ...BABY_BODY,
    sleeve: {
      outer: points(224, 300, 262, 400, 288, 500, 302, 592),
      inner: points(202, 440, 228, 530, 246, 606),
      long: true,
    },
  },
};

/** The pattern with every number scaled about the neck: no two products are cut alike. */
export function tailored(pattern, { width, length }) {
  const top = pattern.neck[1];
  const fit = (value, key) => {
    if (Array.isArray(value) && typeof value[0] === 'number') {
      return [value[0] * width, top + (value[1] - top) * length];
    }
    if (Array.isArray(value)) {
      return value.map((item) => fit(item, key));
    }
    if (value && typeof value === 'object') {
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fit(item, name)]));
    }
    return key === 'crotch' ? top + (value - top) * length : value;
  };
  return fit(pattern);
}
