// The state of an event, and the date relevant in this state.
import type { EventCard } from '@/api/types';
import { useT } from '@/lib/i18n';

export function EventState({ state }: Pick<EventCard, 'state'>) {
  const t = useT();
  return (
    <p className="event-state" data-state={state}>
      {t(`event-${state}`)}
    </p>
  );
}

export function EventDate({ event }: { event: EventCard }) {
  const t = useT();
  const isUpcoming = event.state === 'upcoming';
  return (
    <p>
      <time dateTime={isUpcoming ? event.startsAt : event.endsAt}>
        {isUpcoming ? t('event-starts', { date: event.starts }) : t('event-ends', { date: event.ends })}
      </time>
    </p>
  );
}
