// The pages of the wheel, deals and coupons, and their form actions: a separate chunk.
import { useLoaderData } from 'react-router';
import type { Calls } from '@/api/get';
import { send } from '@/api/send';
import { Area, Waiting } from '@/features/account/Frame';
import { Coupons, useCoupons } from '@/features/games/Coupons';
import { gameCalls } from '@/features/games/calls';
import { Deals } from '@/features/games/Deals';
import type { Deal } from '@/features/games/shapes';
import { WheelPage } from '@/features/games/WheelPage';
import { ForgetCartReminder } from '@/features/newsletter/EmailLinkPage';
import { everywhere, plainHead } from '@/lib/heads';
import { type Translate, useT } from '@/lib/i18n';
import type { LoadedPage } from '@/lib/page';
import { Skeleton } from '@/ui/Skeleton';
import type { LazyPage } from './lazyPage';

function DealsPage() {
  return <Deals deals={useLoaderData<{ deals: Deal[] }>().deals} />;
}

function CouponsPage() {
  const t = useT();
  const { data: coupons, problem, reload } = useCoupons();
  return (
    <Area title={t('coupons-title')} lead={t('coupons-lead')}>
      {coupons ? (
        <Coupons coupons={coupons} />
      ) : (
        <Waiting problem={problem} reload={reload} waiting={<Skeleton className="h-52" />} />
      )}
    </Area>
  );
}

const ownHead =
  (title: (t: Translate) => string): LazyPage['head'] =>
  ({ t, path }) => ({ ...plainHead(t('games-meta-title', { title: title(t) }), '', path), robots: 'noindex' });

const dealsHead = ({ t, path, navigation }: LoadedPage) => ({
  ...plainHead(t('games-meta-title', { title: t('deals-title') }), t('deals-lead'), path),
  alternates: everywhere(path, navigation),
});

export const pages = {
  wheel: {
    Component: WheelPage,
    own: () => ({ wheel: gameCalls.wheel }),
    head: ownHead((t) => t('wheel-title')),
  },
  deals: { Component: DealsPage, head: dealsHead },
  coupons: {
    Component: CouponsPage,
    own: (auth): Calls => (auth ? { coupons: gameCalls.coupons } : {}),
    head: ownHead((t) => t('coupons-title')),
  },
  forget: {
    Component: ForgetCartReminder,
    head: ownHead((t) => t('cart-reminder-forget-title')),
    actions: {
      'cart-reminder-forget': {
        call: ({ query }) => send('post', '/api/cart/reminder/forget', { body: { token: query.get('token') ?? '' } }),
        to: ({ path }) => `${path}?done=1`,
        isQuiet: true,
      },
    },
  },
} satisfies Record<string, LazyPage>;
