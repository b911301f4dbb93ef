// The departments as large windows. They stand flush, four pixels apart, like panes.
import type { HomeBlock } from '@/api/types';
import { A } from '@/ui/A';
import { Picture } from '@/ui/Picture';

export function CategoryWindows({ blocks }: { blocks: HomeBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <div className="panes">
      {blocks.map((block) => (
        <Pane key={block.key} block={block} />
      ))}
    </div>
  );
}

function Pane({ block }: { block: HomeBlock }) {
  const picture = block.narrow ?? block.wide;
  return (
    <A to={block.path ?? '/categories'} className="pane group" data-expect="">
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 62.5rem) 34vw, 100vw"
          alt=""
          className="pane-picture group-hover:scale-[1.02]"
        />
      )}
      <span className="pane-words">
        <span className="display-36 block">{block.title}</span>
        {block.body && <span className="pane-note">{block.body}</span>}
      </span>
    </A>
  );
}
