// The head of an index page: breadcrumbs, heading, and an introductory line.
import { useT } from '@/lib/i18n';
import { Breadcrumbs } from '@/ui/Breadcrumbs';

type Props = { title: string; lead: string; path: string };

export function IndexHead({ title, lead, path }: Props) {
  const t = useT();
  return (
    <>
      <Breadcrumbs
        crumbs={[{ name: title, path }]}
        label={t('breadcrumbs-label')}
        home={t('breadcrumbs-home')}
        className="max-lg:hidden"
      />
      <div className="pt-6 pb-8 lg:pb-12">
        <h1 className="display-48">{title}</h1>
        <p className="measure mt-2 text-ink-2">{lead}</p>
      </div>
    </>
  );
}
