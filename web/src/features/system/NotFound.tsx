// The 404 page: a link home, and for product addresses a link to the categories as well.
import { useT } from '@/lib/i18n';
import { LinkButton } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';

const lookedForGoods = /^\/(category|product|collection|brands)(\/|$)/i;

export function NotFound({ path }: { path: string }) {
  const t = useT();
  const goods = lookedForGoods.test(path);
  return (
    <EmptyState title={t('not-found-title')} text={t('not-found-text')}>
      <LinkButton to="/" look={goods ? 'line' : 'full'}>
        {t('not-found-home')}
      </LinkButton>
      {goods && <LinkButton to="/categories">{t('not-found-browse')}</LinkButton>}
    </EmptyState>
  );
}
