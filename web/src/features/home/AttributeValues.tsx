// Colours or sizes under a heading, each linking to a listing filtered by it.
import type { CSSProperties } from 'react';
import type { HomeBlock } from '@/api/types';
import { A } from '@/ui/A';

export function AttributeValues({ block }: { block: HomeBlock }) {
  return (
    <section className="row wrap" aria-labelledby={`values-${block.key}`}>
      <div className="row-head">
        <h2 id={`values-${block.key}`} className="display-28">
          {block.title}
        </h2>
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {block.values.map(({ key, name, swatch, path }) => (
          <li key={key}>
            <A to={path} className="link flex items-center gap-2 py-2" data-prefetch="">
              {swatch && (
                <span aria-hidden="true" className="dot size-[18px]" style={{ '--dot': swatch } as CSSProperties} />
              )}
              {name}
            </A>
          </li>
        ))}
      </ul>
    </section>
  );
}
