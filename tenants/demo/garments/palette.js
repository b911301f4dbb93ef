// The colours of the demo's cloth: each names its own shadow, light and thread, so that no shading is plain grey.

// hex: the cloth; deep: its shadow; lift: its light; shade and shine: how strongly each shows; thread: its stitches.
export const PALETTE = {
  ink: { hex: '#2c2b2d', deep: '#050506', lift: '#b5b2b4', shade: 0.8, shine: 0.42, thread: '#6b6a72' },
  paper: { hex: '#fcfaf7', deep: '#75695b', lift: '#ffffff', shade: 0.5, shine: 0.9, thread: '#b3a99c' },
  sand: { hex: '#d8c2a3', deep: '#6b4a25', lift: '#fff6e6', shade: 0.5, shine: 0.6, thread: '#a98d66' },
  clay: { hex: '#c48d75', deep: '#5a2614', lift: '#ffe6d8', shade: 0.55, shine: 0.5, thread: '#935c45' },
  moss: { hex: '#6f6d58', deep: '#1c1a10', lift: '#e6e2d0', shade: 0.6, shine: 0.4, thread: '#484636' },
  sage: { hex: '#b3b9a8', deep: '#3d4636', lift: '#f8fdf2', shade: 0.5, shine: 0.55, thread: '#838c78' },
  sky: { hex: '#b4cad9', deep: '#34495c', lift: '#f6fcff', shade: 0.48, shine: 0.6, thread: '#7797b0' },
  cobalt: { hex: '#3f5693', deep: '#0b1238', lift: '#b6c6f0', shade: 0.64, shine: 0.42, thread: '#22356f' },
  plum: { hex: '#613450', deep: '#1b0416', lift: '#e7b4d3', shade: 0.68, shine: 0.38, thread: '#3d1a31' },
  blush: { hex: '#efd5cc', deep: '#855a4c', lift: '#fffaf7', shade: 0.44, shine: 0.7, thread: '#c9a195' },
  rust: { hex: '#a9512f', deep: '#3d0d02', lift: '#ffd0b0', shade: 0.6, shine: 0.4, thread: '#762f17' },
  melange: { hex: '#b9b8b7', deep: '#3b3a40', lift: '#ffffff', shade: 0.5, shine: 0.55, thread: '#88878a' },
  butter: { hex: '#f0dea6', deep: '#7d5f1d', lift: '#fffbe8', shade: 0.44, shine: 0.64, thread: '#c4a95f' },
  navy: { hex: '#2c3550', deep: '#05080f', lift: '#a9b6d6', shade: 0.74, shine: 0.4, thread: '#5a6482' },
};

// The accent a colour takes when nobody chose one.
const COMPANIONS = {
  ink: 'sand',
  paper: 'navy',
  sand: 'ink',
  clay: 'paper',
  moss: 'butter',
  sage: 'paper',
  sky: 'navy',
  cobalt: 'paper',
  plum: 'blush',
  blush: 'clay',
  rust: 'sand',
  melange: 'ink',
  butter: 'rust',
  navy: 'paper',
};

/** The accent of a garment: the wished one, unless it would vanish into the cloth. */
export function accentFor(colour, wished) {
  if (PALETTE[wished] && wished !== colour) {
    return wished;
  }
  return COMPANIONS[colour];
}
