// The inside of the back, seen through a neck, a leg opening or a cuff: quiet cloth in shade.

import { piece } from '../piece.js';
import { alpha } from '../svg.js';

const DUSK = '#1b1208';

/** An inner layer. `deep` darkens its rim as in an opening; `casts` counts it into the shadow. */
export function lining(picture, outline, { tone = 0.46, deep = false, casts = true, cloth } = {}) {
  const layer = piece(picture, outline, {
    cloth,
    plain: true,
    inside: !casts,
    tone,
    edge: 0.3,
    quiet: true,
  });
  if (deep) {
    layer.add(
      `<g fill="none" stroke="${DUSK}" stroke-opacity="${alpha(0.047)}" transform="translate(5 -6)">` +
        [42, 35, 29, 23, 17, 12, 8, 4].map((width) => `<use href="#${layer.id}" stroke-width="${width}"/>`).join('') +
        '</g>',
    );
  }
  return layer;
}
