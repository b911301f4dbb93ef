// What a tag manager can see of a URL: nothing that was typed or is secret.
import { expect, it } from 'vitest';
import { pageLocation, pagePath } from './analytics';

const known = ['page', 'size', 'token', 'next', 'order', 'q'];

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
  ['https://vitrina.si/search?q=black+leggings&page=2', 'https://vitrina.si/search?q=black+leggings&page=2'],
  ['https://vitrina.si/search?q=ana%40example.com&page=2', 'https://vitrina.si/search?page=2'],
  ['https://vitrina.si/search?q=%2B386+40+123+456', 'https://vitrina.si/search'],
  ['https://vitrina.si/?utm_content=ana%40example.com&utm_id=1234567890', 'https://vitrina.si/?utm_id=1234567890'],
  ['https://vitrina.si/en/return/SI-2026-000001?order=secret', 'https://vitrina.si/en/return/:invoice'],
])('reports %s to a tag manager as %s only', (address, reported) => {
  expect(pageLocation(address, known)).toBe(reported);
});

it.each([
  ['/return/SI-2026-000001', '/return/:invoice'],
  ['/en/Return/SI-2026-000001', '/en/Return/:invoice'],
  ['/user/orders/K7TX2M9QAB/withdrawal', '/user/orders/:invoice/withdrawal'],
  ['/user/orders', '/user/orders'],
  ['/guest/return', '/guest/return'],
  ['/returns', '/returns'],
  ['/product/tops/ribbed-top', '/product/tops/ribbed-top'],
])('reports the path %s as %s', (path, reported) => {
  expect(pagePath(path)).toBe(reported);
});
