// What a tag manager hears of an address: nothing that was typed or is secret.
import { expect, it } from 'vitest';
import { pageLocation } from './analytics';

const known = ['page', 'size', 'token', 'next', 'order'];

it.each([
  ['https://vitrina.si/auth/Login?email=ana%40example.com&password=secret', 'https://vitrina.si/auth/Login'],
  [
    'https://vitrina.si/auth/resetPassword?token=abc&utm_source=mail',
    'https://vitrina.si/auth/resetPassword?utm_source=mail',
  ],
  ['https://vitrina.si/OrderConfirmation?order=secret', 'https://vitrina.si/OrderConfirmation'],
  ['https://vitrina.si/auth/Login?next=%2Fuser#top', 'https://vitrina.si/auth/Login'],
  [
    'https://vitrina.si/category/women?size=M&page=2&x=1&gclid=7',
    'https://vitrina.si/category/women?size=M&page=2&gclid=7',
  ],
])('tells a tag manager of %s no more than %s', (address, told) => {
  expect(pageLocation(address, known)).toBe(told);
});
