// Links to the documents that the visitor agrees to, next to the checkbox or the e-mail field: the country's terms and privacy
// policy, opened in a new tab, so that the form's input is not lost.
import { useRouteLoaderData } from 'react-router';
import type { Navigation } from '@/api/types';
import { A } from './A';

const keys = ['terms', 'privacy'];

export function LegalLinks() {
  const layout = useRouteLoaderData<{ navigation: Navigation | null }>('layout');
  const pages = layout?.navigation?.pages.company.filter(({ key }) => keys.includes(key)) ?? [];
  if (pages.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-5 text-14">
      {pages.map(({ key, name, path }) => (
        <A key={key} to={path} target="_blank" className="link inline-flex min-h-8 items-center">
          {name}
        </A>
      ))}
    </p>
  );
}
