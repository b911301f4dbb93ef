// For unit tests: compares a data layer with Google's published reference of GA4 events (tests/vectors/ga4.json).
import { expect } from 'vitest';
import ga4 from '../../../tests/vectors/ga4.json';

type Parameters = { required: string[]; optional: string[] };
type Push = { event?: string; ecommerce?: (Gtag.EventParams & { items?: Gtag.Item[] }) | null };

/**
 * The requirements of every e-commerce event: its parameters and no others, `ecommerce: null` before it, and the sum of its items
 * as its value.
 */
export function expectGa4(layer: readonly unknown[]): void {
  for (const [at, push] of (layer as Push[]).entries()) {
    if (!push?.event || !push.ecommerce) continue;
    const { event, ecommerce } = push;
    expect(layer[at - 1], `what comes before ${event}`).toEqual({ ecommerce: null });
    expectParameters(event, (ga4.events as Record<string, Parameters>)[event], ecommerce);
    const { items = [], value, currency } = ecommerce;
    for (const item of items) expectParameters(`an item of ${event}`, ga4.item, item);
    expect(currency).toMatch(/^[A-Z]{3}$/);
    const sum = items.reduce((all, { price, quantity }) => all + Number(price) * Number(quantity), 0);
    // The value of a refund without items is its amount.
    if (event !== 'refund' || items.length > 0) expect(value, `value of ${event}`).toBeCloseTo(sum, 2);
    if (event !== 'refund') expect(items.length, `items of ${event}`).toBeGreaterThan(0);
  }
}

function expectParameters(name: string, known: Parameters | undefined, push: object): void {
  const names = Object.entries(push).flatMap(([one, value]) => (value === undefined || value === '' ? [] : [one]));
  expect(known, `${name} is an event of GA4`).toBeDefined();
  expect(names, name).toEqual(expect.arrayContaining(known?.required ?? []));
  expect([...(known?.required ?? []), ...(known?.optional ?? [])], name).toEqual(expect.arrayContaining(names));
}
