// Other running and upcoming events.
import type { EventCard } from '@/api/types';
import { useForeignLang } from '@/lib/foreignLang';
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';
import { Initial } from '@/ui/Initial';
import { Picture } from '@/ui/Picture';
import { EventDate, EventState } from './EventState';

const SIZES = '(min-width: 1344px) 416px, (min-width: 62.5rem) 31vw, (min-width: 48rem) 45vw, 92vw';

export function EventGrid({ events }: { events: EventCard[] }) {
  const t = useT();
  if (events.length === 0) return null;
  return (
    <section className="wrap mt-24" aria-labelledby="more-events">
      <h2 id="more-events" className="display-36 mb-8">
        {t('event-more')}
      </h2>
      <ul className="grid gap-x-4 gap-y-12 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-6">
        {events.map((event) => (
          <li key={event.key}>
            <EventTile event={event} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function EventTile({ event }: { event: EventCard }) {
  const lang = useForeignLang(event.locale);
  return (
    <article>
      <A to={event.path} className="group block" data-prefetch="" lang={lang}>
        <span className="tile aspect-3/2">
          {event.picture ? (
            <Picture picture={event.picture} sizes={SIZES} alt="" className="card-picture" />
          ) : (
            <Initial of={event.title} />
          )}
        </span>
        <h3 className="mt-4 text-22 group-hover:underline group-hover:underline-offset-4">{event.title}</h3>
      </A>
      <div className="mt-2 grid gap-1 text-14 text-ink-2">
        <EventState state={event.state} />
        <EventDate event={event} />
      </div>
    </article>
  );
}
