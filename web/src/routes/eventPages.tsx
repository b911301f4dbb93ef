// The components and heads of the event routes: a separate chunk.
import { useLoaderData } from 'react-router';
import type { EventView } from '@/api/types';
import { Prose } from '@/features/content/Prose';
import { EventCheck } from '@/features/events/EventCheck';
import { EventGrid } from '@/features/events/EventGrid';
import { EventBanner, EventHero } from '@/features/events/EventHero';
import { EventOver } from '@/features/events/EventOver';
import { checkHead, eventHead, testHead } from '@/features/events/heads';
import { listingHead } from '@/features/listing/head';
import { Listing } from '@/features/listing/Listing';
import { pageStatus } from '@/features/listing/status';
import { useT } from '@/lib/i18n';
import { type Head, type LoadedPage, type PageRequest, usePage } from '@/lib/page';
import { A } from '@/ui/A';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import {
  type CheckLoader,
  type EventData,
  type EventLoader,
  eventScope,
  eventStates,
  type SampleLoader,
  stateOf,
} from './events';

export const heads = { event: headOf, check: checkHead, test: testHead };

/** A running event has the head of its listing. */
function headOf(loaded: LoadedPage & { data: EventData }): Head {
  const { event, ...listing } = loaded.data;
  if (event.state !== 'running') return eventHead(loaded, event);
  const crumbs = [{ name: event.title, path: event.path }];
  const cover = { wide: event.picture, narrow: null };
  const head = listingHead({ ...loaded, data: listing }, { ...event, crumbs, cover });
  return event.isOwnLanguage ? head : { ...head, robots: 'noindex, follow', alternates: null };
}

export function eventStatus(page: PageRequest & { data: EventData }): number {
  return page.data.event.state === 'running' ? pageStatus(page) : 200;
}

export function EventPage() {
  const { params } = usePage();
  const { event, ...listing } = useLoaderData<EventLoader>();
  if (event.state === 'over') {
    return (
      <>
        <EventOver event={event} />
        <EventGrid events={event.more} />
      </>
    );
  }
  if (event.state === 'upcoming') return <Upcoming event={event} />;
  return (
    <>
      <Listing
        key={event.key}
        scope={eventScope(params)}
        data={listing}
        path={event.path}
        name={event.title}
        title={event.title}
        description={event.description}
        breadcrumbs={[{ name: event.title, path: event.path }]}
        cover={{ wide: event.picture, narrow: null }}
        above={<EventBanner event={event} slug={slugOf(event)} />}
      />
      <EventText event={event} />
      <EventGrid events={event.more} />
    </>
  );
}

function Upcoming({ event }: { event: EventView }) {
  const crumbs = [{ name: event.title, path: event.path }];
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} />
        <EventHero event={event} slug={slugOf(event)} />
      </div>
      <EventText event={event} />
      <EventGrid events={event.more} />
    </>
  );
}

function EventText({ event }: { event: EventView }) {
  return (
    <div className="wrap pt-12 lg:pt-20">
      <Prose html={event.html} locale={event.locale} className="lg:mx-auto" />
    </div>
  );
}

function slugOf({ path }: EventView): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function CheckPage() {
  return <EventCheck status={useLoaderData<CheckLoader>().status} />;
}

/** A preview of the first event in a given state. */
export function SamplePage() {
  const t = useT();
  const { path, query } = usePage();
  const { event } = useLoaderData<SampleLoader>();
  const shown = stateOf(query);
  return (
    <>
      <div className="wrap pt-6">
        <p className="measure text-14 text-ink-2">{t('event-test-text')}</p>
        <nav aria-label={t('event-test-title')} className="tabs mt-3">
          {eventStates.map((state) => (
            <A
              key={state}
              to={`${path}?state=${state}`}
              className="tab"
              aria-current={state === shown ? 'page' : undefined}
            >
              {t(`event-${state}`)}
            </A>
          ))}
        </nav>
      </div>
      {shown === 'over' ? (
        <EventOver event={event} />
      ) : (
        <>
          <div className="wrap pt-6">
            <EventHero event={event} slug={slugOf(event)} isSample />
          </div>
          <EventText event={event} />
        </>
      )}
    </>
  );
}
