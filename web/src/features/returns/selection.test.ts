// The selection of items in a return's URL.
import { describe, expect, it } from 'vitest';
import { chosenLines } from './chosenLines';
import { chosenOf, selectionParams } from './selection';
import type { ReturnableLine } from './shapes';

const line = (position: number, returnable: number, variantIds: number[] = []): ReturnableLine => ({
  position,
  name: 'Tee',
  brand: null,
  picture: null,
  size: 'M',
  color: null,
  quantity: 3,
  returnable,
  requested: 0,
  unitMinor: 1000,
  totalMinor: 2000,
  isGift: false,
  exchanges: variantIds.map((variantId) => ({ variantId, size: 'L', color: null, available: variantId < 100 })),
});

const of = (text: string) => chosenOf(new URLSearchParams(text));

describe('a choice', () => {
  it('has the lines with pieces, in the order of the order', () => {
    expect(of('take=3:1&take=1:2&take=2:0')).toEqual([
      { position: 1, quantity: 2, exchange: null },
      { position: 3, quantity: 1, exchange: null },
    ]);
  });

  it('is read from the form and from a link', () => {
    expect(of('take=1:2,3:1&swap=1:77&swap=3:')).toEqual([
      { position: 1, quantity: 2, exchange: 77 },
      { position: 3, quantity: 1, exchange: null },
    ]);
  });

  it('is empty without parameters, and for invalid ones', () => {
    expect(of('')).toEqual([]);
    expect(of('take=1&take=:2&take=a:b&take=1:-1&take=1:2:3')).toEqual([]);
  });

  it('never exceeds the returnable pieces, nor contains unknown lines', () => {
    const found = chosenLines(of('take=1:5&take=2:1&take=9:1'), [line(1, 2), line(2, 0)]);
    expect(found.map(({ position, quantity }) => [position, quantity])).toEqual([[1, 2]]);
  });

  it('exchanges only for available sizes', () => {
    const lines = [line(1, 1, [77]), line(2, 1, [200]), line(3, 1)];
    const found = chosenLines(of('take=1:1,2:1,3:1&swap=1:77,2:200,3:5'), lines);
    expect(found.map(({ exchange }) => exchange)).toEqual([77, null, null]);
  });

  it('is sent as selected', () => {
    expect(selectionParams(of('take=3:1,1:2&swap=1:77'))).toEqual({ take: '1:2,3:1', swap: '1:77' });
    expect(selectionParams(of('take=3:1'))).toEqual({ take: '3:1' });
  });
});
