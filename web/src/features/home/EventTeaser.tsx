// A one-line link to the running event, or else to the next one.
import type { EventCard } from '@/api/types';
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';

export function EventTeaser({ events }: { events: EventCard[] }) {
  const t = useT();
  const [event] = events;
  if (!event) return null;
  const { state, title, path } = event;
  return (
    <section className="event-line" aria-label={t('event-label')}>
      <div className="wrap">
        <p className="text-14 text-ink-2">{t(`event-${state}`)}</p>
        <h2 className="text-22">{title}</h2>
        <p className="text-14 text-ink-2">
          {state === 'upcoming' ? t('event-starts', { date: event.starts }) : t('event-ends', { date: event.ends })}
        </p>
        <A to={path} className="link inline-flex min-h-(--hit) items-center" data-prefetch="">
          {t('event-open')}
        </A>
      </div>
    </section>
  );
}
