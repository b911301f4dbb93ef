// A collection described in a few lines next to its picture.
import type { HomeBlock } from '@/api/types';
import { ArtPicture } from '@/ui/ArtPicture';
import { LinkButton } from '@/ui/Button';

export function Story({ block }: { block: HomeBlock }) {
  return (
    <section className="story" aria-labelledby={`story-${block.key}`}>
      <div className="story-text">
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
      <ArtPicture
        wide={block.wide}
        narrow={block.narrow}
        sizes="(min-width: 62.5rem) 66vw, 120vw"
        className="story-picture picture-backdrop"
      />
    </section>
  );
}
