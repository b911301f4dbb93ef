// The cart page, the first checkout step: lines, notices, the coupon, and the totals.
import { type ReactNode, useEffect, useRef } from 'react';
import { useOwnAnswer } from '@/api/own';
import type { Cart, CartLine, ProductCard } from '@/api/types';
import { pushEcommerce } from '@/lib/analytics';
import { leaveFocusToMain } from '@/lib/focus';
import { useT } from '@/lib/i18n';
import { LinkButton } from '@/ui/Button';
import { CardRow } from '@/ui/CardRow';
import { EmptyState } from '@/ui/EmptyState';
import { LoadError } from '@/ui/LoadingOrError';
import { Skeleton } from '@/ui/Skeleton';
import { CartGifts } from './CartGifts';
import { CartLineRow } from './CartLineRow';
import { CartProgress } from './CartProgress';
import { CartSummary } from './CartSummary';
import type { cartCalls } from './calls';
import { itemOf } from './changes';
import { OrderSteps } from './OrderSteps';
import { useCart } from './useCart';

type Props = {
  onWish(line: CartLine): Promise<void>;
  /** The link to the next step. */
  next?: ReactNode;
};

export function CartPage({ onWish, next }: Props) {
  const t = useT();
  const { data: cart, problem, reload } = useCart();
  const { data: related } = useOwnAnswer<typeof cartCalls, 'related'>('related');
  useViewEvent(cart);
  if (cart && cart.lines.length === 0) return <EmptyCart related={related} />;
  return (
    <div className="wrap">
      <OrderSteps current="cart" />
      <h1 className="display-48 pt-6 pb-6">{t('cart-title')}</h1>
      {cart ? (
        <FilledCart cart={cart} onWish={onWish} next={next} />
      ) : problem !== null ? (
        <LoadError problem={{ ...problem, message: t('cart-load-failed') }} reload={reload} />
      ) : (
        <CartSkeleton />
      )}
      {cart && related && <CardRow id="cart-related" title={t('cart-related')} products={related} />}
    </div>
  );
}

function FilledCart({ cart, onWish, next }: Props & { cart: Cart }) {
  const t = useT();
  return (
    <div ref={leaveFocusToMain} className="cart-columns">
      <div>
        <ul aria-label={t('cart-lines')} className="item-lines">
          {cart.lines.map((line) => (
            <CartLineRow key={line.variantId} line={line} onWish={onWish} />
          ))}
        </ul>
        <CartGifts gifts={cart.gifts} />
      </div>
      <aside className="cart-aside" aria-label={t('cart-summary')}>
        <CartProgress cart={cart} />
        <CartSummary cart={cart} />
        {cart.pieces > 0 && next}
        {cart.guarantee && <Guarantee {...cart.guarantee} />}
      </aside>
    </div>
  );
}

/** Directive 2011/83/EU, article 6(1)(l): before the purchase. */
function Guarantee({ title, text }: NonNullable<Cart['guarantee']>) {
  return (
    <section aria-labelledby="cart-guarantee" className="mt-6 rounded-tile bg-surface p-4 text-14">
      <h2 id="cart-guarantee" className="font-medium">
        {title}
      </h2>
      <p className="mt-1 text-ink-2 text-pretty">{text}</p>
    </section>
  );
}

function EmptyCart({ related }: { related: ProductCard[] | null }) {
  const t = useT();
  return (
    <>
      <EmptyState title={t('cart-empty-title')} text={t('cart-empty-text')}>
        <LinkButton to="/categories">{t('cart-empty-action')}</LinkButton>
      </EmptyState>
      {related && related.length > 0 && (
        <div className="wrap">
          <CardRow id="cart-related" title={t('cart-related')} products={related} />
        </div>
      )}
    </>
  );
}

function CartSkeleton() {
  return (
    <div aria-hidden="true" className="script-only grid max-w-xl gap-6">
      {[1, 2].map((line) => (
        <Skeleton key={line} className="h-32" />
      ))}
    </div>
  );
}

/** Sends the view event once per visit of the page. */
function useViewEvent(cart: Cart | null): void {
  const isReported = useRef(false);
  useEffect(() => {
    if (!cart || isReported.current || cart.lines.length === 0) return;
    isReported.current = true;
    const lines = cart.lines.filter(({ quantity }) => quantity > 0);
    pushEcommerce(
      'view_cart',
      cart.currency,
      cart.goodsMinor,
      lines.map((line) => itemOf(line)),
    );
  }, [cart]);
}
