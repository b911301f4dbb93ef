// The departments as large windows. They stand flush, four pixels apart, like panes.
import type { HomeBlock } from '@/api/types';
import { A } from '@/ui/A';
import { ArtPicture, isPrint } from '@/ui/ArtPicture';

export function CategoryWindows({ blocks }: { blocks: HomeBlock[] }) {
  if (blocks.length === 0) return null;
  const alone = blocks.length % 2 === 1;
  return (
    <div className="panes">
      {blocks.map((block, index) => (
        <Pane key={block.key} block={block} across={alone && index === 0} />
      ))}
    </div>
  );
}

/** With an odd number of them, the first goes across a phone's whole width, in its wide composition. */
function Pane({ block, across }: { block: HomeBlock; across: boolean }) {
  const tall = block.narrow ?? block.wide;
  return (
    <A
      to={block.path ?? '/categories'}
      className="pane group"
      data-across={across || undefined}
      data-print={isPrint(tall)}
      data-prefetch=""
    >
      <ArtPicture
        wide={tall}
        narrow={across ? block.wide : tall}
        sizes="(min-width: 48rem) 34vw, 50vw"
        alt=""
        className="pane-picture"
      />
      <span className="pane-words">
        <span className="pane-title">{block.title}</span>
        {block.body && <span className="pane-note">{block.body}</span>}
      </span>
    </A>
  );
}
