// One cut piece of cloth: its outline, fabric and light; seams and bands are added within its outline.

import { fabricOf } from './fabrics.js';
import { creases, limbLight, patches, turnedEdges } from './light.js';
import { surfaceBetween } from './surface.js';
import { alpha } from './svg.js';

/** Moves creases a little, so that no two pictures fall the same way. */
function unsettled(picture, list) {
  return list.map(([points, width]) => [
    points.map(([x, y]) => [x + picture.wobble() * 6, y + picture.wobble() * 10]),
    width * (1 + picture.wobble() * 0.2),
  ]);
}

export class Piece {
  /**
   * Options: `limb` two points across for round light · `guides` {left, right, sag} for the fabric's lie ·
   * `grain` degrees · `folds`, `creases`, `nips` as [points, width] · `glow`, `dim` as soft patches ·
   * `edge` how much its edges turn · `tone` overall shade (insides) · `plain` no print · `cloth` another colour ·
   * `inside` casts no shadow · `quiet` an inner layer, barely modelled · `paint` more to draw on the bare cloth.
   */
  constructor(picture, outline, options) {
    this.picture = picture;
    this.cloth = options.cloth || picture.colour;
    this.id = picture.nextId();
    this.content = [];
    const path = picture.path(outline, { close: true });
    picture.define(
      `<path id="${this.id}" d="${path}"/><clipPath id="${this.id}-"><use href="#${this.id}"/></clipPath>`,
    );
    if (!options.inside) {
      picture.cast(outline);
    }
    this.posed = outline.map(picture.pose);
    this.dress(options);
  }

  dress(options) {
    const { picture, cloth, id } = this;
    const big = unsettled(picture, options.folds || []);
    const small = unsettled(picture, options.creases || []);
    const surface = options.guides && surfaceBetween({ ...options.guides, folds: [...big, ...small] });
    this.surface = surface;
    this.add(fabricOf(picture, cloth, id, { ...options, surface }));
    if (options.paint) {
      this.add(options.paint(this));
    }
    const printed = ['stripe', 'dot', 'print'].includes(picture.fabric);
    const shine = printed ? 0.6 : 1;
    if (options.limb) {
      this.fill(limbLight(picture, cloth, options.limb, shine));
    }
    if (options.glow) {
      this.add(patches(picture, options.glow, cloth.lift, cloth.shine * shine));
    }
    if (options.dim) {
      this.add(patches(picture, options.dim, cloth.deep, cloth.shade));
    }
    const sizes = { folds: big, creases: small, nips: options.nips || [] };
    for (const [size, list] of Object.entries(sizes)) {
      if (list.length) {
        this.add(creases(picture, size, list, cloth, shine));
      }
    }
    this.add(turnedEdges(id, cloth, options.edge ?? 0.4, options.quiet));
    if (options.tone) {
      this.fill(cloth.deep, options.tone * cloth.shade);
    }
  }

  /** Draws within the outline. */
  add(svg) {
    this.content.push(svg);
  }

  /** Fills the whole piece. */
  fill(paint, opacity = 1) {
    const strength = opacity === 1 ? '' : ` fill-opacity="${alpha(opacity)}"`;
    this.add(`<use href="#${this.id}" fill="${paint}"${strength}/>`);
  }

  svg() {
    return (
      `<use href="#${this.id}" fill="${this.cloth.hex}"/>` +
      `<g clip-path="url(#${this.id}-)">${this.content.join('')}</g>`
    );
  }
}

/** Cuts a piece and lays it on the picture. */
export function piece(picture, outline, options = {}) {
  const made = new Piece(picture, outline, options);
  picture.add(made);
  return made;
}
