// @vitest-environment jsdom
// The prize wheel, coupons, and flash deals on their pages.
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notices } from '@/lib/notices';
import { type Page, PageProvider } from '@/lib/page';
import { openPage } from '@/lib/page.testing';
import { Coupons } from './Coupons';
import { Deals } from './Deals';
import { DealTeaser } from './DealTeaser';
import type { AccountCoupon, Deal, Wheel } from './shapes';
import { WheelGame } from './WheelGame';

const page = { path: '/prize-wheel', params: {}, query: new URLSearchParams() } as unknown as Page;
const segment = (label: string, odds: number) => ({ label, odds, colour: '#1e4fd8', isPrize: odds < 0.5 });
const wheel: Wheel = {
  id: 1,
  segments: [segment('Nothing', 0.7), segment('10 %', 0.25), segment('Free delivery', 0.05)],
  spinsPerDay: 1,
  spinsLeft: 1,
  nextDayAt: '2026-11-24T00:00:00Z',
  couponDays: 14,
  endsAt: null,
  needsEmail: true,
  consentNeeded: true,
  last: null,
};

const box = document.createElement('div');
let root: Root;
beforeEach(() => {
  document.body.append(box);
  window.matchMedia = (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function show(element: React.ReactNode): Promise<void> {
  root = await openPage(box, <PageProvider page={page}>{element}</PageProvider>, async () => ({ own: null }));
}
const text = (selector: string) => box.querySelector(selector)?.textContent ?? '';

it('the wheel requires an address, the newsletter is unticked, and the close button is as prominent as the spin button', async () => {
  await show(<WheelGame wheel={wheel} close={() => <button type="button">close</button>} />);
  expect(box.querySelector<HTMLInputElement>('[name=email]')?.required).toBe(true);
  expect(box.querySelector<HTMLInputElement>('[name=newsletter]')?.checked).toBe(false);
  expect([...box.querySelectorAll('.wheel-buttons > *')].map((button) => button.textContent)).toEqual([
    'wheel-spin',
    'close',
  ]);
});

it('signed-in visitors need not enter an address', async () => {
  await show(<WheelGame wheel={{ ...wheel, needsEmail: false }} close={() => null} />);
  expect(box.querySelector('[name=email], [name=newsletter]')).toBeNull();
});

it('a table shows the true odds, and the drawing has a slice for each segment', async () => {
  await show(<WheelGame wheel={wheel} close={() => null} />);
  expect([...box.querySelectorAll('tbody tr')].map((row) => row.firstElementChild?.textContent)).toEqual([
    'Nothing',
    '10 %',
    'Free delivery',
  ]);
  expect(box.querySelectorAll('.wheel-slice')).toHaveLength(3);
  expect(box.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it("today's prize is shown with its code, and there is no spin button", async () => {
  const prize = { code: 'KOLO-7XQ2', label: '10 %', expiresAt: '2026-12-01T00:00:00Z' };
  const last = { segment: 1, label: '10 %', prize, spinsLeft: 0, nextDayAt: '2026-11-24T00:00:00Z' };
  await show(<WheelGame wheel={{ ...wheel, spinsLeft: 0, last }} close={() => <button type="button">close</button>} />);
  expect(text('[role=status]')).toContain('wheel-won');
  expect(text('code')).toBe('KOLO-7XQ2');
  expect(box.querySelector('form')).toBeNull();
});

it('a code is copied with one press, and this is announced', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const coupon: AccountCoupon = {
    code: 'KOLO-7XQ2',
    title: '10 %',
    description: '',
    validTo: '2026-12-01T00:00:00Z',
    minimumMinor: 2000,
    isUsed: false,
    isExpired: false,
  };
  await show(<Coupons coupons={[{ ...coupon, code: 'OLD', isUsed: true }, coupon]} />);
  expect([...box.querySelectorAll('code')].map((code) => code.textContent)).toEqual(['KOLO-7XQ2', 'OLD']);
  expect(box.querySelectorAll('button')).toHaveLength(1);
  await act(async () => box.querySelector('button')?.click());
  expect(writeText).toHaveBeenCalledWith('KOLO-7XQ2');
  expect(notices.current()).toMatchObject({ text: 'coupon-copied', good: true });
});

const deal = (changes: Partial<Deal>): Deal => ({
  name: 'evening',
  title: 'Evening deal',
  description: '',
  isRunning: true,
  startsAt: null,
  endsAt: '2026-11-23T10:00:05Z',
  products: [],
  count: 0,
  ...changes,
});

it('a deal counts down by the server’s clock, and its page is reloaded when the server says that it is over', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T09:00:00Z') });
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  // This device's clock is an hour slow.
  let deals = [deal({})];
  vi.stubGlobal('fetch', async () => {
    const data = { nowMs: Date.now() + 3_600_000, deals };
    return new Response(JSON.stringify({ isSuccess: true, message: '', data }), { status: 200 });
  });
  await show(<Deals deals={deals} />);
  await act(async () => vi.advanceTimersByTimeAsync(1000));
  expect(text('.countdown')).toContain('04event-unit-seconds');
  await act(async () => vi.advanceTimersByTimeAsync(4500));
  expect(reload).not.toHaveBeenCalled();
  deals = [];
  await act(async () => vi.advanceTimersByTimeAsync(3500));
  expect(reload).toHaveBeenCalled();
});

it('without deals the page links to other pages and does not request the server’s clock', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  await show(<DealTeaser deals={[]} />);
  await show(<Deals deals={[]} />);
  expect(fetch).not.toHaveBeenCalled();
  expect(text('h1')).toBe('deals-empty-title');
});
