// Every category of the shop, department by department.
import { useApi } from '@/api/data';
import type { Navigation } from '@/api/types';
import { Departments } from '@/features/catalogue-index/Departments';
import { IndexHead } from '@/features/catalogue-index/IndexHead';
import { everywhere, plainHead } from '@/lib/heads';
import { useT } from '@/lib/i18n';
import type { PageRoute } from '@/lib/page';
import { breadcrumbList } from '@/ui/breadcrumbList';

const path = '/categories';

function CategoriesPage() {
  const t = useT();
  const { categories } = useApi<Navigation>('/api/navigation');
  return (
    <div className="wrap">
      <IndexHead title={t('categories-title')} lead={t('categories-lead')} path={path} />
      <Departments departments={categories} />
    </div>
  );
}

export const route: PageRoute = {
  path,
  keeping: 'shared',
  areas: ['home'],
  plan: () => ['/api/navigation'],
  Component: CategoriesPage,
  head: ({ shop, data, t }) => ({
    ...plainHead(t('seo-categories-title'), t('seo-categories-description'), path),
    alternates: everywhere(path, data),
    jsonLd: [breadcrumbList(shop, t('breadcrumbs-home'), [{ name: t('categories-title'), path }])],
  }),
};
