// The cart's dialogs, a separate chunk: the drawer shown after adding, and the variant selection of a product card.
import { useState } from 'react';
import { CartDrawer } from './CartDrawer';
import { QuickAddDialog } from './QuickAddDialog';
import type { OpenDialog } from './store';

export function Dialogs({ open }: { open: OpenDialog }) {
  const added = open?.kind === 'drawer' ? open.cart : null;
  // Still shown while the drawer closes.
  const [last, setLast] = useState(added);
  if (added && added !== last) setLast(added);
  return (
    <>
      <CartDrawer open={added !== null} cart={added ?? last} />
      {open?.kind === 'quick-add' && <QuickAddDialog key={open.product.id} product={open.product} />}
    </>
  );
}
