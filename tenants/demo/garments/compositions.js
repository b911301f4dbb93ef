// The shop's ready flat-lays: heroes, department banners and collection stories, each wide (1600 x 900) and narrow
// (800 x 1000), and the categories' tiles. A garment lies whole within its window, or leaves it by a good part of itself.

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

/** A window without words: 800 x 1000, filled to its middle. */
function tile(...items) {
  return { width: 800, height: 1000, light: true, items: items.map(item) };
}

export const HEROES = {
  'winter-layer': composition(
    [
      ['leggings', 'solid', 'moss', null, 780, 500, 0.88, -9],
      ['womens-longsleeve', 'stripe', 'paper', 'navy', 1090, 420, 0.86, 7],
      ['bralette', 'solid', 'clay', null, 1390, 235, 0.48, 13],
      ['trunks', 'solid', 'ink', null, 1130, 905, 0.44, -6],
      ['baby-bodysuit-long', 'solid', 'sand', null, 1385, 650, 0.54, -8],
    ],
    [
      ['leggings', 'solid', 'moss', null, 625, 630, 0.72, 9],
      ['womens-longsleeve', 'stripe', 'paper', 'navy', 285, 545, 0.63, -7],
      ['bralette', 'solid', 'clay', null, 460, 838, 0.34, -10],
      ['baby-bodysuit', 'solid', 'sand', null, 155, 830, 0.36, 8],
    ],
  ),
  'soft-rib': composition(
    [
      ['bodysuit-long', 'rib', 'rust', null, 845, 450, 0.84, -7],
      ['leggings', 'rib', 'sand', null, 1160, 485, 0.9, 6],
      ['camisole', 'rib', 'paper', null, 1415, 300, 0.58, 12],
      ['briefs', 'rib', 'sage', null, 1405, 725, 0.44, -9],
    ],
    [
      ['leggings', 'rib', 'sand', null, 630, 640, 0.7, 8],
      ['bodysuit-long', 'rib', 'rust', null, 300, 605, 0.64, -6],
      ['briefs', 'rib', 'sage', null, 430, 848, 0.34, 10],
    ],
  ),
  'kids-play': composition(
    [
      ['kids-longsleeve', 'stripe', 'butter', 'rust', 840, 320, 0.66, -10],
      ['kids-leggings', 'dot', 'navy', 'paper', 1120, 545, 0.76, 7],
      ['kids-tshirt', 'print', 'sky', 'cobalt', 1385, 280, 0.54, 9],
      ['baby-bodysuit', 'dot', 'paper', 'clay', 1385, 670, 0.52, -12],
      ['kids-boxers', 'block', 'sage', 'moss', 830, 740, 0.4, 12],
    ],
    [
      ['kids-leggings', 'dot', 'navy', 'paper', 600, 650, 0.62, 9],
      ['kids-longsleeve', 'stripe', 'butter', 'rust', 280, 500, 0.56, -8],
      ['baby-bodysuit', 'dot', 'paper', 'clay', 190, 800, 0.38, 8],
      ['kids-tshirt', 'print', 'sky', 'cobalt', 430, 838, 0.32, -14],
    ],
  ),
  wardrobe: composition(
    [
      ['mens-tshirt', 'solid', 'paper', null, 850, 400, 0.72, -7],
      ['leggings', 'solid', 'ink', null, 1130, 490, 0.88, 5],
      ['womens-vneck', 'solid', 'sage', null, 1390, 330, 0.66, 9],
      ['hipster', 'solid', 'clay', null, 1400, 745, 0.44, -8],
      ['boxers', 'melange', 'melange', null, 855, 800, 0.4, 6],
    ],
    [
      ['leggings', 'solid', 'ink', null, 630, 640, 0.7, 8],
      ['womens-vneck', 'solid', 'sage', null, 285, 540, 0.6, -7],
      ['boxers', 'melange', 'melange', null, 270, 830, 0.34, 6],
    ],
  ),
  cotton: composition(
    [
      ['womens-tshirt', 'stripe', 'paper', 'sand', 860, 430, 0.76, -6],
      ['kids-tshirt', 'solid', 'sage', null, 1385, 310, 0.58, 9],
      ['baby-bodysuit', 'print', 'paper', 'moss', 1150, 420, 0.6, 5],
      ['kids-briefs', 'solid', 'butter', null, 1145, 785, 0.42, -9],
      ['kids-leggings', 'solid', 'sand', null, 1400, 780, 0.56, -6],
    ],
    [
      ['womens-tshirt', 'stripe', 'paper', 'sand', 280, 560, 0.62, -6],
      ['baby-bodysuit', 'print', 'paper', 'moss', 600, 560, 0.5, 7],
      ['kids-briefs', 'solid', 'butter', null, 560, 840, 0.36, -8],
    ],
  ),
};

