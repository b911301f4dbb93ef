// The page that is not there: says so, and offers the way back. Who was looking for goods is shown the categories too.
import { useT } from '@/lib/i18n';
import { LinkButton } from '@/ui/Button';
import { EmptyWindow } from '@/ui/EmptyWindow';

const lookedForGoods = /^\/(category|product|collection|brands)(\/|$)/i;

export function NotFound({ path }: { path: string }) {
  const t = useT();
  const goods = lookedForGoods.test(path);
  return (
    <EmptyWindow title={t('not-found-title')} text={t('not-found-text')}>
      <LinkButton to="/" look={goods ? 'line' : 'full'}>
        {t('not-found-home')}
      </LinkButton>
      {goods && <LinkButton to="/categories">{t('not-found-browse')}</LinkButton>}
    </EmptyWindow>
  );
}
