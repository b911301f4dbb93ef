// The shop's ready flat-lays: heroes, category banners and collection stories, each wide (1600 x 900) and narrow (800 x 1000).

/** [cut, fabric, colour, accent, x, y, scale, rotate] as an item. */
function item([cut, fabric, colour, accent, x, y, scale, rotate]) {
  return { cut, fabric, colour, accent, view: 'front', x, y, scale, rotate };
}

/** Both versions: the wide one leaves its left 40 % calm for words, the narrow one its upper 30 %. */
function composition(wide, narrow) {
  return {
    wide: { width: 1600, height: 900, light: true, items: wide.map(item) },
    narrow: { width: 800, height: 1000, light: true, items: narrow.map(item) },
  };
}

export const HEROES = {
  'winter-layer': composition(
    [
      ['leggings', 'solid', 'moss', null, 790, 500, 0.88, -9],
      ['womens-longsleeve', 'stripe', 'paper', 'navy', 1120, 420, 0.86, 7],
      ['bralette', 'solid', 'clay', null, 1440, 240, 0.5, 14],
      ['trunks', 'solid', 'ink', null, 1160, 905, 0.44, -6],
      ['baby-bodysuit-long', 'solid', 'sand', null, 1430, 660, 0.56, -8],
    ],
    [
      ['leggings', 'solid', 'moss', null, 650, 640, 0.74, 9],
      ['womens-longsleeve', 'stripe', 'paper', 'navy', 300, 570, 0.66, -7],
      ['bralette', 'solid', 'clay', null, 500, 890, 0.4, -10],
      ['baby-bodysuit', 'solid', 'sand', null, 170, 900, 0.42, 8],
    ],
  ),
  'soft-rib': composition(
    [
      ['bodysuit-long', 'rib', 'rust', null, 860, 450, 0.84, -7],
      ['leggings', 'rib', 'sand', null, 1180, 500, 0.92, 6],
      ['camisole', 'rib', 'paper', null, 1450, 330, 0.62, 12],
      ['briefs', 'rib', 'sage', null, 1440, 770, 0.46, -9],
    ],
    [
      ['leggings', 'rib', 'sand', null, 640, 650, 0.7, 8],
      ['bodysuit-long', 'rib', 'rust', null, 310, 630, 0.66, -6],
      ['briefs', 'rib', 'sage', null, 450, 920, 0.36, 10],
    ],
  ),
  'kids-play': composition(
    [
      ['kids-longsleeve', 'stripe', 'butter', 'rust', 850, 330, 0.66, -10],
      ['kids-leggings', 'dot', 'navy', 'paper', 1140, 560, 0.76, 7],
      ['kids-tshirt', 'print', 'sky', 'cobalt', 1420, 300, 0.56, 9],
      ['baby-bodysuit', 'dot', 'paper', 'clay', 1430, 720, 0.54, -12],
      ['kids-boxers', 'block', 'sage', 'moss', 830, 780, 0.42, 12],
    ],
    [
      ['kids-leggings', 'dot', 'navy', 'paper', 600, 660, 0.62, 9],
      ['kids-longsleeve', 'stripe', 'butter', 'rust', 280, 510, 0.56, -8],
      ['baby-bodysuit', 'dot', 'paper', 'clay', 230, 850, 0.46, 8],
      ['kids-tshirt', 'print', 'sky', 'cobalt', 520, 920, 0.36, -14],
    ],
  ),
};

