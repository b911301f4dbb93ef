// Pages for tracking, returns, withdrawals, the wheel and coupons, rendered on the server for one person: translated, with forms that
// work without JavaScript.
import { describe, expect, it } from 'vitest';
import type { Auth } from '@/lib/auth';
import type { Personal } from '@/lib/personal';
import { deal } from './eventFixtures';
import { renderPage } from './renderPage';

type Answer = Personal['own'][string];
const good = (data: unknown): Answer => ({ status: 200, body: { isSuccess: true, message: '', data } });
const bad = (status: number, message: string): Answer => ({
  status,
  body: { isSuccess: false, message, code: 'error' },
});
const customer: Auth = { id: 7, userTypeId: 2, expiresAt: '2999-01-01T00:00:00.000Z', key: 'a' };

function draw(url: string, own: Record<string, Answer>, auth: Auth | null = null) {
  const visitor = { auth, wishlist: [], cart: 0, notice: null, formKey: 'form-key' };
  const page = renderPage(
    url,
    { '/api/flash-deals/page': [{ ...deal, products: [] }] },
    {},
    {
      visitor,
      own,
      submission: null,
    },
  );
  const [main = ''] = page.html.split('<main')[1]?.split('</main>') ?? [];
  return { ...page, main };
}

const line = {
  position: 1,
  name: 'Rib tee',
  brand: null,
  picture: null,
  size: 'M',
  color: 'Rust',
  quantity: 2,
  returnable: 2,
  unitMinor: 1500,
  exchanges: [{ variantId: 77, size: 'L', color: 'Rust', available: true }],
};
const options = good({
  number: 'K7TX2M9QAB',
  invoiceNumber: 'SI-2026-000001',
  email: 'ana@example.com',
  placedOn: '22 November 2026',
  lines: [line],
  reasons: [{ code: 'damaged', label: 'It is damaged', needsPhotos: true, isAllowed: true, note: null }],
  ways: [{ code: 'label', label: 'By courier', text: 'Print the label.' }],
  until: '3 March 2027',
  withdrawalUntil: '6 December 2026',
  why: null,
  wantsAccount: true,
});
const preview = good({ refundMinor: 1500, shippingRefundMinor: 0, lost: [], keptMinor: 1500 });
const returned = {
  number: 'R7K3QX9M2TB',
  kind: 'return',
  status: 'requested',
  steps: [{ status: 'requested', label: 'Requested For Return', at: '23 November 2026, 10:00', isDone: true }],
  lines: [{ position: 1, name: 'Rib tee', quantity: 1, reason: 'It is damaged', exchange: null }],
  refundMinor: 1500,
  reasonRefused: null,
  labelPath: '/api/return/R7K3QX9M2TB/label',
  declaredAt: null,
  canWithdraw: true,
};
const returns = good({ number: 'K7TX2M9QAB', invoiceNumber: 'SI-2026-000001', returns: [returned] });
const segment = { label: '10% off', colour: '#1e4fd8', isPrize: true, odds: 1 };
const wheel = good({
  id: 1,
  segments: [segment],
  spinsLeft: 1,
  endsAt: null,
  needsEmail: true,
  consentNeeded: true,
  last: null,
});

const pages: [url: string, own: Record<string, Answer>, auth?: Auth][] = [
  ['/Track/Order', {}],
  ['/guest/return', {}],
  ['/guest/return?order=secret', { options }],
  ['/guest/return?order=secret&take=1:1&swap=1:77', { options, preview }],
  ['/user/orders/SI-2026-000001/return?take=1:1', { options, preview }, customer],
  ['/withdrawal', {}],
  ['/withdrawal?order=secret', { options }],
  ['/withdrawal?order=secret&take=1:2', { options, preview }],
  ['/user/orders/SI-2026-000001/withdrawal', { options }, customer],
  ['/return/SI-2026-000001', {}],
  ['/return/SI-2026-000001?order=secret&done=return', { returns }],
  ['/prize-wheel', { wheel }],
  ['/prize-wheel', { wheel: good(null) }],
  ['/user/coupons', { coupons: good([]) }, customer],
  ['/cart-reminder/delete?token=t', {}],
];

describe('pages after an order and of games', () => {
  it.each(pages)('%s is drawn in words, with one heading and its forms', (url, own, auth) => {
    const { main, status, html, head } = draw(url, own, auth ?? null);
    expect(status).toBe(200);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/>[a-z]+(-[a-z]+)+</);
    expect(html).not.toMatch(/undefined|NaN/);
    expect(head.title).toMatch(/ \| Vitrina$/);
    for (const form of main.match(/<form[^>]*>/g) ?? [])
      expect(form).toMatch(/method="post"|action="\/en\/(guest\/return|withdrawal|user\/orders)/);
  });

  it('are indexed only where they are public', () => {
    const robots = (url: string) => draw(url, { options }).head.robots;
    expect(['/Track/Order', '/guest/return', '/withdrawal', '/flash-deals'].map(robots)).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
    expect(['/guest/return?order=secret', '/return/SI-1', '/prize-wheel'].map(robots)).toEqual(
      Array.from({ length: 3 }, () => 'noindex'),
    );
  });

  it('a return is submitted with its order’s invoice and its key, without fields of single lines', () => {
    const { main } = draw('/guest/return?order=secret&take=1:1', { options, preview });
    expect(main).toContain('name="intent" value="return-request"');
    expect(main).toContain('name="formKey" value="form-key"');
    expect(main).toContain('name="invoice" value="SI-2026-000001"');
    expect(main).toContain('name="line1.reason"');
    expect(main).toContain('Adding photos requires JavaScript');
    expect(main).not.toContain('type="file"');
  });

  it('a withdrawal shows the declaration, and where its receipt is sent', () => {
    const { main } = draw('/withdrawal?order=secret&take=1:2', { options, preview });
    expect(main).toContain('I hereby withdraw from the contract for these items. Order K7TX2M9QAB');
    expect(main).toContain('ana@example.com');
    expect(main).toContain('Confirm withdrawal');
  });

  it('the first step of a return has its usual name', () => {
    expect(draw('/return/SI-2026-000001?order=secret', { returns }).main).toContain('Requested For Return');
  });

  it('an unknown order is a 404 with the form', () => {
    const found = draw('/guest/return?order=gone', { options: bad(404, 'We can’t find it.') });
    expect(found.status).toBe(404);
    expect(found.main).toContain('We can’t find it.');
    expect(found.main).toContain('name="orderNumber"');
  });

  it('the legally required link is in every footer', () => {
    expect(draw('/flash-deals', {}).html).toMatch(
      /<footer.*href="\/en\/withdrawal"[^>]*>Withdraw from contract here</s,
    );
  });
});
