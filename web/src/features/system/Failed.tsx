// The page that could not be loaded: an honest sentence, and the same page again.
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { LinkButton } from '@/ui/Button';
import { EmptyWindow } from '@/ui/EmptyWindow';

export function Failed() {
  const t = useT();
  const { path, query } = usePage();
  const again = query.size > 0 ? `${path}?${query}` : path;
  return (
    <EmptyWindow title={t('failed-title')} text={t('failed-text')}>
      <LinkButton to={again} data-reload="">
        {t('failed-retry')}
      </LinkButton>
      <LinkButton to="/" look="line">
        {t('not-found-home')}
      </LinkButton>
    </EmptyWindow>
  );
}
