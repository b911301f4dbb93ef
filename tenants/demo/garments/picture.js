// One garment's drawing: collects definitions and layers, poses every point and paints the contact shadow.

import { boundsOf, pathData } from './geometry.js';
import { alpha, num } from './svg.js';

// Steps of the contact shadow. It is plain black: at such strengths any other colour loses its hue to eight bits.
const SHADOW_STEPS = 11;

export class Picture {
  /** `pose` maps pattern coordinates (x = 0 is the centre front) to where the cloth lies. */
  constructor({ name, colour, accent, fabric, view, pose, random }) {
    this.name = name;
    this.colour = colour;
    this.accent = accent;
    this.fabric = fabric;
    this.view = view;
    this.pose = pose;
    this.random = random;
    this.definitions = [];
    this.layers = [];
    this.silhouettes = [];
    this.cords = [];
    this.extent = [];
    this.shared = new Map();
    this.count = 0;
    this.focus = { x: 0, y: 200, width: 330 };
  }

  get isBack() {
    return this.view === 'back';
  }

  /** The cloth of collars, cuffs and bands: the accent on colour-blocked garments. */
  get trim() {
    return this.fabric === 'block' ? this.accent : this.colour;
  }

  /** The number by which this picture's creases differ from its siblings', between -1 and 1. */
  wobble() {
    return this.random() * 2 - 1;
  }

  nextId() {
    this.count += 1;
    return this.name + this.count.toString(36);
  }

  define(svg) {
    this.definitions.push(svg);
  }

  /** A definition made once and used many times. */
  once(key, make) {
    if (!this.shared.has(key)) {
      const id = this.nextId();
      this.shared.set(key, id);
      this.define(make(id));
    }
    return this.shared.get(key);
  }

  add(layer) {
    this.layers.push(layer);
  }

  path(curve, options) {
    return pathData(curve.map(this.pose), options);
  }

  /** Registers a piece's outline for the shadow and for the picture's extent. */
  cast(curve) {
    const posed = curve.map(this.pose);
    this.extent.push(...posed);
    this.silhouettes.push(pathData(posed, { close: true, decimals: 0 }));
  }

  /** Registers a strap: it casts a shadow too, but has no area of its own. */
  castCord(curve, width) {
    const posed = curve.map(this.pose);
    this.extent.push(...posed);
    this.cords.push([pathData(posed, { decimals: 0 }), width]);
  }

  bounds() {
    return boundsOf(this.extent);
  }

  /** A contact shadow: silhouettes that fall away from the light, each softer; filters would cost a hundred times more. */
  shadow() {
    const id = this.nextId();
    const cords = this.cords.map(([d, width], i) => `<path id="${id}-${i}" d="${d}" stroke-width="${width}"/>`);
    this.define(`<path id="${id}" d="${this.silhouettes.join('')}"/>${cords.join('')}`);
    const steps = [];
    for (let i = 0; i < SHADOW_STEPS; i += 1) {
      const place = `x="${num(1 + i * 1.6)}" y="${num(2 + i * 2.1)}"`;
      const strength = alpha(0.033 - i * 0.0019);
      const thin = cords.map((_, n) => `<use href="#${id}-${n}" ${place}/>`).join('');
      const cloth = `<use href="#${id}" ${place} stroke-width="${num(4 + i * 4.7)}"/>`;
      steps.push(`<g stroke-opacity="${strength}">${cloth}${thin}</g>`);
    }
    return `<g fill="none" stroke="#000" stroke-linejoin="round">${steps.join('')}</g>`;
  }

  /**
   * The drawing without its document. `sees` tells whether posed points lie in the window: pieces wholly outside are
   * left out, for size and because renderers may stumble over a clip that meets no pixel.
   */
  body(sees = () => true) {
    const layers = this.layers.map((layer) => {
      if (typeof layer === 'string') {
        return layer;
      }
      return sees(layer.posed) ? layer.svg() : '';
    });
    const drawing = this.shadow() + layers.join('');
    return `<defs>${this.usedDefinitions(drawing)}</defs>${drawing}`;
  }

  /** The definitions that the drawing, or another definition, refers to. */
  usedDefinitions(drawing) {
    const used = new Set((drawing + this.definitions.join('')).match(/#[\w-]+/g));
    return this.definitions.filter((definition) => used.has(`#${definition.match(/id="([^"]+)"/)[1]}`)).join('');
  }

  /** Where a posed point lies, as an SVG transform. */
  placed(point, more = '') {
    const [x, y] = this.pose(point);
    return `transform="translate(${num(x)} ${num(y)})${more}"`;
  }
}
