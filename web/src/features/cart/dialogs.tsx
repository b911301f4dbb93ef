// The cart's dialogs, a chunk of their own: what is in the cart after adding, and choosing a size from a product card.
import { CartDrawer } from './CartDrawer';
import { QuickAddDialog } from './QuickAddDialog';
import type { OpenDialog } from './store';

export function Dialogs({ open }: { open: OpenDialog }) {
  return (
    <>
      <CartDrawer open={open?.kind === 'drawer'} />
      {open?.kind === 'quick-add' && <QuickAddDialog key={open.product.id} product={open.product} />}
    </>
  );
}
