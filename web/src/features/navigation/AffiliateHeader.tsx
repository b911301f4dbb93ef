// The header of the affiliate area: the logo links to its dashboard, and there are no links to the shop.
import type { ReactNode } from 'react';
import { affiliateHomePath } from '@/lib/guard';
import { A } from '@/ui/A';
import { Logo } from '@/ui/Logo';

export function AffiliateHeader({ tools }: { tools: ReactNode }) {
  return (
    <header className="bar">
      <div className="bar-in">
        <A to={affiliateHomePath} className="inline-flex h-full items-center max-lg:pl-[calc(var(--gutter)-6px)]">
          <Logo className="h-[22px] w-auto lg:h-6" />
        </A>
        <div className="col-start-3 justify-self-end lg:-mr-2.5">{tools}</div>
      </div>
    </header>
  );
}
