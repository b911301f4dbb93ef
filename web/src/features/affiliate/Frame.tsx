// The layout of the affiliate area: navigation, and the status panel that partners who are not active see instead of or above a
// page.
import type { ReactNode } from 'react';
import type { Problem } from '@/api/own';
import { useT } from '@/lib/i18n';
import { AreaPlaces, SignOut } from '@/ui/AreaPlaces';
import { Skeleton } from '@/ui/Skeleton';
import { Waiting as WaitingForData } from '@/ui/Waiting';
import { StatusPanel } from './StatusPanel';
import type { AffiliateProfile, AffiliateStatus } from './shapes';
import { type OwnStore, useAffiliate } from './store';

const places = [
  { to: '/affiliate/dashboard', word: 'affiliate-nav-dashboard' },
  { to: '/affiliate/links', word: 'affiliate-nav-links' },
  { to: '/affiliate/analytics', word: 'affiliate-nav-analytics' },
  { to: '/affiliate/discounts', word: 'affiliate-nav-discounts' },
  { to: '/affiliate/commissions', word: 'affiliate-nav-commissions' },
  { to: '/affiliate/media-kit', word: 'affiliate-nav-media-kit' },
  { to: '/affiliate/profile', word: 'affiliate-nav-profile' },
] as const;

/** Partners who may see figures: also those who left or are suspended. */
const readers: readonly AffiliateStatus[] = ['active', 'suspended', 'left'];

type Props = {
  title: string;
  lead?: ReactNode;
  /** Beside the heading. */
  tools?: ReactNode;
  /** Shown to partners who are not accepted yet, too. */
  isForAll?: boolean;
  children(profile: AffiliateProfile, store: OwnStore): ReactNode;
};

/** A page of the area. */
export function Area({ title, lead, tools, isForAll, children }: Props) {
  const t = useT();
  const store = useAffiliate();
  const { profile, loading, problem, reload } = store;
  const isBusy = Object.values(loading).some(Boolean);
  const isShown = isForAll || (profile !== null && readers.includes(profile.status));
  return (
    <div className="wrap affiliate-area" aria-busy={isBusy || undefined}>
      <AreaPlaces
        label={t('affiliate-nav')}
        places={places.map(({ to, word }) => ({ to, label: t(word) }))}
        signOut={<SignOut className="ml-auto flex-none" buttonClass="tab" />}
      />
      <div className="row-head gap-y-4 pt-8 lg:pt-10">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="display-36">
            {title}
          </h1>
          {lead && <p className="measure mt-2 text-ink-2 text-pretty">{lead}</p>}
        </div>
        {profile && isShown && tools}
      </div>
      {profile ? (
        <>
          {profile.status !== 'active' && <StatusPanel profile={profile} isWhole={!isShown} />}
          {isShown && children(profile, store)}
        </>
      ) : (
        <Waiting problem={problem('profile')} reload={reload} />
      )}
    </div>
  );
}

/** Placeholder for data of the area that is loading or failed to load. */
export function Waiting(props: { problem: Problem | null; reload(): Promise<void> }) {
  const waiting = (
    <div className="grid gap-4">
      <Skeleton className="h-24" />
      <Skeleton className="h-72" />
    </div>
  );
  return <WaitingForData {...props} waiting={waiting} />;
}

export function Section({
  id,
  title,
  tools,
  children,
}: {
  id: string;
  title: string;
  tools?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="min-w-0 pt-10">
      <div className="row-head">
        <h2 id={id} className="text-22 font-medium">
          {title}
        </h2>
        {tools}
      </div>
      {children}
    </section>
  );
}
