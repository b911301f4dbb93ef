// The departments as large adjoining pictures.
import type { CSSProperties } from 'react';
import type { HomeBlock } from '@/api/types';
import { A } from '@/ui/A';
import { ArtPicture, isOpaque } from '@/ui/ArtPicture';
import { Initial } from '@/ui/Initial';

export function CategoryTiles({ blocks }: { blocks: HomeBlock[] }) {
  if (blocks.length === 0) return null;
  const alone = blocks.length % 2 === 1;
  // Full rows: categories derived from the catalogue come in any number up to six.
  const columns = blocks.length > 1 && blocks.length < 6 ? blocks.length : 3;
  return (
    <div
      className="category-tiles"
      data-pair={blocks.length === 2 || undefined}
      style={{ '--columns': columns } as CSSProperties}
    >
      {blocks.map((block, index) =>
        block.isMade ? (
          <CatalogueTile key={block.key} block={block} across={alone && index === 0} />
        ) : (
          <CategoryTile key={block.key} block={block} across={alone && index === 0} />
        ),
      )}
    </div>
  );
}

type Props = { block: HomeBlock; across: boolean };

/** With an odd number of tiles, the first one spans a phone's whole width, with its wide picture. */
function CategoryTile({ block, across }: Props) {
  const tall = block.narrow ?? block.wide;
  return (
    <A
      to={block.path ?? '/categories'}
      className="category-tile group"
      data-across={across || undefined}
      data-on-picture={isOpaque(tall)}
      data-prefetch=""
    >
      <ArtPicture
        wide={tall}
        narrow={across ? block.wide : tall}
        sizes="(min-width: 48rem) 34vw, 50vw"
        alt=""
        className="category-tile-picture"
      />
      <span className="category-tile-text">
        <span className="category-tile-title">{block.title}</span>
        {block.body && <span className="category-tile-note">{block.body}</span>}
      </span>
    </A>
  );
}

/**
 * A category derived from the catalogue: the text is above its picture, which has no free space for text, or above its initial.
 */
function CatalogueTile({ block, across }: Props) {
  return (
    <A
      to={block.path ?? '/categories'}
      className="category-tile category-tile-generated group"
      data-across={across || undefined}
      data-prefetch=""
    >
      <span className="category-tile-text">
        <span className="category-tile-title">{block.title}</span>
      </span>
      {block.wide ? (
        <ArtPicture
          wide={block.wide}
          narrow={null}
          sizes="(min-width: 48rem) 34vw, 50vw"
          alt=""
          className="category-tile-picture"
        />
      ) : (
        <Initial of={block.title} />
      )}
    </A>
  );
}
