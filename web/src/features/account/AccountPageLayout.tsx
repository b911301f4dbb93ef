// The layout of account pages: one column, a large heading, and navigation in the signed-in area.
import type { ReactNode } from 'react';
import type { Problem } from '@/api/own';
import { useT } from '@/lib/i18n';
import { AreaNavigation, SignOut } from '@/ui/AreaNavigation';
import { LoadingOrError as BaseLoadingOrError } from '@/ui/LoadingOrError';

type Props = { title: string; lead?: ReactNode; children: ReactNode };

const pages = [
  { to: '/user', label: 'account-overview' },
  { to: '/user/orders', label: 'account-orders' },
  { to: '/user/coupons', label: 'account-coupons' },
  { to: '/user/addresses', label: 'account-addresses' },
  { to: '/user/settings', label: 'settings-title' },
  { to: '/user/change-password', label: 'field-password' },
] as const;

/** A page of the signed-in area. */
export function AccountPageLayout({ title, lead, children }: Props) {
  const t = useT();
  return (
    <div className="wrap">
      <div className="mx-auto max-w-[640px] pt-6 lg:pt-10">
        <AreaNavigation label={t('overview-title')} pages={pages.map(({ to, label }) => ({ to, label: t(label) }))} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 pt-8 lg:pt-12">
          <h1 tabIndex={-1} className="display-48 min-w-0 hyphens-auto wrap-anywhere">
            {title}
          </h1>
          <SignOut buttonClass="link min-h-(--hit) text-14" />
        </div>
        {lead && <p className="mt-3 text-18 text-ink-2 text-pretty">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}

type LoadProps = { problem: Problem | null; reload(): Promise<void>; fallback: ReactNode };

/** Placeholder for data that is loading or failed to load. */
export function LoadingOrError({ problem, ...rest }: LoadProps) {
  const t = useT();
  const whole = problem && { ...problem, message: `${t('account-load-failed')} ${problem.message}` };
  return <BaseLoadingOrError problem={whole} {...rest} />;
}

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-line border-t py-10 first:border-0 first:pt-0">
      <h2 id={id} className="display-28 mb-5">
        {title}
      </h2>
      {children}
    </section>
  );
}
