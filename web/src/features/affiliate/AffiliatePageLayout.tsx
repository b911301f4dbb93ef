// The layout of the affiliate area: navigation, and the status panel that partners who are not active see instead of or above a
// page.
import type { ReactNode } from 'react';
import type { Problem } from '@/api/own';
import { useT } from '@/lib/i18n';
import { AreaNavigation, SignOut } from '@/ui/AreaNavigation';
import { LoadingOrError as BaseLoadingOrError } from '@/ui/LoadingOrError';
import { Skeleton } from '@/ui/Skeleton';
import { StatusPanel } from './StatusPanel';
import type { AffiliateProfile, AffiliateStatus } from './shapes';
import { type OwnStore, useAffiliate } from './store';

const pages = [
  { to: '/affiliate/dashboard', label: 'affiliate-nav-dashboard' },
  { to: '/affiliate/links', label: 'affiliate-nav-links' },
  { to: '/affiliate/analytics', label: 'affiliate-nav-analytics' },
  { to: '/affiliate/discounts', label: 'affiliate-nav-discounts' },
  { to: '/affiliate/commissions', label: 'affiliate-nav-commissions' },
  { to: '/affiliate/media-kit', label: 'affiliate-nav-media-kit' },
  { to: '/affiliate/profile', label: 'affiliate-nav-profile' },
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
export function AffiliatePageLayout({ title, lead, tools, isForAll, children }: Props) {
  const t = useT();
  const store = useAffiliate();
  const { profile, loading, problem, reload } = store;
  const isBusy = Object.values(loading).some(Boolean);
  const isShown = isForAll || (profile !== null && readers.includes(profile.status));
  return (
    <div className="wrap affiliate-area" aria-busy={isBusy || undefined}>
      <AreaNavigation
        label={t('affiliate-nav')}
        pages={pages.map(({ to, label }) => ({ to, label: t(label) }))}
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
        <LoadingOrError problem={problem('profile')} reload={reload} />
      )}
    </div>
  );
}

/** Placeholder for data of the area that is loading or failed to load. */
export function LoadingOrError(props: { problem: Problem | null; reload(): Promise<void> }) {
  const fallback = (
    <div className="grid gap-4">
      <Skeleton className="h-24" />
      <Skeleton className="h-72" />
    </div>
  );
  return <BaseLoadingOrError {...props} fallback={fallback} />;
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
