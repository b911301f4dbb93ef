// @vitest-environment jsdom
// The pages of the affiliate area: what partners of each status see, empty states, and figures that are available as text.
import { act, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Result } from '@/api/call';
import { currentAuth, sessionKey, signIn, signOut } from '@/lib/auth';
import { notices } from '@/lib/notices';
import { type Page, PageProvider } from '@/lib/page';
import { openPage } from '@/lib/page.testing';
import {
  answers,
  categories,
  commission,
  country,
  discount,
  euro,
  figures,
  none,
  profile,
  programme,
} from '../../../tests/affiliateFixtures';
import { Analytics } from './Analytics';
import { Commissions } from './Commissions';
import { Dashboard } from './Dashboard';
import { Discounts } from './Discounts';
import { Links } from './Links';
import { Profile } from './Profile';

const good = (data: unknown): Result<unknown> => ({ ok: true, status: 200, data, message: '' });

// jsdom does not implement dialogs.
Object.assign(HTMLDialogElement.prototype, { close() {} });

let root: Root | undefined;
const box = document.createElement('div');

async function open(element: ReactNode, answers: Record<string, unknown>, search = ''): Promise<void> {
  const own = {
    owner: sessionKey(currentAuth()),
    answers: Object.fromEntries(Object.entries(answers).map(([name, data]) => [name, good(data)])),
  };
  const page = { path: '/affiliate/dashboard', params: {}, query: new URLSearchParams(search) } as unknown as Page;
  root = await openPage(box, <PageProvider page={page}>{element}</PageProvider>, () => ({
    own,
    countries: [country],
    categories,
  }));
}

const text = () => box.textContent ?? '';

beforeEach(() => {
  document.body.append(box);
  signIn({ id: 7, userTypeId: 5, expiresAt: '2999-01-01T00:00:00.000Z' });
});
afterEach(() => {
  act(() => root?.unmount());
  signOut();
  box.remove();
});

const stats = { ...none, earnings: [], pending: [], paid: [] };
const empty = { stats, trafficSources: [], earningsData: [], topProducts: [], topPages: [] };

it.each(['pending', 'rejected'] as const)('a partner who is %s sees how they stand, and no figures', async (status) => {
  await open(<Dashboard />, { profile: { ...profile, status, statusReason: 'Because.' }, dashboard: empty });
  expect(text()).toContain(`affiliate-${status}-title`);
  expect(text()).toContain('Because.');
  expect(box.querySelector('dl')).toBeNull();
});

it.each(['suspended', 'left'] as const)('a partner who is %s reads on', async (status) => {
  await open(<Dashboard />, { profile: { ...profile, status }, dashboard: empty });
  expect(text()).toContain(`affiliate-${status}-title`);
  expect(box.querySelector('dl')).not.toBeNull();
  expect(box.querySelector('ol'), 'nothing that they may not do').toBeNull();
});

it('another user does not see its data', async () => {
  const owner = sessionKey(currentAuth());
  signIn({ id: 8, userTypeId: 5, expiresAt: '2999-01-01T00:00:00.000Z' });
  const own = { owner, answers: { profile: good(profile), dashboard: good(empty) } };
  const page = { path: '/affiliate/dashboard', params: {}, query: new URLSearchParams() } as unknown as Page;
  root = await openPage(box, <PageProvider page={page}>{<Dashboard />}</PageProvider>, () => ({
    own,
    countries: [country],
    categories,
  }));
  expect(box.querySelector('dl')).toBeNull();
});

it('an empty dashboard suggests the next step', async () => {
  await open(<Dashboard />, { profile: { ...profile, payout: null }, dashboard: empty });
  expect([...box.querySelectorAll('ol a')].map((link) => link.getAttribute('href'))).toEqual([
    '/affiliate/links',
    '/affiliate/media-kit',
    '/affiliate/profile',
  ]);
});

