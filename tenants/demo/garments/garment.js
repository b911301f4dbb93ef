// One garment from its specification: the seed that gives it its own shape, its drawing and its place on a tile.

import { CUTS, crotchOf, makerOf, roomFor } from './cuts.js';
import { accentFor, PALETTE } from './palette.js';
import { Picture } from './picture.js';
import { poseOf } from './pose.js';
import { around, chance, hash } from './seed.js';

export const FABRICS = ['solid', 'rib', 'stripe', 'dot', 'melange', 'block', 'print'];

export const VIEWS = ['front', 'back', 'detail'];

function required(list, value, what) {
  if (!list.includes(value)) {
    throw new Error(`unknown ${what} "${value}"; known are ${list.join(', ')}`);
  }
}

/** The garment's own measures: the same in every colour and from every side. */
function shapeOf(seed) {
  const signed = around(chance(`${seed} cut`));
  const positive = chance(`${seed} drape`);
  return {
    width: signed(),
    length: signed(),
    neck: signed(),
    left: signed(),
    right: signed(),
    drape: Array.from({ length: 8 }, positive),
  };
}

/**
 * The finished picture of a specification. `variant` tells two products of one cut and fabric apart;
 * `copy` keeps ids apart when one garment lies twice in a document.
 */
export function garment({ cut, fabric = 'solid', colour, accent, view = 'front', variant = '', copy = '' }) {
  required(CUTS, cut, 'cut');
  required(FABRICS, fabric, 'fabric');
  required(Object.keys(PALETTE), colour, 'colour');
  required(VIEWS, view, 'view');
  const seed = [cut, fabric, variant].join(' ');
  const chosen = accentFor(colour, accent);
  const name = hash([seed, colour, chosen, view].join(' ')).toString(36).slice(-2);
  const picture = new Picture({
    name: `g${copy}${name}_`,
    colour: PALETTE[colour],
    accent: PALETTE[chosen],
    fabric,
    view,
    pose: poseOf(seed, crotchOf(cut)),
    random: chance(`${seed} ${view === 'back' ? 'back' : 'front'}`),
  });
  picture.shape = shapeOf(seed);
  picture.character = chance(`${seed} print`)();
  makerOf(cut)(picture);
  return picture;
}

/** How a garment is moved and scaled to fill its room in a tile of 800 x 1000. */
export function placement(picture, cut) {
  const room = roomFor(cut);
  const box = picture.bounds();
  const scale = Math.min(room.width / box.width, room.height / box.height);
  return { scale, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
