// The selection of a variant: the URL's parameters, existing variants, stock, and the links of the chips.
import { describe, expect, test } from 'vitest';
import { ink, medium, picture, product, rust, small, variant } from '../../tests/catalogueFixtures';
import { choiceHref, mainPictureOf, picturesOf, readChoice, type Value } from './choice';

const read = (query: string, of = product()) => readChoice(of, new URLSearchParams(query));
const stocks = (values: Value[] = []) => values.map((value) => value.stock);

describe('parsing the selection', () => {
  test('the first colour in stock is selected, but no size', () => {
    const choice = read('');
    expect(choice.colour?.chosen).toEqual(rust);
    expect(choice.size?.chosen).toBeNull();
    expect(choice.variant).toBeNull();
    expect(choice.unavailable).toBe(false);
  });

  test('a sold-out first colour is skipped', () => {
    const options = [{ attribute: 'colour', name: 'Colour', values: [ink, rust] }];
    expect(read('', product({ options })).colour?.chosen).toEqual(rust);
  });

  test('keys are matched whatever their case; unknown ones are ignored', () => {
    expect(read('color=INK').colour?.chosen).toEqual(ink);
    expect(read('color=green').colour?.chosen).toEqual(rust);
  });

  test('colour and size together make a variant', () => {
    expect(read('color=rust&size=m').variant).toMatchObject({ id: 2, stockLeft: 2 });
  });

  test('a single size is selected automatically', () => {
    const options = [{ attribute: 'size', name: 'Size', values: [small] }];
    expect(read('', product({ options, variants: [variant(1, 0, small.id)] })).variant?.id).toBe(1);
  });

  test('a product without options is its one variant', () => {
    expect(read('', product({ options: [], variants: [variant(9, 0, 0)] })).variant?.id).toBe(9);
  });
});

describe('what is available', () => {
  test('sizes reflect the stock of the chosen colour', () => {
    expect(stocks(read('color=rust').size?.values)).toEqual(['in', 'low']);
    expect(stocks(read('color=ink').size?.values)).toEqual(['out', 'none']);
  });

  test('a colour counts with all its sizes, whatever size is chosen', () => {
    expect(stocks(read('size=M').colour?.values)).toEqual(['in', 'out']);
  });

  test('the number left is shown for one variant only', () => {
    expect(read('color=rust').size?.values[1]?.left).toBe(2);
    expect(read('').colour?.values[0]?.left).toBeNull();
  });

  test('a selected size that the colour lacks stays selected and is unavailable', () => {
    const choice = read('color=ink&size=M');
    expect(choice.size?.chosen).toEqual(medium);
    expect(choice.variant).toBeNull();
    expect(choice.unavailable).toBe(true);
  });

  test('further options are narrowed by colour and size', () => {
    const long = { id: 21, key: 'long', name: 'Long', swatch: null };
    const short = { id: 22, key: 'short', name: 'Short', swatch: null };
    const options = [...product().options, { attribute: 'length', name: 'Length', values: [long, short] }];
    const variants = [
      variant(1, rust.id, small.id, { otherId: long.id }),
      variant(2, rust.id, small.id, { otherId: short.id, stock: 'out' }),
      variant(3, rust.id, medium.id, { otherId: short.id }),
    ];
    const choice = read('color=rust&size=S', product({ options, variants }));
    expect(stocks(choice.others[0]?.values)).toEqual(['in', 'out']);
    expect(read('color=rust&size=S&option=long', product({ options, variants })).variant?.id).toBe(1);
  });
});

test('a chip changes only its own parameter', () => {
  const query = new URLSearchParams('color=rust&utm_source=mail');
  expect(choiceHref('/product/top', query, 'color', 'ink')).toBe('/product/top?utm_source=mail&color=ink');
  expect(choiceHref('/product/top', query, 'size', '86/92')).toContain('&size=86/92');
});

describe('pictures', () => {
  const gallery = [picture('a'), picture('b', 'back'), picture('c', 'front', ink.id), picture('d', 'detail', null)];

  test('follow the colour; those of no colour come after', () => {
    expect(picturesOf(gallery, ink).map(({ path }) => path)).toEqual(['c', 'd']);
  });

  test('a colour without its own shows them all', () => {
    expect(picturesOf(gallery, { ...ink, id: 99 })).toEqual(gallery);
    expect(mainPictureOf(gallery, 99)).toBeNull();
  });
});
