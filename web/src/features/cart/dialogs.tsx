// The cart's dialogs, a separate chunk: the drawer shown after adding, and the variant selection of a product card.
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
