// The shop's badges: embroidered patches of the same hand as the garments.

import { PALETTE } from './palette.js';
import { documentOf } from './svg.js';

const BADGES = {
  special: ['plum', 'M0-38l9.6 25.4L37-11 15.8 6.2 23 32.5 0 17.7-23 32.5-15.8 6.2-37-11l27.4-1.6z'],
  promotional: [
    'cobalt',
    'M-21-32a13 13 0 1 0 .1 0zM-21-24a5 5 0 1 1-.1 0zM21 6a13 13 0 1 0 .1 0zM21 14a5 5 0 1 1-.1 0zM23-34l8 5.5-54 63-8-5.5z',
  ],
  fire: [
    'rust',
    'M3-44c4 17 27 27 27 53 0 18-13 31-30 31S-30 27-30 10c0-14 8-21 12-31 6 5 8 10 8 16 9-9 14-22 13-39zM0 32c8 0 13-5 13-13 0-9-7-12-10-20-5 9-15 12-15 21 0 7 5 12 12 12z',
  ],
  low: ['moss', 'M-30-30h14v60h-14zM-7-8H7v38H-7zM16 12h14v18H16z'],
};

function definitions(name, cloth) {
  return (
    `<defs><radialGradient id="${name}-g" cx=".32" cy=".24" r=".9"><stop stop-color="${cloth.lift}" stop-opacity=".42"/>` +
    `<stop offset=".55" stop-color="${cloth.lift}" stop-opacity="0"/><stop offset="1" stop-color="${cloth.deep}" stop-opacity=".5"/></radialGradient>` +
    `<pattern id="${name}-t" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 0h2v2H0zM2 2h2v2H2z" fill="${cloth.deep}" fill-opacity=".16"/></pattern>` +
    `<pattern id="${name}-s" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><path d="M0 0h3v1H0z" fill="#8d7a66" fill-opacity=".42"/></pattern></defs>`
  );
}

function patch(name, cloth) {
  const shadow = [76, 74, 72, 70, 68].map(
    (r) => `<circle cx="1.5" cy="3" r="${r}" fill="#3d2f22" fill-opacity=".07"/>`,
  );
  return (
    shadow.join('') +
    `<g><circle r="67" fill="${cloth.hex}"/><circle r="67" fill="url(#${name}-t)"/><circle r="67" fill="url(#${name}-g)"/></g>` +
    `<g fill="none"><circle r="64" stroke="${cloth.deep}" stroke-width="9" stroke-opacity=".3"/><circle cy="-.5" r="65" stroke="${cloth.hex}" stroke-width="9"/>` +
    `<circle cy="-.5" r="65" stroke="${cloth.deep}" stroke-width="9" stroke-dasharray="1.2 2.3" stroke-opacity=".42"/>` +
    `<circle cy="-1" r="66.5" stroke="${cloth.lift}" stroke-width="3" stroke-opacity=".28"/>` +
    `<circle r="55" stroke="#f7f2ea" stroke-width="1.5" stroke-dasharray="5 3.4" stroke-opacity=".75"/></g>`
  );
}

/** A badge of 96 x 96: special, promotional, fire or low. */
export function badge(name) {
  const found = BADGES[name];
  if (!found) {
    throw new Error(`unknown badge "${name}"; known are ${Object.keys(BADGES).join(', ')}`);
  }
  const [colour, icon] = found;
  const cloth = PALETTE[colour];
  const drawn =
    `<g fill-rule="evenodd" stroke-linejoin="round"><path d="${icon}" fill="${cloth.deep}" fill-opacity=".45" transform="translate(1.5 2.8)"/>` +
    `<path d="${icon}" fill="#f7f2ea" stroke="#f7f2ea" stroke-width="1.5"/><path d="${icon}" fill="url(#${name}-s)" stroke="#b9a994" stroke-width=".8"/></g>`;
  const body = `${definitions(name, cloth)}<g transform="translate(48 46.5)scale(.6)">${patch(name, cloth)}${drawn}</g>`;
  return documentOf(96, 96, body);
}
