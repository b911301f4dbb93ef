// The components of the checkout and order pages: a chunk that only their visitors download.
import { useEffect, useState } from 'react';
import type { CartLine, Cart as CartQuote } from '@/api/types';
import { CartPage } from '@/features/cart/CartPage';
import { CartSummary } from '@/features/cart/CartSummary';
import { itemOf } from '@/features/cart/changes';
import { OrderedDisclosure, OrderedLines } from '@/features/cart/OrderedLines';
import { OrderSteps } from '@/features/cart/OrderSteps';
import { useCart, useSetQuantity } from '@/features/cart/useCart';
import { PaymentReturn } from '@/features/checkout/PaymentReturn';
import { PaymentStep, StepSkeleton } from '@/features/checkout/PaymentStep';
import { beginVisit, isVisitOver, lastOrder } from '@/features/checkout/visit';
import { CartReminder, CartReminderForm } from '@/features/games/CartReminder';
import { RefundAccount } from '@/features/orders/RefundAccount';
import { useWishlistChange } from '@/features/wishlist/WishlistProvider';
import { useT } from '@/lib/i18n';
import { useShopNavigate } from '@/lib/navigation';
import { usePage } from '@/lib/page';
import { LinkButton } from '@/ui/Button';
import * as forms from './checkoutActions';
import { orderPages } from './orderPages';

function Checkout() {
  const step = usePage().query.get('step');
  return step === 'payment' ? <Payment /> : <Cart />;
}

function Cart() {
  const t = useT();
  const change = useWishlistChange();
  const { set } = useSetQuantity();
  const move = async (line: CartLine) => {
    const { id, brand, ...rest } = line;
    if (id === null) return;
    const item = { id, name: rest.name, brand: brand?.name, categories: rest.categoriesArr };
    const isThere = await change(
      { ...item, priceMinor: rest.discountPrice ?? rest.unitPrice, currency: rest.currency },
      true,
    );
    if (isThere) await set(line, 0);
  };
  const next = (
    <LinkButton to="/Checkout?step=payment" wide>
      {t('cart-checkout')}
    </LinkButton>
  );
  return <CartPage onWish={move} next={next} />;
}

const itemOfLine = (line: CartLine) => itemOf(line);

function Payment() {
  const t = useT();
  const { data, problem, reload } = useCart();
  const cart = useUntilOrdered(data);
  const isEmpty = cart?.lines.length === 0;
  useVisit(reload);
  useReturnToOrder(isEmpty);
  if (isEmpty || (!cart && problem !== null)) return <Cart />;
  return (
    <div className="wrap">
      <OrderSteps current="payment" />
      <h1 className="display-48 pt-6 pb-6">{t('checkout-title')}</h1>
      {cart ? (
        <PaymentStep
          cart={cart}
          reload={reload}
          itemOf={itemOfLine}
          reminder={(email) => <CartReminder email={email} />}
          brief={(quote) => <OrderedDisclosure cart={quote} />}
          summary={(quote) => (
            <>
              <div className="max-lg:hidden">
                <OrderedLines cart={quote} />
              </div>
              <CartSummary cart={quote} />
            </>
          )}
        />
      ) : (
        <StepSkeleton />
      )}
      {cart && <CartReminderForm />}
    </div>
  );
}

/** Keeps showing the ordered lines until the next page is rendered. */
function useUntilOrdered(cart: CartQuote | null): CartQuote | null {
  const [last, setLast] = useState(cart);
  if (cart !== last && !isVisitOver()) setLast(cart);
  return isVisitOver() ? last : cart;
}

/** A visit begins with the page, also when it is restored from the back/forward cache. */
function useVisit(reload: () => Promise<void>): void {
  useEffect(() => {
    beginVisit();
    const bringBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      beginVisit();
      void reload();
    };
    window.addEventListener('pageshow', bringBack);
    return () => window.removeEventListener('pageshow', bringBack);
  }, [reload]);
}

/** A visitor who returns to this page after ordering, such as from the provider's page, is redirected to their order. */
function useReturnToOrder(isEmpty: boolean): void {
  const navigate = useShopNavigate();
  useEffect(() => {
    const order = isEmpty ? lastOrder() : null;
    if (order) navigate(`/OrderConfirmation?order=${encodeURIComponent(order.token)}`, { replace: true });
  }, [isEmpty, navigate]);
}

export const checkoutPages = { Checkout, PaymentReturn, RefundAccount, ...orderPages };
export const { checkoutActions, returnActions, confirmationActions, refundAccountActions, ownOrderActions } = forms;
