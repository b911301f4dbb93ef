// A collection told in a few lines beside its pictures.
import type { HomeBlock } from '@/api/types';
import { LinkButton } from '@/ui/Button';
import { Picture } from '@/ui/Picture';

export function Story({ block }: { block: HomeBlock }) {
  const pictures = [block.wide, block.narrow].filter((picture) => picture !== null);
  return (
    <section className="story" aria-labelledby={`story-${block.key}`}>
      <div className="story-words">
        <h2 id={`story-${block.key}`} className="display-48">
          {block.title}
        </h2>
        {block.body && <p className="measure text-ink-2">{block.body}</p>}
        {block.path && block.action && (
          <LinkButton to={block.path} look="line">
            {block.action}
          </LinkButton>
        )}
      </div>
      <div className="story-pictures" data-count={pictures.length}>
        {pictures.map((picture) => (
          <div key={picture.path} className="tile rounded-none">
            <Picture picture={picture} sizes="(min-width: 62.5rem) 25vw, 50vw" className="card-picture" />
          </div>
        ))}
      </div>
    </section>
  );
}
