// Where the cart's dialogs open, above whatever page. Their code and words are loaded when one is wanted for the first time.
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
  // Without their code, the page that is behind a dialog does.
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
