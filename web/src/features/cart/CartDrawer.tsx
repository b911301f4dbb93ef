// The drawer that opens after adding to the cart: its lines, the progress to free delivery, and links to cart and checkout.
import type { Cart } from '@/api/types';
import { useT } from '@/lib/i18n';
import { formatMoney } from '@/lib/money';
import { useShop } from '@/lib/shop';
import { LinkButton } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { CartLineRow } from './CartLineRow';
import { CartProgress } from './CartProgress';
import { openDialog } from './store';

export function CartDrawer({ open, cart }: { open: boolean; cart: Cart | null }) {
  const t = useT();
  const close = () => openDialog(null);
  return (
    <Dialog
      id="cart-drawer"
      title={t('cart-added-title')}
      closeLabel={t('close')}
      look="right"
      open={open}
      onClose={close}
      footer={cart && <DrawerFooter cart={cart} onContinue={close} />}
    >
      {cart && (
        <>
          <CartProgress cart={cart} />
          <ul aria-label={t('cart-lines')} className="grid gap-5 pt-5">
            {cart.lines.map((line) => (
              <CartLineRow key={line.variantId} line={line} compact />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function DrawerFooter({ cart, onContinue }: { cart: Cart; onContinue: () => void }) {
  const t = useT();
  const { pattern } = useShop().currency;
  return (
    <div className="grid gap-3 pb-2">
      <p className="flex justify-between gap-4 text-18 font-medium">
        {t('cart-subtotal')} <span className="tabular-nums">{formatMoney(pattern, cart.goodsMinor)}</span>
      </p>
      {cart.pieces > 0 && (
        <LinkButton to="/Checkout?step=payment" wide>
          {t('cart-checkout')}
        </LinkButton>
      )}
      <LinkButton to="/Checkout" look="line" wide>
        {t('cart-view')}
      </LinkButton>
      <button type="button" className="link min-h-(--hit) justify-self-center text-14" onClick={onContinue}>
        {t('cart-continue')}
      </button>
    </div>
  );
}
