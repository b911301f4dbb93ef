// @vitest-environment jsdom
// The prize wheel, coupons, and flash deals on their pages.
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shareCache } from '@/api/cache';
import { send } from '@/api/send';
import { notices } from '@/lib/notices';
import { type Page, PageProvider } from '@/lib/page';
import { openPage } from '@/lib/page.testing';
import { openWithActions, settle } from '@/routes/actions.testing';
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
  vi.restoreAllMocks();
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

it('pressing the button again while the wheel turns uses no further spin', async () => {
  let spinsLeft = 3;
  vi.stubGlobal('fetch', async () => {
    spinsLeft -= 1;
    const data = { segment: 0, label: 'Nothing', prize: null, spinsLeft, nextDayAt: wheel.nextDayAt };
    return new Response(JSON.stringify({ isSuccess: true, message: '', data }), { status: 200 });
  });
  const spin = { call: () => send('post', '/api/auth/logout') };
  const game = <WheelGame wheel={{ ...wheel, needsEmail: false, spinsLeft }} close={() => null} />;
  const opened = await openWithActions(box, game, { 'wheel-spin': spin });
  root = opened.root;
  const press = async () => {
    await act(async () => box.querySelector('form')?.requestSubmit());
    await settle(opened.router);
  };
  await press();
  await press();
  expect(spinsLeft).toBe(2);
  act(() => void box.querySelector('.wheel-disc')?.dispatchEvent(new Event('transitionend', { bubbles: true })));
  await press();
  expect(spinsLeft).toBe(1);
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

it('a deal counts down by the server’s clock, and the page’s data is loaded again when the server says that it is over', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T09:00:00Z') });
  // The delay that differs between visitors, in the middle of three seconds.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const expire = vi.fn();
  shareCache({ expire });
  const loader = vi.fn(async () => ({ own: null }));
  // This device's clock is an hour slow.
  let deals = [deal({})];
  vi.stubGlobal('fetch', async () => {
    const data = { nowMs: Date.now() + 3_600_000, deals };
    return new Response(JSON.stringify({ isSuccess: true, message: '', data }), { status: 200 });
  });
  root = await openPage(box, <Deals deals={deals} />, loader);
  loader.mockClear();
  await act(async () => vi.advanceTimersByTimeAsync(1000));
  expect(text('.countdown')).toContain('04event-unit-seconds');
  await act(async () => vi.advanceTimersByTimeAsync(4500));
  deals = [];
  await act(async () => vi.advanceTimersByTimeAsync(500));
  expect(
    [expire, loader].map(({ mock }) => mock.calls.length),
    'not before the delay',
  ).toEqual([0, 0]);
  await act(async () => vi.advanceTimersByTimeAsync(1000));
  expect([expire, loader].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  // The cached response is shown first, until the new one has arrived.
  await act(async () => vi.advanceTimersByTimeAsync(3000));
  expect([expire, loader].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});

it('without deals the page links to other pages and does not request the server’s clock', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  await show(<DealTeaser deals={[]} />);
  await show(<Deals deals={[]} />);
  expect(fetch).not.toHaveBeenCalled();
  expect(text('h1')).toBe('deals-empty-title');
});
