// The API's response with an event.
export const alternates = [{ country: 'SI', language: 'en', path: '/event/week' }];
export const card = {
  key: 'week',
  title: 'Basics week',
  description: 'Seven days.',
  path: '/event/week',
  picture: null,
  state: 'upcoming',
  startsAt: '2026-11-23T00:00:00Z',
  endsAt: '2026-11-30T00:00:00Z',
  starts: '23 November 2026, 00:00',
  ends: '29 November 2026, 23:59',
  locale: 'en-GB',
};
export const event = {
  ...card,
  html: '<p>Text.</p>',
  collection: { key: 'basics', name: 'Basics', path: '/collection/basics' },
  isOwnLanguage: true,
  alternates,
  more: [],
};

export const status = {
  ...card,
  state: 'running',
  nowMs: 0,
  now: '25 November 2026, 10:00',
  nowAt: '2026-11-25T09:00:00Z',
};

/** A running flash deal. */
export const deal = {
  name: 'evening',
  title: 'Evening deal',
  description: 'Until it is gone.',
  isRunning: true,
  startsAt: null,
  endsAt: '2026-11-25T20:00:00Z',
  count: 1,
};
