// Contact sheets for the illustrator: node tools/preview.mjs <sheet.png> <columns> <tile width> <cut:fabric:colour:accent:view>…

import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { BANNERS, badge, draw, flatlay, HEROES, swatch, TILES } from '../garments.js';

// The renderer is installed outside the repository; GARMENT_TOOLS names that folder.
const require = createRequire(pathToFileURL(`${process.env.GARMENT_TOOLS ?? process.cwd()}/`));
const { Resvg } = require('@resvg/resvg-js');
const GAP = 12;

function pictureOf(name) {
  const [cut, fabric, colour, accent, view] = name.split(':');
  if (cut === 'badge') {
    return badge(fabric);
  }
  if (cut === 'tile') {
    return flatlay(TILES[fabric]);
  }
  if (cut === 'swatch') {
    return swatch(colour, fabric);
  }
  if (cut === 'lay') {
    return flatlay({ ...HEROES, ...BANNERS }[fabric][colour]);
  }
  return draw({ cut, fabric, colour, accent: accent || undefined, view: view || 'front' });
}

function render(svg, width) {
  const options = {
    font: { loadSystemFonts: false },
    ...(width && { fitTo: { mode: 'width', value: width } }),
  };
  return new Resvg(svg, options).render();
}

const [output, columns, width, ...names] = process.argv.slice(2);
let x = GAP;
let y = GAP;
let rowHeight = 0;
let right = 0;
let body = '';
names.forEach((name, i) => {
  const svg = pictureOf(name);
  const started = performance.now();
  render(svg);
  const spent = performance.now() - started;
  process.stderr.write(`${name} ${(svg.length / 1024).toFixed(1)} kB ${spent.toFixed(0)} ms\n`);
  const picture = render(svg, Number(width));
  if (i > 0 && i % Number(columns) === 0) {
    x = GAP;
    y += rowHeight + GAP;
    rowHeight = 0;
  }
  const data = picture.asPng().toString('base64');
  body += `<rect x="${x}" y="${y}" width="${picture.width}" height="${picture.height}" fill="url(#w)"/>`;
  body += `<image x="${x}" y="${y}" width="${picture.width}" height="${picture.height}" href="data:image/png;base64,${data}"/>`;
  x += picture.width + GAP;
  right = Math.max(right, x);
  rowHeight = Math.max(rowHeight, picture.height);
});
const window =
  '<linearGradient id="w" x2="0" y2="1"><stop stop-color="#f6f4f1"/><stop offset="1" stop-color="#ece8e2"/></linearGradient>';
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${right}" height="${y + rowHeight + GAP}"><defs>${window}</defs><rect width="100%" height="100%" fill="#fff"/>${body}</svg>`;
writeFileSync(output, render(sheet).asPng());