export const BANNERS = {
  women: composition(
    [
      ['womens-tshirt', 'solid', 'clay', null, 870, 430, 0.78, -8],
      ['leggings', 'solid', 'ink', null, 1185, 490, 0.88, 7],
      ['bodysuit', 'rib', 'blush', null, 1410, 420, 0.7, 10],
    ],
    [
      ['leggings', 'solid', 'ink', null, 600, 635, 0.74, 8],
      ['womens-tshirt', 'solid', 'clay', null, 300, 545, 0.62, -8],
      ['briefs', 'solid', 'blush', null, 255, 850, 0.34, 9],
    ],
  ),
  men: composition(
    [
      ['mens-henley', 'solid', 'navy', null, 870, 430, 0.8, -6],
      ['mens-leggings', 'solid', 'ink', null, 1195, 490, 0.88, 7],
      ['boxers', 'melange', 'melange', null, 1405, 670, 0.46, -8],
      ['mens-tank', 'rib', 'paper', null, 1430, 255, 0.5, 9],
    ],
    [
      ['mens-leggings', 'solid', 'ink', null, 625, 640, 0.7, 8],
      ['mens-henley', 'solid', 'navy', null, 295, 550, 0.64, -6],
      ['boxers', 'melange', 'melange', null, 330, 820, 0.34, 6],
    ],
  ),
  kids: composition(
    [
      ['kids-tshirt', 'block', 'paper', 'rust', 850, 400, 0.68, -8],
      ['kids-leggings', 'melange', 'melange', null, 1110, 505, 0.84, 6],
      ['baby-bodysuit-long', 'print', 'sage', 'moss', 1365, 440, 0.64, 10],
    ],
    [
      ['kids-leggings', 'melange', 'melange', null, 600, 640, 0.66, 8],
      ['kids-tshirt', 'block', 'paper', 'rust', 290, 525, 0.6, -7],
      ['baby-bodysuit', 'print', 'sage', 'moss', 240, 812, 0.34, 8],
    ],
  ),
  rib: composition(
    [
      ['womens-longsleeve', 'rib', 'rust', null, 875, 440, 0.8, -6],
      ['womens-tank', 'rib', 'paper', null, 1200, 460, 0.8, 6],
      ['hipster', 'rib', 'clay', null, 1425, 300, 0.42, 10],
      ['briefs', 'rib', 'sand', null, 1420, 660, 0.42, -8],
    ],
    [
      ['womens-longsleeve', 'rib', 'rust', null, 270, 600, 0.62, -6],
      ['womens-tank', 'rib', 'paper', null, 590, 650, 0.64, 7],
    ],
  ),
  organic: composition(
    [
      ['baby-bodysuit', 'solid', 'sand', null, 845, 420, 0.68, -8],
      ['womens-tshirt', 'solid', 'paper', null, 1155, 470, 0.8, 5],
      ['kids-tank', 'solid', 'sage', null, 1420, 310, 0.56, 10],
      ['kids-briefs', 'print', 'butter', 'moss', 1425, 715, 0.44, -8],
    ],
    [
      ['womens-tshirt', 'solid', 'paper', null, 530, 590, 0.64, 6],
      ['baby-bodysuit', 'solid', 'sand', null, 230, 610, 0.5, -8],
      ['kids-briefs', 'print', 'butter', 'moss', 470, 848, 0.34, -6],
    ],
  ),
  basics: composition(
    [
      ['mens-tshirt', 'solid', 'paper', null, 850, 430, 0.74, -7],
      ['mens-tshirt', 'melange', 'melange', null, 1150, 480, 0.74, 5],
      ['boxers', 'solid', 'navy', null, 1405, 280, 0.46, 9],
      ['mens-briefs', 'solid', 'ink', null, 1410, 680, 0.44, -8],
    ],
    [
      ['mens-tshirt', 'solid', 'paper', null, 290, 550, 0.6, -7],
      ['mens-tshirt', 'melange', 'melange', null, 540, 660, 0.6, 6],
      ['boxers', 'solid', 'navy', null, 200, 820, 0.32, 8],
    ],
  ),
  move: composition(
    [
      ['leggings', 'block', 'plum', 'blush', 830, 470, 0.9, -7],
      ['bralette', 'solid', 'ink', null, 1110, 295, 0.58, 6],
      ['bike-shorts', 'solid', 'cobalt', null, 1125, 660, 0.5, -6],
      ['mens-tank', 'melange', 'melange', null, 1385, 440, 0.72, 9],
    ],
    [
      ['leggings', 'block', 'plum', 'blush', 625, 640, 0.72, 7],
      ['bralette', 'solid', 'ink', null, 260, 505, 0.5, -8],
      ['bike-shorts', 'solid', 'cobalt', null, 280, 762, 0.46, 6],
    ],
  ),
};

