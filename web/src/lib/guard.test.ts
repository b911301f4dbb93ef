// Redirects of visitors who may not see a page, and the URLs that a sign-in may lead to.
import { describe, expect, it } from 'vitest';
import { safeNext, signInPageOf, targetFor, withNext } from './guard';

const customer = { id: 7, userTypeId: 2, expiresAt: '2999-01-01T00:00:00.000Z', key: 'a' };

describe('the target after a sign-in', () => {
  it.each(['/user', '/user/orders/INV-1?tab=2', '/category/ženske?color=ink#list', '/Wishlists?page=2'])(
    'leads to %s',
    (next) => {
      expect(safeNext(next)).toBe(next);
    },
  );

  it.each([
    null,
    '',
    'user',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/user\\..\\..',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/user\n',
    ' /user',
    '/auth/Login',
    '/AUTH/register?next=/user',
  ])('never leads to %j', (next) => {
    expect(safeNext(next)).toBeNull();
  });
});

describe('a page that the visitor may not see', () => {
  it('redirects a guest to the login, with the requested page', () => {
    expect(targetFor(null, 'customer', '/user/orders?page=2', new URLSearchParams())).toBe(
      '/auth/Login?next=%2Fuser%2Forders%3Fpage%3D2',
    );
    expect(targetFor(null, 'affiliate', '/affiliate/links', new URLSearchParams())).toBe(
      '/auth/affiliate-login?next=%2Faffiliate%2Flinks',
    );
  });

  it('redirects a signed-in visitor to the requested page, or to their account', () => {
    expect(targetFor(customer, 'guest', '/auth/Login', new URLSearchParams({ next: '/Wishlists' }))).toBe('/Wishlists');
    expect(targetFor(customer, 'guest', '/auth/Login', new URLSearchParams({ next: '//evil.example' }))).toBe('/user');
  });
});

describe('pages that shoppers and partners share', () => {
  it('lead each of them to their own sign-in', () => {
    const [shopper, partner] = [
      new URLSearchParams('next=/user'),
      new URLSearchParams('as=affiliate&next=/affiliate/links'),
    ];
    expect([shopper, partner].map(signInPageOf)).toEqual(['/auth/Login', '/auth/affiliate-login']);
    expect(withNext('/auth/Forgot-Password', shopper)).toBe('/auth/Forgot-Password?next=%2Fuser');
    expect(withNext('/auth/Forgot-Password', partner)).toBe(
      '/auth/Forgot-Password?next=%2Faffiliate%2Flinks&as=affiliate',
    );
    expect(withNext(signInPageOf(partner), partner)).toBe('/auth/affiliate-login?next=%2Faffiliate%2Flinks');
  });
});
