// Renders the cart's dialogs above any page. Their code and messages are loaded when one is opened for the first time.
import { type ComponentType, useEffect, useState } from 'react';
import { defineChunk } from '@/lib/chunks';
import { useI18n } from '@/lib/i18n';
import { useShopNavigate } from '@/lib/navigation';
import { type OpenDialog, openDialog, useOpenDialog } from './store';

const chunk = defineChunk('src/features/cart/dialogs.tsx', () => import('./dialogs'));

type Loaded = ComponentType<{ open: OpenDialog }>;

export function CartDialogs() {
  const { load } = useI18n();
  const navigate = useShopNavigate();
  const open = useOpenDialog();
  const [content, setContent] = useState<{ Dialogs: Loaded } | null>(null);
  const isWanted = open !== null && content === null;
  // If the chunk cannot be loaded, the page with the same function is opened instead.
  const page = open?.kind === 'quick-add' ? open.product.path : '/Checkout';
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    Promise.all([chunk.load(), load(['cart', 'product'])]).then(
      ([{ Dialogs }]) => isOver || setContent({ Dialogs }),
      () => {
        if (isOver) return;
        openDialog(null);
        navigate(page);
      },
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, load, navigate, page]);
  return content && <content.Dialogs open={open} />;
}