export const BANNERS = {
  women: composition(
    [
      ['womens-tshirt', 'solid', 'clay', null, 880, 430, 0.78, -8],
      ['leggings', 'solid', 'ink', null, 1220, 500, 0.9, 7],
      ['bodysuit', 'rib', 'blush', null, 1460, 420, 0.72, 10],
    ],
    [
      ['leggings', 'solid', 'ink', null, 610, 640, 0.74, 8],
      ['womens-tshirt', 'solid', 'clay', null, 310, 560, 0.62, -8],
      ['briefs', 'solid', 'blush', null, 300, 900, 0.36, 9],
    ],
  ),
  men: composition(
    [
      ['mens-henley', 'solid', 'navy', null, 880, 430, 0.8, -6],
      ['mens-leggings', 'solid', 'ink', null, 1230, 500, 0.88, 7],
      ['boxers', 'melange', 'melange', null, 1460, 690, 0.46, -8],
      ['mens-tank', 'rib', 'paper', null, 1460, 260, 0.5, 9],
    ],
    [
      ['mens-leggings', 'solid', 'ink', null, 640, 650, 0.7, 8],
      ['mens-henley', 'solid', 'navy', null, 300, 570, 0.64, -6],
      ['boxers', 'melange', 'melange', null, 380, 905, 0.38, 6],
    ],
  ),
  kids: composition(
    [
      ['kids-tshirt', 'block', 'paper', 'rust', 870, 400, 0.68, -8],
      ['kids-leggings', 'melange', 'melange', null, 1180, 520, 0.84, 6],
      ['baby-bodysuit-long', 'print', 'sage', 'moss', 1450, 450, 0.66, 10],
    ],
    [
      ['kids-leggings', 'melange', 'melange', null, 610, 650, 0.66, 8],
      ['kids-tshirt', 'block', 'paper', 'rust', 290, 540, 0.6, -7],
      ['baby-bodysuit', 'print', 'sage', 'moss', 300, 860, 0.4, 8],
    ],
  ),
  underwear: composition(
    [
      ['bralette', 'solid', 'blush', null, 840, 330, 0.6, -8],
      ['briefs', 'solid', 'blush', null, 880, 690, 0.54, 6],
      ['boxers', 'solid', 'ink', null, 1220, 340, 0.6, 7],
      ['hipster', 'rib', 'sage', null, 1240, 740, 0.5, -7],
      ['trunks', 'block', 'navy', 'melange', 1480, 570, 0.48, 10],
    ],
    [
      ['bralette', 'solid', 'blush', null, 230, 500, 0.5, -8],
      ['boxers', 'solid', 'ink', null, 580, 500, 0.52, 7],
      ['briefs', 'solid', 'blush', null, 230, 820, 0.48, 6],
      ['trunks', 'block', 'navy', 'melange', 590, 830, 0.5, -6],
    ],
  ),
  't-shirts': composition(
    [
      ['mens-tshirt', 'solid', 'ink', null, 860, 400, 0.72, -9],
      ['womens-tshirt', 'stripe', 'sand', 'ink', 1180, 490, 0.76, 5],
      ['kids-tshirt', 'print', 'butter', 'rust', 1440, 290, 0.5, 11],
      ['womens-vneck', 'solid', 'sage', null, 1460, 720, 0.56, -10],
    ],
    [
      ['mens-tshirt', 'solid', 'ink', null, 270, 540, 0.56, -8],
      ['womens-tshirt', 'stripe', 'sand', 'ink', 570, 650, 0.62, 7],
      ['kids-tshirt', 'print', 'butter', 'rust', 260, 880, 0.4, 8],
    ],
  ),
  bodysuits: composition(
    [
      ['bodysuit-long', 'solid', 'plum', null, 860, 450, 0.82, -7],
      ['bodysuit', 'rib', 'ink', null, 1190, 470, 0.84, 6],
      ['bodysuit-short', 'solid', 'blush', null, 1450, 420, 0.7, 11],
    ],
    [
      ['bodysuit-long', 'solid', 'plum', null, 240, 630, 0.62, -6],
      ['bodysuit', 'rib', 'ink', null, 600, 650, 0.68, 7],
    ],
  ),
  leggings: composition(
    [
      ['leggings', 'solid', 'plum', null, 840, 470, 0.92, -6],
      ['leggings-cropped', 'solid', 'sage', null, 1110, 440, 0.8, 5],
      ['bike-shorts', 'solid', 'ink', null, 1400, 270, 0.48, 10],
      ['kids-leggings', 'dot', 'cobalt', 'paper', 1400, 690, 0.54, -7],
    ],
    [
      ['leggings', 'solid', 'plum', null, 220, 650, 0.74, -5],
      ['leggings-cropped', 'solid', 'sage', null, 460, 620, 0.66, 4],
      ['kids-leggings', 'dot', 'cobalt', 'paper', 670, 700, 0.52, 8],
    ],
  ),
  rib: composition(
    [
      ['womens-longsleeve', 'rib', 'rust', null, 880, 440, 0.8, -6],
      ['womens-tank', 'rib', 'paper', null, 1220, 460, 0.8, 6],
      ['hipster', 'rib', 'clay', null, 1470, 300, 0.42, 10],
      ['briefs', 'rib', 'sand', null, 1470, 660, 0.42, -8],
    ],
    [
      ['womens-longsleeve', 'rib', 'rust', null, 270, 600, 0.62, -6],
      ['womens-tank', 'rib', 'paper', null, 590, 650, 0.64, 7],
    ],
  ),
  organic: composition(
    [
      ['baby-bodysuit', 'solid', 'sand', null, 850, 420, 0.68, -8],
      ['womens-tshirt', 'solid', 'paper', null, 1170, 480, 0.8, 5],
      ['kids-tank', 'solid', 'sage', null, 1450, 320, 0.56, 10],
      ['kids-briefs', 'print', 'butter', 'moss', 1450, 730, 0.44, -8],
    ],
    [
      ['womens-tshirt', 'solid', 'paper', null, 530, 590, 0.64, 6],
      ['baby-bodysuit', 'solid', 'sand', null, 230, 620, 0.5, -8],
      ['kids-briefs', 'print', 'butter', 'moss', 520, 900, 0.36, -6],
    ],
  ),
  basics: composition(
    [
      ['mens-tshirt', 'solid', 'paper', null, 860, 430, 0.74, -7],
      ['mens-tshirt', 'melange', 'melange', null, 1180, 490, 0.74, 5],
      ['boxers', 'solid', 'navy', null, 1450, 280, 0.48, 9],
      ['mens-briefs', 'solid', 'ink', null, 1450, 690, 0.46, -8],
    ],
    [
      ['mens-tshirt', 'solid', 'paper', null, 290, 560, 0.6, -7],
      ['mens-tshirt', 'melange', 'melange', null, 540, 680, 0.6, 6],
      ['boxers', 'solid', 'navy', null, 230, 890, 0.36, 8],
    ],
  ),
  move: composition(
    [
      ['leggings', 'block', 'plum', 'blush', 830, 480, 0.9, -7],
      ['bralette', 'solid', 'ink', null, 1130, 300, 0.58, 6],
      ['bike-shorts', 'solid', 'cobalt', null, 1150, 690, 0.52, -6],
      ['mens-tank', 'melange', 'melange', null, 1440, 450, 0.74, 9],
    ],
    [
      ['leggings', 'block', 'plum', 'blush', 640, 650, 0.72, 7],
      ['bralette', 'solid', 'ink', null, 270, 520, 0.5, -8],
      ['bike-shorts', 'solid', 'cobalt', null, 290, 820, 0.5, 6],
    ],
  ),
};
