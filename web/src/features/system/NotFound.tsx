// The 404 page: the requested URL, a link to the home page, and for product URLs a link to the categories as well.
import { useT } from '@/lib/i18n';
import { withPrefix } from '@/lib/paths';
import { useShop } from '@/lib/shop';
import { LinkButton } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';

const lookedForGoods = /^\/(category|product|collection|brands)(\/|$)/i;

/** `path` has no locale prefix. */
export function NotFound({ path }: { path: string }) {
  const t = useT();
  const { prefix } = useShop();
  const goods = lookedForGoods.test(path);
  return (
    <EmptyState
      title={t('not-found-title')}
      text={t('not-found-text')}
      note={t('not-found-message', { path: withPrefix(prefix, path) })}
    >
      <LinkButton to="/" look={goods ? 'line' : 'full'}>
        {t('not-found-home')}
      </LinkButton>
      {goods && <LinkButton to="/categories">{t('not-found-browse')}</LinkButton>}
    </EmptyState>
  );
}
