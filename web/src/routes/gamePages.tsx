// The pages of the wheel, deals and coupons, and their form actions: a separate chunk.
import { useLoaderData } from 'react-router';
import { send } from '@/api/send';
import { AccountPageLayout, LoadingOrError } from '@/features/account/AccountPageLayout';
import { Coupons, useCoupons } from '@/features/games/Coupons';
import { Deals } from '@/features/games/Deals';
import type { Deal } from '@/features/games/shapes';
import { WheelPage } from '@/features/games/WheelPage';
import { DeleteCartReminder } from '@/features/newsletter/EmailLinkPage';
import { plainHead, sharedPathAlternates } from '@/lib/heads';
import { type Translate, useT } from '@/lib/i18n';
import type { Head, LoadedPage } from '@/lib/page';
import { Skeleton } from '@/ui/Skeleton';
import type { LazyPage } from './lazyPage';

function DealsPage() {
  return <Deals deals={useLoaderData<{ deals: Deal[] }>().deals} />;
}

function CouponsPage() {
  const t = useT();
  const { data: coupons, problem, reload } = useCoupons();
  return (
    <AccountPageLayout title={t('coupons-title')} lead={t('coupons-lead')}>
      {coupons ? (
        <Coupons coupons={coupons} />
      ) : (
        <LoadingOrError problem={problem} reload={reload} fallback={<Skeleton className="h-52" />} />
      )}
    </AccountPageLayout>
  );
}

const ownHead =
  (title: (t: Translate) => string): LazyPage['head'] =>
  ({ t, path }) => ({ ...plainHead(t('games-meta-title', { title: title(t) }), '', path), robots: 'noindex' });

/** Without deals the page is not indexed, as an empty listing is; the sitemap names it under the same condition. */
function dealsHead({ t, path, navigation, data }: LoadedPage & { data: { deals: Deal[] } }): Head {
  const head = plainHead(t('games-meta-title', { title: t('deals-title') }), t('deals-lead'), path);
  const versions = sharedPathAlternates(path, navigation);
  return data.deals.length > 0
    ? { ...head, alternates: versions }
    : { ...head, robots: 'noindex, follow', siblings: versions };
}

export const pages = {
  wheel: {
    Component: WheelPage,
    head: ownHead((t) => t('wheel-title')),
  },
  deals: { Component: DealsPage, head: dealsHead },
  coupons: {
    Component: CouponsPage,
    head: ownHead((t) => t('coupons-title')),
  },
  deleteReminder: {
    Component: DeleteCartReminder,
    head: ownHead((t) => t('cart-reminder-delete-title')),
    actions: {
      'cart-reminder-delete': {
        call: ({ query }) => send('post', '/api/cart/reminder/delete', { body: { token: query.get('token') ?? '' } }),
        to: ({ path }) => `${path}?done=1`,
        isQuiet: true,
      },
    },
  },
} satisfies Record<string, LazyPage>;
