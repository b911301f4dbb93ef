// The fields and rules for the selected lines of a return.
import { expect, it } from 'vitest';
import { problemsOf, type RuleContext } from '@/lib/forms/rules';
import type { ChosenLine } from './chosenLines';
import { initialReasons, reasonOf, reasonRules } from './reasonForm';

const reasons = [
  { code: 'too-small', label: '', needsPhotos: false, isAllowed: true, note: null },
  { code: 'damaged', label: '', needsPhotos: true, isAllowed: true, note: null },
];
const lines = [1, 3].map((position) => ({ position, quantity: 1, exchange: null })) as ChosenLine[];
const context = { today: '2026-11-23' } as RuleContext;

const wrongIn = (changes: Record<string, string>) => {
  const values = { ...initialReasons(lines, [{ code: 'label' }]), ...changes };
  return Object.keys(problemsOf(reasonRules(values, lines, reasons), values, context)).sort();
};

it('each line needs a reason, and the first return method is preselected', () => {
  expect(wrongIn({})).toEqual(['line1.reason', 'line3.reason']);
  expect(initialReasons(lines, [{ code: 'label' }, { code: 'drop-off' }]).way).toBe('label');
});

it('damage needs a photograph for its line', () => {
  const chosen = { 'line1.reason': 'too-small', 'line3.reason': 'damaged' };
  expect(wrongIn(chosen)).toEqual(['line3.photos']);
  expect(wrongIn({ ...chosen, 'line3.photos': 'p1,p2' })).toEqual([]);
});

it('an unknown reason is not accepted', () => {
  expect(reasonOf({ 'line1.reason': 'gone' }, 1, reasons)).toBeNull();
  expect(reasonOf({ 'line1.reason': 'damaged' }, 1, reasons)?.needsPhotos).toBe(true);
});
