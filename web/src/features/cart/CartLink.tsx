// The cart link in the app bar, with the number of items.
import { useT } from '@/lib/i18n';
import { usePersonal } from '@/lib/personal';
import { A } from '@/ui/A';
import { Icon } from '@/ui/Icon';
import { useCartPieces } from './store';

export function CartLink() {
  const t = useT();
  const rendered = usePersonal()?.visitor.cart ?? 0;
  const count = useCartPieces() ?? rendered;
  return (
    <A to="/Checkout" className="icon-btn relative" aria-label={t('cart-link', { count })}>
      <Icon name="bag" />
      {count > 0 && (
        <span className="bar-count" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </A>
  );
}
