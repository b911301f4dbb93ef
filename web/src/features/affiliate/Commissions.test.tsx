// @vitest-environment jsdom
// The commissions of a partner who has none: the form for the filters sends its empty fields, too.
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Result } from '@/api/call';
import { currentAuth, sessionKey, signIn, signOut } from '@/lib/auth';
import { type Page, PageProvider } from '@/lib/page';
import { openPage } from '@/lib/page.testing';
import { country, profile } from '../../../tests/affiliateFixtures';
import { Commissions } from './Commissions';

const good = (data: unknown): Result<unknown> => ({ ok: true, status: 200, data, message: '' });

afterEach(signOut);

it.each([
  ['', 'affiliate-commissions-empty'],
  ['status=&dateFrom=&dateTo=&countryId=', 'affiliate-commissions-empty'],
  ['status=paid&dateFrom=', 'affiliate-commissions-none'],
])('?%s', async (search, title) => {
  signIn({ id: 7, userTypeId: 5, expiresAt: '2999-01-01T00:00:00.000Z' });
  const answers = { profile: good({ ...profile, status: 'active' }), commissions: good([]) };
  const own = { owner: sessionKey(currentAuth()), answers };
  const page = { path: '/affiliate/commissions', params: {}, query: new URLSearchParams(search) } as unknown as Page;
  const box = document.createElement('div');
  const element = (
    <PageProvider page={page}>
      <Commissions />
    </PageProvider>
  );
  const root = await openPage(box, element, () => ({ own, countries: [country] }));
  expect(box.querySelector('h2')?.textContent).toBe(title);
  act(() => root.unmount());
});
