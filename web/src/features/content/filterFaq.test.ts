// The questions that a search finds.
import { expect, test } from 'vitest';
import { filterFaq } from './filterFaq';

const groups = [
  {
    key: 'returns',
    title: 'Vračila',
    entries: [
      { key: 'how', question: 'Kako vrnem izdelek?', answer: '<p>Pošljite <a href="/x">paket</a> nazaj.</p>' },
      { key: 'cost', question: 'Koliko stane?', answer: '<p>Poštnino plačate sami.</p>' },
    ],
  },
  { key: 'payment', title: 'Plačilo', entries: [{ key: 'card', question: 'Kartica?', answer: '<p>Da.</p>' }] },
];

const keys = (sought: string) => filterFaq(groups, sought).flatMap(({ entries }) => entries.map(({ key }) => key));

test('every word must be found, accents and case do not matter', () => {
  expect(keys('')).toEqual(['how', 'cost', 'card']);
  expect(keys('POSTNINO')).toEqual(['cost']);
  expect(keys('vracila paket')).toEqual(['how']);
  expect(keys('paket kartica')).toEqual([]);
});

test('text in markup is not matched', () => {
  expect(keys('href')).toEqual([]);
});
