// Writing SVG: numbers and attributes as short as they can be, so that a picture stays below 30 kB.

/** A number with at most the given decimals and no leading zero. */
export function num(value, decimals = 1) {
  const k = 10 ** decimals;
  const text = String(Math.round(value * k) / k);
  return text.replace(/^(-?)0\./, '$1.');
}

/** A strength between 0 and 1. */
export function alpha(value) {
  return num(Math.max(0, Math.min(1, value)), 3);
}

/** A gradient stop. */
export function stop(position, colour, opacity = 1) {
  const strength = opacity === 1 ? '' : ` stop-opacity="${alpha(opacity)}"`;
  return `<stop offset="${num(position, 2)}" stop-color="${colour}"${strength}/>`;
}

/** A whole document of the given size; `box` is its viewBox. */
export function documentOf(width, height, body, box = `0 0 ${width} ${height}`) {
  const size = `width="${width}" height="${height}" viewBox="${box}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`;
}
