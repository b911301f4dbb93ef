// Plane curves as flat lists of cubic Bézier points [p, c, c, p, c, c, p …]: every edge and seam is computed from them.

export function add(a, b, k = 1) {
  return [a[0] + b[0] * k, a[1] + b[1] * k];
}

export function subtract(a, b) {
  return [a[0] - b[0], a[1] - b[1]];
}

export function length(a) {
  return Math.sqrt(a[0] * a[0] + a[1] * a[1]);
}

export function unit(a) {
  const size = length(a) || 1;
  return [a[0] / size, a[1] / size];
}

export function mix(a, b, t) {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

export function last(list) {
  return list[list.length - 1];
}

export function clamp(value, low, high) {
  return Math.min(high, Math.max(low, value));
}

export function smoothstep(low, high, value) {
  const t = clamp((value - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}

/** The point turned about a pivot by an angle in degrees. */
export function turn(point, pivot, degrees) {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = subtract(point, pivot);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [pivot[0] + x * cos - y * sin, pivot[1] + x * sin + y * cos];
}

/** Points from a row of coordinates: x, y, x, y … */
export function points(...coordinates) {
  const list = [];
  for (let i = 0; i < coordinates.length; i += 2) {
    list.push([coordinates[i], coordinates[i + 1]]);
  }
  return list;
}

/** A fold as [points, width], from where it begins to where it fades. */
export function fold(width, ...coordinates) {
  return [points(...coordinates), width];
}

/** Direction at a free end, so that the last span bends as the one before it. */
function freeEnd(from, to, inner) {
  const chord = unit(subtract(to, from));
  if (!inner) {
    return chord;
  }
  const k = 2 * (inner[0] * chord[0] + inner[1] * chord[1]);
  return unit([k * chord[0] - inner[0], k * chord[1] - inner[1]]);
}

/** A smooth curve through points; `start` and `end` are optional directions at its ends. */
export function spline(points, start, end) {
  const n = points.length - 1;
  const tangents = points.map((_, i) => (i > 0 && i < n ? unit(subtract(points[i + 1], points[i - 1])) : null));
  tangents[0] = start ? unit(start) : freeEnd(points[0], points[1], tangents[1]);
  const before = n > 1 ? tangents[n - 1] : start && unit(start);
  tangents[n] = end ? unit(end) : freeEnd(points[n - 1], points[n], before);
  const curve = [points[0]];
  for (let i = 0; i < n; i += 1) {
    const reach = length(subtract(points[i + 1], points[i])) * 0.36;
    curve.push(add(points[i], tangents[i], reach));
    curve.push(add(points[i + 1], tangents[i + 1], -reach));
    curve.push(points[i + 1]);
  }
  return curve;
}

export function reverse(curve) {
  return [...curve].reverse();
}

/** The mirror image on the other side of the centre line. */
export function flip(curve) {
  return curve.map(([x, y]) => [-x, y]);
}

export function shift(curve, dx, dy) {
  return curve.map(([x, y]) => [x + dx, y + dy]);
}

/** Curves one after the other; gaps are closed by straight lines. */
export function join(...curves) {
  const out = [...curves[0]];
  for (const curve of curves.slice(1)) {
    const end = last(out);
    if (length(subtract(end, curve[0])) > 0.5) {
      out.push(mix(end, curve[0], 0.33), mix(end, curve[0], 0.67), curve[0]);
    }
    out.push(...curve.slice(1));
  }
  return out;
}

/** A straight line as a curve. */
export function line(a, b) {
  return [a, mix(a, b, 0.33), mix(a, b, 0.67), b];
}

/** A right half from centre top to centre bottom, completed to a closed outline. */
export function whole(half) {
  return join(half, reverse(flip(half)));
}

/** A right half that starts at the centre, continued to the left. */
export function across(right) {
  return join(flip(reverse(right)), right);
}

/** The neighbour whose direction a control point shares. */
function anchorOf(i) {
  if (i % 3 === 1) {
    return i - 1;
  }
  return i % 3 === 2 ? i + 1 : i;
}

function directionAt(curve, i) {
  const j = anchorOf(i);
  const next = curve[Math.min(j + 1, curve.length - 1)];
  const previous = curve[Math.max(j - 1, 0)];
  return unit(subtract(next, previous));
}

/** A parallel curve; a positive distance lies to the right of the direction of travel. */
export function offset(curve, distance) {
  return curve.map((point, i) => {
    const [dx, dy] = directionAt(curve, i);
    const k = typeof distance === 'function' ? distance(i / (curve.length - 1)) : distance;
    return add(point, [-dy, dx], k);
  });
}

/** The point at t (0..1) counted in spans. */
export function at(curve, t) {
  const spans = (curve.length - 1) / 3;
  const i = Math.min(Math.floor(t * spans), spans - 1);
  const u = t * spans - i;
  const v = 1 - u;
  const [p, q, r, s] = curve.slice(i * 3, i * 3 + 4);
  return [0, 1].map((k) => v * v * v * p[k] + 3 * v * v * u * q[k] + 3 * v * u * u * r[k] + u * u * u * s[k]);
}

/** A function from 0..1 to points spaced evenly along the curve, and the curve's length. */
export function ruler(curve) {
  const spans = (curve.length - 1) / 3;
  const count = spans * 8;
  const points = [];
  const marks = [0];
  for (let i = 0; i <= count; i += 1) {
    points.push(at(curve, i / count));
    if (i > 0) {
      marks.push(marks[i - 1] + length(subtract(points[i], points[i - 1])));
    }
  }
  const total = marks[count];
  const pointAt = (t) => {
    const goal = clamp(t, 0, 1) * total;
    let i = 1;
    while (i < count && marks[i] < goal) {
      i += 1;
    }
    const span = marks[i] - marks[i - 1] || 1;
    return mix(points[i - 1], points[i], (goal - marks[i - 1]) / span);
  };
  return { pointAt, total };
}

/**
 * A lens through three points: [source, middle, tail] with the control points of its two sides.
 * `reach` shortens it, the tail most: nested lenses are strong where a fold begins and fade where it ends.
 */
export function lens([source, middle, tail], width, reach) {
  const a = mix(middle, source, 1 - (1 - reach) * 0.6);
  const b = mix(middle, tail, 1 - (1 - reach) * 1.5);
  const [dx, dy] = unit(subtract(tail, source));
  const bow = subtract(middle, mix(source, tail, 0.5));
  const spine = add(mix(a, b, 0.5), bow, 2 * reach * reach);
  return { a, b, left: add(spine, [dy, -dx], width), right: add(spine, [-dy, dx], width) };
}

function round(value, decimals) {
  const k = decimals ? 10 : 1;
  return Math.round(value * k) / k;
}

/** Numbers as path data wants them: no leading zero, no space before a minus. */
function number(value) {
  const text = String(Math.round(value * 10) / 10);
  return text.replace(/^(-?)0\./, '$1.');
}

/** Path data of a lens, in whole numbers. */
export function lensData({ a, b, left, right }) {
  const [start, end, one, two] = [a, b, left, right].map((point) => point.map(Math.round));
  return `M${start[0]} ${start[1]}q${relative([one, end], start)}q${relative([two, start], end)}`;
}

/** A point after another as relative numbers, without needless spaces. */
function relative(points, origin) {
  return points
    .flatMap((point) => subtract(point, origin))
    .map((value, i) => (i && value >= 0 ? ` ${value}` : `${value}`))
    .join('');
}

/** Short path data of a spline through evenly spaced points, for ribs and stripes. */
export function evenData(points) {
  const curve = spline(points).map((point) => point.map(Math.round));
  let out = `M${curve[0][0]} ${curve[0][1]}c${relative(curve.slice(1, 4), curve[0])}s`;
  for (let i = 4; i < curve.length; i += 3) {
    const text = relative(curve.slice(i + 1, i + 3), curve[i - 1]);
    out += i > 4 && !text.startsWith('-') ? ` ${text}` : text;
  }
  return out;
}

/** Compact relative path data; soft things need no decimals. */
export function pathData(curve, { close = false, decimals = 1 } = {}) {
  const points = curve.map(([x, y]) => [round(x, decimals), round(y, decimals)]);
  let out = `M${number(points[0][0])} ${number(points[0][1])}c`;
  for (let i = 1; i < points.length; i += 1) {
    const origin = points[Math.floor((i - 1) / 3) * 3];
    for (let k = 0; k < 2; k += 1) {
      const text = number(points[i][k] - origin[k]);
      const glue = out.endsWith('c') || text.startsWith('-') ? '' : ' ';
      out += glue + text;
    }
  }
  return close ? `${out}Z` : out;
}

/** A box around points: {x, y, width, height}. */
export function boundsOf(points) {
  let [left, top] = [Infinity, Infinity];
  let [right, bottom] = [-Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Whether the box of some points reaches at least `margin` into a window {x, y, width, height}. */
export function reaches(points, window, margin = 3) {
  const box = boundsOf(points);
  const wide = Math.min(box.x + box.width, window.x + window.width) - Math.max(box.x, window.x);
  const high = Math.min(box.y + box.height, window.y + window.height) - Math.max(box.y, window.y);
  return wide > Math.min(margin, box.width / 2) && high > Math.min(margin, box.height / 2);
}
