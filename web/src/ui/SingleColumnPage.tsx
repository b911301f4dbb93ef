// A page with one purpose: one column, a large heading.
import type { ReactNode } from 'react';

type Props = { title: string; lead?: ReactNode; isWide?: boolean; children: ReactNode };

export function SingleColumnPage({ title, lead, isWide, children }: Props) {
  return (
    <div className="wrap">
      <div className={`mx-auto pt-10 lg:pt-16 ${isWide ? 'max-w-[560px]' : 'max-w-[480px]'}`}>
        <h1 className="display-48 hyphens-auto">{title}</h1>
        {lead && <p className="mt-3 text-18 text-ink-2 text-pretty">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}
