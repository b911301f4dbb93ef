// A small round of cloth for colour choices.

import { accentFor, PALETTE } from './palette.js';
import { alpha, documentOf } from './svg.js';

function marks(fabric, accent, cloth) {
  const ink = PALETTE[accent].hex;
  switch (fabric) {
    case 'stripe':
      return `<path d="M0 12h64M0 28h64M0 44h64M0 60h64" stroke="${ink}" stroke-width="5"/>`;
    case 'dot':
    case 'print':
      return `<path d="M10 14h.1M34 14h.1M58 14h.1M22 32h.1M46 32h.1M10 50h.1M34 50h.1M58 50h.1" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>`;
    case 'rib':
      return `<path d="M4 0v64M11 0v64M18 0v64M25 0v64M32 0v64M39 0v64M46 0v64M53 0v64M60 0v64" stroke="${cloth.deep}" stroke-width="2.4" stroke-opacity="${alpha(0.42 * cloth.shade)}"/>`;
    case 'block':
      return `<path d="M32 0h32v64H32z" fill="${ink}"/>`;
    case 'melange':
      return `<path d="M4 9h7M22 5h5M40 11h8M13 21h6M31 18h7M52 24h6M5 33h6M24 36h8M43 33h5M14 47h7M35 50h6M52 46h7M24 58h6M44 60h6" stroke="${cloth.deep}" stroke-opacity=".4"/>`;
    default:
      return '';
  }
}

/** A swatch of 64 x 64: a disc of cloth, lit from the upper left. */
export function swatch(colour, fabric = 'solid', accent) {
  const cloth = PALETTE[colour];
  const chosen = accentFor(colour, accent);
  const id = `s-${colour}-${fabric}`;
  const light =
    `<radialGradient id="${id}-l" cx=".32" cy=".24" r=".9"><stop stop-color="${cloth.lift}" stop-opacity="${alpha(0.4 * cloth.shine)}"/>` +
    `<stop offset=".6" stop-color="${cloth.lift}" stop-opacity="0"/><stop offset="1" stop-color="${cloth.deep}" stop-opacity="${alpha(0.4 * cloth.shade)}"/></radialGradient>`;
  const body =
    `<defs>${light}<clipPath id="${id}-c"><circle cx="32" cy="32" r="31"/></clipPath></defs>` +
    `<g clip-path="url(#${id}-c)"><path d="M0 0h64v64H0z" fill="${cloth.hex}"/>${marks(fabric, chosen, cloth)}` +
    `<path d="M0 0h64v64H0z" fill="url(#${id}-l)"/></g><circle cx="32" cy="32" r="30.5" fill="none" stroke="${cloth.deep}" stroke-opacity=".22"/>`;
  return documentOf(64, 64, body);
}
