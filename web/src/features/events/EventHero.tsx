// An upcoming or running event: its texts and countdown next to its picture.
import type { ReactNode } from 'react';
import type { EventView } from '@/api/types';
import { useForeignLang } from '@/lib/foreignLang';
import { useT } from '@/lib/i18n';
import { LinkButton } from '@/ui/Button';
import { Picture } from '@/ui/Picture';
import { EventCountdown } from './EventCountdown';
import { EventDate, EventState } from './EventState';

export const HERO_SIZES = '(min-width: 1344px) 710px, (min-width: 62.5rem) 54vw, 92vw';

type Props = { event: EventView; slug: string; isSample?: boolean; children?: ReactNode };

/** `children` is the event's text. */
export function EventHero({ event, slug, isSample, children }: Props) {
  const t = useT();
  const lang = useForeignLang(event.locale);
  return (
    <>
      <section className="event-stage" aria-labelledby="event">
        <div className="event-text">
          <EventState state={event.state} />
          <h1 id="event" className="display-48 hyphens-auto wrap-anywhere" lang={lang}>
            {event.title}
          </h1>
          <p className="measure text-18 text-ink-2" lang={lang}>
            {event.description}
          </p>
          <EventDate event={event} />
          <EventCountdown event={event} slug={slug} isSample={isSample} />
          {event.collection && (
            <LinkButton to={event.collection.path} look="line">
              {t('event-collection')}
            </LinkButton>
          )}
        </div>
        {event.picture && (
          <span className="tile event-picture">
            <Picture picture={event.picture} sizes={HERO_SIZES} priority large alt="" className="card-picture" />
          </span>
        )}
      </section>
      {children}
    </>
  );
}

/** Shown above the products of a running event. */
export function EventBanner({ event, slug }: { event: EventView; slug: string }) {
  return (
    <div className="event-band">
      <div className="grid gap-1">
        <EventState state={event.state} />
        <EventDate event={event} />
      </div>
      <EventCountdown event={event} slug={slug} />
    </div>
  );
}
