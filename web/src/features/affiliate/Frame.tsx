// The frame of the area's pages: the way around, and what a partner who is not active sees instead of a page or above it.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { A } from '@/ui/A';
import { ButtonForm } from '@/ui/ActionForm';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Skeleton } from '@/ui/Skeleton';
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

/** Who sees figures: those who left, and those who may not earn at the moment, too. */
const readers: readonly AffiliateStatus[] = ['active', 'suspended', 'left'];

type Props = {
  title: string;
  lead?: ReactNode;
  /** Beside the heading. */
  tools?: ReactNode;
  /** Those who have not been accepted see the page all the same. */
  isForAll?: boolean;
  children(profile: AffiliateProfile, store: OwnStore): ReactNode;
};

/** A page of the area. */
export function Area({ title, lead, tools, isForAll, children }: Props) {
  const store = useAffiliate();
  const { profile, loading, problem, reload } = store;
  const isBusy = Object.values(loading).some(Boolean);
  const isShown = isForAll || (profile !== null && readers.includes(profile.status));
  return (
    <div className="wrap affiliate-area" aria-busy={isBusy || undefined}>
      <Places />
      <div className="row-head pt-8 lg:pt-10">
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

function Places() {
  const t = useT();
  const { path } = usePage();
  const nav = useRef<HTMLElement>(null);
  // On a phone the row is longer than the screen: the place one is at is in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own place.
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && here)
      nav.current.scrollLeft = here.offsetLeft - (nav.current.clientWidth - here.offsetWidth) / 2;
  }, [path]);
  return (
    <nav
      ref={nav}
      aria-label={t('affiliate-nav')}
      className="tabs relative -mx-(--gutter) px-(--gutter) md:mx-0 md:px-0"
    >
      {places.map(({ to, word }) => (
        <A key={to} to={to} className="tab" aria-current={path.toLowerCase() === to ? 'page' : undefined}>
          {t(word)}
        </A>
      ))}
      <ButtonForm intent="sign-out" className="ml-auto flex-none">
        {(busy) => (
          <button type="submit" className="tab" aria-disabled={busy || undefined}>
            {t('account-sign-out')}
          </button>
        )}
      </ButtonForm>
    </nav>
  );
}

/** A page with one purpose, for those who are not in the area yet. */
export function Single({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className="wrap">
      <div className="mx-auto max-w-[560px] pt-10 pb-16 lg:pt-16">
        <h1 className="display-48 hyphens-auto">{title}</h1>
        {lead && <p className="mt-3 text-18 text-ink-2 text-pretty">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}

/** What stands for data that is on its way, or could not be had. */
export function Waiting({ problem, reload }: { problem: string | null; reload(): Promise<void> }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  if (problem === null)
    return (
      <div className="grid gap-4">
        <p role="status" className="sr-only">
          {t('account-loading')}
        </p>
        <Skeleton className="h-24" />
        <Skeleton className="h-72" />
      </div>
    );
  const again = () => {
    setBusy(true);
    reload().finally(() => setBusy(false));
  };
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p className="flex gap-3">
        <Icon name="warn" className="mt-0.5 text-signal" />
        {problem}
      </p>
      <Button look="line" className="script-only" aria-disabled={busy || undefined} onClick={again}>
        {t('account-retry')}
      </Button>
    </div>
  );
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
