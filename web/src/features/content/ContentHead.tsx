// The head of a content page: breadcrumbs, heading, and an introductory line.
import type { ReactNode } from 'react';
import type { Crumb } from '@/api/types';
import { Breadcrumbs } from '@/ui/Breadcrumbs';

type Props = { crumbs: Crumb[]; title: string; lang?: string; children?: ReactNode };

export function ContentHead({ crumbs, title, lang, children }: Props) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <header className="pt-8 pb-8 lg:pt-14 lg:pb-12">
        <h1 className="display-48" lang={lang}>
          {title}
        </h1>
        {children}
      </header>
    </>
  );
}
