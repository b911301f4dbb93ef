// The components of the steps of an order: a chunk that only their visitors download.
import type { CartLine } from '@/api/types';
import { CartPage } from '@/features/cart/CartPage';
import { setQuantity } from '@/features/cart/store';
import { PaymentReturn } from '@/features/checkout/PaymentReturn';
import { addWish } from '@/features/wishlist/store';
import { useWishWords } from '@/features/wishlist/words';

function CheckoutCart() {
  const words = useWishWords();
  const move = async (line: CartLine) => {
    const { id, brand, ...rest } = line;
    if (id === null) return;
    const item = { id, name: rest.name, brand: brand?.name, categories: rest.categoriesArr };
    const isThere = await addWish(
      { ...item, priceMinor: rest.discountPrice ?? rest.unitPrice, currency: rest.currency },
      words,
    );
    if (isThere) await setQuantity(line, 0);
  };
  return <CartPage onWish={move} />;
}

export const checkoutPages = { CheckoutCart, PaymentReturn };
