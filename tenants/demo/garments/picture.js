// One garment's drawing: collects definitions and layers, poses every point and paints the contact shadow.

import { boundsOf, pathData } from './geometry.js';
import { alpha, num } from './svg.js';

const SHADOW = '#3d2f22';

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

  /** A soft far shadow and a tight near one, by nested strokes: filters would cost a hundred times more. */
  shadow() {
    const id = this.nextId();
    this.define(`<path id="${id}" d="${this.silhouettes.join('')}"/>`);
    const cords = this.cords.map(([d, width]) => `<path d="${d}" stroke-width="${width}"/>`).join('');
    const layer = (dx, dy, widths, strength, fill) => {
      const strokes = widths.map((width) => `<use href="#${id}" stroke-width="${width}"/>`).join('');
      return (
        `<g transform="translate(${dx} ${dy})" fill="none" stroke="${SHADOW}" stroke-linejoin="round" ` +
        `stroke-opacity="${alpha(strength)}">${strokes}${cords}` +
        `<use href="#${id}" stroke="none" fill="${SHADOW}" fill-opacity="${alpha(fill)}"/></g>`
      );
    };
    const far = layer(11, 20, [72, 63, 54, 46, 38, 31, 24, 17, 11, 5], 0.011, 0.1);
    const near = layer(4, 7, [17, 13, 9, 6, 3], 0.03, 0.13);
    return far + near;
  }

  /** The drawing without its document: definitions, shadow, layers. */
  body() {
    const shadow = this.shadow();
    const layers = this.layers.map((layer) => (typeof layer === 'string' ? layer : layer.svg()));
    return `<defs>${this.definitions.join('')}</defs>${shadow}${layers.join('')}`;
  }

  /** Where a posed point lies, as an SVG transform. */
  placed(point, more = '') {
    const [x, y] = this.pose(point);
    return `transform="translate(${num(x)} ${num(y)})${more}"`;
  }
}