/** The category's own tile, by the category's key. */
export const TILES = {
  women: tile(
    ['leggings', 'solid', 'ink', null, 570, 520, 0.84, 7],
    ['womens-tshirt', 'solid', 'clay', null, 300, 430, 0.7, -7],
    ['briefs', 'solid', 'blush', null, 280, 790, 0.42, 8],
  ),
  'women/underwear': tile(
    ['bralette', 'solid', 'blush', null, 330, 330, 0.62, -7],
    ['briefs', 'solid', 'blush', null, 470, 720, 0.6, 6],
  ),
  'women/t-shirts': tile(
    ['womens-vneck', 'solid', 'sage', null, 290, 420, 0.66, -8],
    ['womens-tshirt', 'stripe', 'sand', 'ink', 510, 575, 0.74, 6],
  ),
  'women/bodysuits': tile(
    ['bodysuit-long', 'solid', 'plum', null, 285, 480, 0.78, -6],
    ['bodysuit', 'rib', 'ink', null, 590, 545, 0.76, 7],
  ),
  'women/leggings': tile(
    ['leggings', 'solid', 'plum', null, 270, 500, 0.94, -5],
    ['leggings-cropped', 'solid', 'sage', null, 545, 490, 0.86, 6],
  ),
  men: tile(
    ['mens-leggings', 'solid', 'ink', null, 595, 520, 0.84, 7],
    ['mens-henley', 'solid', 'navy', null, 300, 430, 0.7, -6],
    ['boxers', 'melange', 'melange', null, 300, 790, 0.42, 6],
  ),
  'men/underwear': tile(
    ['boxers', 'solid', 'ink', null, 320, 335, 0.64, -6],
    ['trunks', 'block', 'navy', 'melange', 490, 715, 0.64, 7],
  ),
  'men/t-shirts': tile(
    ['mens-tshirt', 'solid', 'ink', null, 300, 410, 0.66, -8],
    ['mens-tshirt', 'stripe', 'paper', 'navy', 495, 600, 0.68, 6],
  ),
  'men/bodysuits': tile(
    ['mens-bodysuit', 'solid', 'navy', null, 290, 480, 0.76, -6],
    ['mens-bodysuit', 'melange', 'melange', null, 555, 545, 0.72, 7],
  ),
  'men/leggings': tile(
    ['mens-leggings', 'solid', 'ink', null, 270, 500, 0.92, -5],
    ['mens-leggings', 'melange', 'melange', null, 545, 505, 0.9, 6],
  ),
  kids: tile(
    ['kids-leggings', 'melange', 'melange', null, 575, 540, 0.86, 7],
    ['kids-tshirt', 'block', 'paper', 'rust', 300, 370, 0.7, -7],
    ['baby-bodysuit', 'print', 'sage', 'moss', 290, 745, 0.48, 8],
  ),
  'kids/underwear': tile(
    ['kids-briefs', 'print', 'butter', 'moss', 320, 330, 0.68, -8],
    ['kids-boxers', 'stripe', 'sky', 'paper', 480, 690, 0.72, 7],
  ),
  'kids/t-shirts': tile(
    ['kids-longsleeve', 'stripe', 'butter', 'rust', 320, 370, 0.76, -8],
    ['kids-tshirt', 'print', 'sky', 'cobalt', 490, 665, 0.68, 7],
  ),
  'kids/bodysuits': tile(
    ['baby-bodysuit-long', 'print', 'sage', 'moss', 320, 365, 0.7, -7],
    ['baby-bodysuit', 'dot', 'paper', 'clay', 505, 670, 0.62, 8],
  ),
  'kids/leggings': tile(
    ['kids-leggings', 'dot', 'cobalt', 'paper', 280, 490, 1.0, -5],
    ['kids-leggings', 'melange', 'melange', null, 550, 525, 0.94, 6],
  ),
};
