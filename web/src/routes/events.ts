// The routes of events, of their status, and of the two pages on which operators preview an event before, during and after it.
import { get } from '@/api/get';
import type { EventStatus, EventView } from '@/api/types';
import { type ListingData, listingCalls, type Scope } from '@/features/listing/calls';
import { LISTING_QUERY, parseListing } from '@/features/listing/state';
import { defineChunk } from '@/lib/chunks';
import type { Params } from '@/lib/page';
import { definePage, lazyComponent, route } from './definePage';
import { movedTo } from './moved';
import type { LayoutName } from './pageData';

const chunk = defineChunk('src/routes/eventPages.tsx', () => import('./eventPages'));

export type EventData = { event: EventView } & ListingData;

export const eventStates = ['upcoming', 'running', 'over'] as const;

export function eventScope({ slug = '' }: Params): Scope {
  return { kind: 'event', value: slug };
}

function slugOf({ slug = '' }: Params) {
  return { params: { slug } };
}

const event = definePage({
  query: LISTING_QUERY,
  cache: 'public',
  areas: ['events', 'home', 'listing'],
  calls: ({ params, query }) => ({
    event: get('/api/event/web/by-slug/{slug}', slugOf(params)),
    ...listingCalls(eventScope(params), parseListing(query)),
  }),
  head: (loaded) => chunk.loaded().heads.event({ ...loaded, data: loaded.data as EventData }),
  status: (page) => chunk.loaded().eventStatus({ ...page, data: page.data as EventData }),
  redirect: ({ params, query, data }) => movedTo(`/event/${params.slug}`, (data.event as EventView).path, query),
});

export type EventLoader = typeof event.loader;

const check = definePage({
  cache: 'none',
  areas: ['events', 'home'],
  calls: ({ params }) => ({ status: get('/api/event/web/check/{slug}', slugOf(params)) }),
  head: (loaded) => chunk.loaded().heads.check(loaded, loaded.data.status as EventStatus),
});

export type CheckLoader = typeof check.loader;

function sample(layout: LayoutName) {
  return definePage({
    query: ['state'],
    cache: 'none',
    layout,
    areas: ['events', 'home'],
    calls: ({ query }) => ({
      event: get('/api/event/web/sample', { query: { state: stateOf(query) } }),
    }),
    head: (loaded) => chunk.loaded().heads.test(loaded),
  });
}

/** The state that a preview page shows. */
export function stateOf(query: URLSearchParams): (typeof eventStates)[number] {
  return eventStates.find((state) => state === query.get('state')) ?? 'upcoming';
}

export type SampleLoader = ReturnType<typeof sample>['loader'];

const samplePart = lazyComponent(chunk, ({ SamplePage }) => SamplePage);

export const eventRoutes = [
  route(
    '/event/:slug',
    event,
    lazyComponent(chunk, ({ EventPage }) => EventPage),
  ),
  route(
    '/event-check/:slug',
    check,
    lazyComponent(chunk, ({ CheckPage }) => CheckPage),
  ),
  route('/event/test', sample('default'), samplePart),
  route('/event/test2', sample('none'), samplePart),
];
