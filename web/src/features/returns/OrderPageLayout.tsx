// The layout of pages about one order: one column, a large heading, a sentence; and a placeholder while the order loads.
import type { ReactNode } from 'react';
import { Skeleton } from '@/ui/Skeleton';

type Props = { title: string; lead?: ReactNode; children: ReactNode };

export function OrderPageLayout({ title, lead, children }: Props) {
  return (
    <div className="wrap">
      <div className="mx-auto max-w-[720px] pt-6 lg:pt-10">
        <h1 tabIndex={-1} className="display-48 hyphens-auto">
          {title}
        </h1>
        {lead && <p className="mt-3 text-18 text-ink-2 text-pretty">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}

/** The placeholder while the order loads. */
export function OrderSkeleton() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-16" />
      <Skeleton className="h-52" />
    </div>
  );
}
