// Where visitors of the wrong kind are sent, and which addresses a sign-in may lead on to.
import { describe, expect, it } from 'vitest';
import { safeNext, targetFor } from './guard';

const customer = { id: 7, userTypeId: 2, expiresAt: '2999-01-01T00:00:00.000Z', key: 'a' };

describe('going on after a sign-in', () => {
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

describe('a page for others', () => {
  it('sends a guest to the login, which knows where they were going', () => {
    expect(targetFor(null, 'customer', '/user/orders?page=2', new URLSearchParams())).toBe(
      '/auth/Login?next=%2Fuser%2Forders%3Fpage%3D2',
    );
    expect(targetFor(null, 'affiliate', '/affiliate/links', new URLSearchParams())).toBe(
      '/auth/affiliate-login?next=%2Faffiliate%2Flinks',
    );
  });

  it('sends somebody signed in to where they were going, or to their account', () => {
    expect(targetFor(customer, 'guest', '/auth/Login', new URLSearchParams({ next: '/Wishlists' }))).toBe('/Wishlists');
    expect(targetFor(customer, 'guest', '/auth/Login', new URLSearchParams({ next: '//evil.example' }))).toBe('/user');
  });
});
