// The search link in the app bar: leads to the search page; with JavaScript it opens a panel. The panel's code and messages are
// loaded on opening.
import { type ComponentType, useEffect, useState } from 'react';
import { defineChunk } from '@/lib/chunks';
import { useI18n, useT } from '@/lib/i18n';
import { useShopNavigate } from '@/lib/navigation';
import { A } from '@/ui/A';
import { Icon } from '@/ui/Icon';

const chunk = defineChunk('src/features/search/SearchPanel.tsx', () => import('./SearchPanel'));

type Panel = ComponentType<{ open: boolean; onClose: () => void }>;

export function SearchLink() {
  const t = useT();
  const { load } = useI18n();
  const navigate = useShopNavigate();
  const [open, setOpen] = useState(false);
  const [content, setContent] = useState<{ Panel: Panel } | null>(null);
  const isWanted = open && content === null;
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    Promise.all([chunk.load(), load(['search'])]).then(
      ([{ SearchPanel }]) => isOver || setContent({ Panel: SearchPanel }),
      () => {
        if (isOver) return;
        // If the panel's chunk cannot be loaded, the search page is opened instead.
        setOpen(false);
        navigate('/search');
      },
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, load, navigate]);
  return (
    <>
      <A
        to="/search"
        className="icon-btn"
        aria-label={t('search-link')}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="search" />
      </A>
      {content && <content.Panel open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
