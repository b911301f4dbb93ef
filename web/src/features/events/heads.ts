// Metadata for search engines and link previews of events. No schema.org Event is output: it is meant for events that people
// attend, and search engines reject it for sales.
import type { EventStatus, EventView } from '@/api/types';
import { plainHead, preloadPicture } from '@/lib/heads';
import { rendition } from '@/lib/media';
import type { Head, LoadedPage } from '@/lib/page';
import { absolute, breadcrumbList } from '@/ui/breadcrumbList';
import { HERO_SIZES } from './EventHero';

const noindex = 'noindex, follow';

/** For upcoming and past events; a running event has the head of its listing. */
export function eventHead({ shop, t }: LoadedPage, event: EventView): Head {
  const { picture, state, isOwnLanguage } = event;
  const isAnnounced = isOwnLanguage && state !== 'over';
  return {
    ...plainHead(t('event-meta-title', { title: event.title }), event.description, event.path),
    robots: isAnnounced ? undefined : noindex,
    alternates: isAnnounced ? event.alternates : null,
    siblings: isAnnounced ? undefined : event.alternates,
    og: {
      type: 'website',
      image: picture ? absolute(shop, rendition(shop.mediaBase, picture.path, 1280)) : undefined,
    },
    jsonLd: import.meta.env.SSR
      ? [breadcrumbList(shop, t('breadcrumbs-home'), [{ name: event.title, path: event.path }])]
      : [],
    preload:
      import.meta.env.SSR && picture && state === 'upcoming' ? [preloadPicture(shop, picture, HERO_SIZES, 2048)] : [],
  };
}

export function checkHead({ path, t }: LoadedPage, status: EventStatus): Head {
  const title = t('event-meta-title', { title: t('event-check-title', { title: status.title }) });
  return { ...plainHead(title, '', path), robots: 'noindex' };
}

export function testHead({ path, t }: LoadedPage): Head {
  return { ...plainHead(t('event-meta-title', { title: t('event-test-title') }), '', path), robots: 'noindex' };
}
