// The query with the selected options: that of the loaded page, or of the option clicked last while its page is loading. So
// what is pressed next, such as another option or the cart's button, applies to the selection that the shopper sees.
import { type MouseEvent, useState } from 'react';
import { usePage } from '@/lib/page';

export type Selection = {
  query: URLSearchParams;
  /** For clicks on the links of options. */
  onSelect(event: MouseEvent<HTMLAnchorElement>): void;
};

export function useSelection(): Selection {
  const { query } = usePage();
  const loaded = String(query);
  const [selected, setSelected] = useState({ loaded, query });
  // A completed navigation resets the selection to what is shown.
  if (selected.loaded !== loaded) setSelected({ loaded, query });
  return {
    query: selected.loaded === loaded ? selected.query : query,
    onSelect: ({ button, altKey, ctrlKey, metaKey, shiftKey, currentTarget }) => {
      const opensElsewhere = button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
      if (!opensElsewhere) setSelected({ loaded, query: new URL(currentTarget.href).searchParams });
    },
  };
}
