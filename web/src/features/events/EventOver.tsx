// The page of an event that has ended, with links to other pages.
import type { EventView } from '@/api/types';
import { useT } from '@/lib/i18n';
import { LinkButton } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';

export function EventOver({ event }: { event: EventView }) {
  const t = useT();
  const { collection } = event;
  return (
    <EmptyState
      title={t('event-over-title')}
      text={t('event-over-text', { title: event.title })}
      note={t('event-ends', { date: event.ends })}
    >
      {collection && <LinkButton to={collection.path}>{t('event-collection')}</LinkButton>}
      <LinkButton to="/" look={collection ? 'line' : 'full'}>
        {t('not-found-home')}
      </LinkButton>
    </EmptyState>
  );
}
