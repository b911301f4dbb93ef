// The cart page rendered on the server: sums, reductions, progress towards goals, and related products.
import { describe, expect, test } from 'vitest';
import type { Cart, ProductCard } from '@/api/types';
import { cart, cartLine } from './cartFixtures';
import { card } from './catalogueFixtures';
import { renderPage } from './renderPage';

const good = (data: unknown) => ({ status: 200, body: { isSuccess: true, message: '', data } });

/** The texts of the page's elements. */
function open(more: Partial<Cart> = {}, related: ProductCard[] = [card(30), card(31)]) {
  const visitor = { auth: null, wishlist: [], cart: 3, notice: null, formKey: 'k' };
  const own = { cart: good(cart(more)), related: good(related) };
  const { html } = renderPage('/Checkout', {}, {}, { visitor, own, submission: null });
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const element = (start: string, end: string) =>
    main
      .split(start)
      .slice(1)
      .map((part) => part.split(end)[0] ?? '');
  return { main, lines: element('<li class="item-line"', '</li>'), aside: element('<aside', '</aside>')[0] ?? '' };
}

describe('the cart’s page', () => {
  test('shows the amount missing for free delivery, with a progress bar', () => {
    const { aside } = open();
    expect(aside).toContain('18.10 € away from free delivery');
    expect(aside).toContain('style="width:64%"');
    expect(aside).not.toContain('Delivery is free.');
  });

  test('shows free delivery instead, and nothing where it does not exist', () => {
    const free = open({ shippingMinor: 0, missingToFreeShippingMinor: null }).aside;
    expect(free).toContain('Delivery is free.');
    expect(free).not.toContain('away from free delivery');
    expect(free).not.toContain('cart-meter');
    const never = open({ freeShippingFromMinor: null, missingToFreeShippingMinor: null }).aside;
    expect(never).not.toMatch(/Delivery is free|away from free delivery/);
  });

  test("shows a goal's reward and its next tier, for each kind", () => {
    expect(open().aside).toContain('Yours: Winter week');
    expect(open().aside).toContain('Spend 8.10 € more and get 10% off.');
    const goal = (next: Cart['goals'][number]['next']) =>
      open({ goals: [{ title: 'Week', missingMinor: 1, reached: null, next }] }).aside;
    expect(goal({ kind: 'amount', amountMinor: 500 })).toContain('Spend 0.01 € more and get 5.00 € off.');
    expect(goal({ kind: 'free-delivery' })).toContain('Spend 0.01 € more and delivery is free.');
    expect(goal({ kind: 'gift' })).toContain('Spend 0.01 € more and get a free gift.');
    expect(goal(null)).not.toMatch(/Spend|Yours/);
  });

  test('strikes the regular price of reduced lines only, and shows the lowest price of 30 days', () => {
    const [reduced, discounted, regular] = open({ lines: [...cart().lines, cartLine(9)] }).lines;
    expect(reduced).toMatch(/Reduced price:.*<b>22.90 €<\/b>.*Previous price:.*<s class="text-14">29.90 €<\/s>/);
    expect(reduced).toContain('Lowest price in the 30 days before the reduction: 27.90\u00a0€');
    expect(discounted).toMatch(/<b>9.00 €<\/b>.*<s class="text-14">10.00 €<\/s>/);
    expect(discounted).not.toContain('Lowest price');
    expect(regular).toContain('<b>29.90 €</b>');
    expect(regular).not.toMatch(/<s |Reduced price|Previous price|data-reduced|Lowest price/);
  });

  test('shows the sums, and the savings', () => {
    const { aside } = open();
    const rows = aside.match(/<dt>.*?<\/dd>/g)?.map((row) =>
      row
        .replace(/<[^>]+>/g, ' ')
        .replace(/ +/g, ' ')
        .trim(),
    );
    expect(rows).toEqual([
      'Subtotal 32.90 €',
      'Socks for two −1.00 €',
      'Delivery 3.90 €',
      'Total 35.80 €',
      'Includes 22% VAT 6.46 €',
      'You save 8.00 €',
    ]);
    expect(open({ savedMinor: 0 }).aside).not.toContain('You save');
  });

  test('shows related products, also when it is empty', () => {
    const { main } = open();
    expect(main).toMatch(/Goes well with your cart.*Ribbed top 30.*Ribbed top 31/s);
    expect(open({}, []).main).not.toContain('Goes well with your cart');
    const empty = open({ lines: [], pieces: 0 }).main;
    expect(empty).toContain('Goes well with your cart');
    expect(empty).not.toContain('item-line');
  });

  test('names the legal guarantee where it applies', () => {
    const guarantee = { title: 'Legal guarantee of conformity', text: 'Two years at least.' };
    expect(open({ guarantee }).aside).toMatch(/Legal guarantee of conformity.*Two years at least\./s);
    expect(open().aside).not.toContain('guarantee');
  });
});