it('a dashboard has its chart as a table, too', async () => {
  const days = [
    { day: '2026-11-22', clicks: 3, conversions: 0, amounts: [] },
    { day: '2026-11-23', clicks: 5, conversions: 2, amounts: euro(400) },
  ];
  const dashboard = {
    ...empty,
    stats: { ...figures, earnings: euro(400), pending: euro(400), paid: [] },
    trafficSources: [{ source: '', clicks: 8, conversions: 2 }],
    earningsData: days,
    topPages: [{ key: '/a', label: '/a', clicks: 8, conversions: 2, commission: euro(400) }],
  };
  await open(<Dashboard />, { profile, dashboard });
  const figure = box.querySelector('figure');
  expect(figure?.getAttribute('aria-label')).toBe('affiliate-chart');
  expect(figure?.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(2);
  const rows = [...box.querySelectorAll('details tbody tr')];
  expect(rows).toHaveLength(2);
  expect(rows[1]?.textContent).toContain('4.00 €');
  expect(text()).toContain('affiliate-source-none');
  const chips = [...box.querySelectorAll<HTMLButtonElement>('fieldset button')];
  expect(chips.map((chip) => chip.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false']);
  act(() => chips[1]?.click());
  expect(chips.map((chip) => chip.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false']);
});

it('analytics compare with the days before', async () => {
  const row = { key: 'mail', label: '', ...figures, before: { ...none, clicks: 4 } };
  await open(
    <Analytics />,
    { profile, analytics: { rows: [row], totals: figures, before: { ...none, clicks: 4 } } },
    'by=source&compare=true&days=7',
  );
  expect(text()).toContain('affiliate-before');
  expect(text()).toContain('+affiliate-percent');
  expect([...box.querySelectorAll('thead th')].map((cell) => cell.textContent)).toContain('affiliate-clicks-before');
  expect(box.querySelector('a[download]')?.getAttribute('href')).toContain(
    '/api/affiliate/31/utm-analytics/export?by=source&compare=true&dateFrom=',
  );
});

it('analytics without clicks say so', async () => {
  await open(<Analytics />, { profile, analytics: { rows: [], totals: none, before: null } });
  expect(text()).toContain('affiliate-analytics-empty');
});

it('commissions show why one is held and what was reversed', async () => {
  await open(<Commissions />, {
    profile,
    commissions: [commission],
    discounts: [],
    statements: [{ year: 2026, month: 10, closing: euro(900) }],
  });
  expect(text()).toContain('K7TX2M9QAB');
  expect(text()).toContain('affiliate-status-held');
  expect(text()).toContain('The address is yours.');
  expect(text()).toContain('affiliate-reversed');
  const saved = [...box.querySelectorAll('a[download]')].map((link) => link.getAttribute('href'));
  expect(saved).toEqual([
    '/api/affiliate/commissions/export?affiliateId=31&languageId=1',
    '/api/affiliate/31/statements/2026/10/statement.pdf?languageId=1',
  ]);
});

it('filters without results link back to all commissions', async () => {
  await open(<Commissions />, { profile, commissions: [], discounts: [], statements: [] }, 'status=paid');
  expect(text()).toContain('affiliate-commissions-none');
  expect(box.querySelector<HTMLSelectElement>('select[name=status]')?.value).toBe('paid');
});

it('a code is copied', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await open(<Discounts />, { profile, discounts: [discount] });
  await act(async () => box.querySelector<HTMLButtonElement>('li button')?.click());
  expect(writeText).toHaveBeenCalledWith('NIKA10');
  expect(notices.current()).toMatchObject({ text: 'affiliate-coupon-copied', good: true });
  vi.unstubAllGlobals();
});

it('a profile masks the payout account and requires the password', async () => {
  const quiet = { ...profile, emails: { commissions: true, statements: false } };
  await open(<Profile />, { profile: quiet, advanced: { ...quiet, programme } });
  expect(text()).toContain('SI56 •••• 3438');
  const form = [...box.querySelectorAll('form')].find((one) => one.querySelector('[value=affiliate-payout-iban]'));
  expect(form?.querySelector('input[name=password][type=password]')).not.toBeNull();
  expect(form?.querySelector<HTMLInputElement>('input[name=iban]')?.value).toBe('');
  expect(box.querySelector<HTMLInputElement>('input[name=statements]')?.checked).toBe(false);
});

it('a link leads to the product found in the catalogue', async () => {
  vi.useFakeTimers();
  const found = {
    products: [{ id: 9, name: 'Linen tee', brand: { name: 'Tiho' }, path: '/product/linen-tee' }],
    productCount: 1,
    categories: [{ name: 'Tees', path: '/category/women/tees', within: ['Women'] }],
    brands: [],
    corrected: null,
    page: null,
  };
  const asked = vi.fn(async (_address: string) => new Response(JSON.stringify({ isSuccess: true, data: found })));
  vi.stubGlobal('fetch', asked);
  await open(<Links />, { profile, discounts: answers.discounts });
  const change = (name: string, value: string) => {
    const field = box.querySelector<HTMLInputElement | HTMLSelectElement>(name);
    const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field?.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  };
  const targets = () => [...box.querySelectorAll<HTMLInputElement>('input[name=target]')].map(({ value }) => value);
  act(() => change('select[name=kind]', 'catalogue'));
  expect(targets(), 'the departments').toEqual(['category:5']);
  act(() => change('input[type=search]', 'linen'));
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(asked.mock.calls[0]?.[0]).toContain('/api/product/web/suggest?q=linen');
  expect(targets()).toEqual(['category:6', 'product:9']);
  act(() => box.querySelector<HTMLInputElement>('input[value="product:9"]')?.click());
  act(() => change('input[type=search]', ''));
  expect(targets(), 'what was picked stays').toEqual(['product:9', 'category:5']);
  expect(box.querySelector<HTMLInputElement>('input[value="product:9"]')?.checked).toBe(true);
  const refusal = { isSuccess: false, message: 'Too many attempts.', data: null, code: 'error-rate-limited' };
  asked.mockResolvedValueOnce(new Response(JSON.stringify(refusal), { status: 429 }));
  act(() => change('input[type=search]', 'wool'));
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(text(), 'not that nothing was found').toContain('Too many attempts.');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
