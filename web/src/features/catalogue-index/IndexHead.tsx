// The head of an index page: breadcrumbs, heading, and an introductory line.
import { Breadcrumbs } from '@/ui/Breadcrumbs';

type Props = { title: string; lead: string; path: string };

export function IndexHead({ title, lead, path }: Props) {
  return (
    <>
      <Breadcrumbs crumbs={[{ name: title, path }]} className="max-lg:hidden" />
      <div className="pt-6 pb-8 lg:pb-12">
        <h1 className="display-48">{title}</h1>
        <p className="measure mt-2 text-ink-2">{lead}</p>
      </div>
    </>
  );
}
