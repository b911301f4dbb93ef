// The frames of account pages: one column, a large heading, and in the signed-in area the way around.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { A } from '@/ui/A';
import { ButtonForm } from '@/ui/ActionForm';
import { Button } from '@/ui/Button';

type Props = { title: string; lead?: ReactNode; children: ReactNode };

/** A page with one purpose. */
export function Single({ title, lead, children }: Props) {
  return (
    <div className="wrap">
      <div className="mx-auto max-w-[480px] pt-10 lg:pt-16">
        <h1 className="display-48">{title}</h1>
        {lead && <p className="mt-3 text-18 text-ink-2 text-pretty">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}

const places = [
  { to: '/user', word: 'account-overview' },
  { to: '/user/orders', word: 'account-orders' },
  { to: '/user/coupons', word: 'account-coupons' },
  { to: '/user/addresses', word: 'account-addresses' },
  { to: '/user/settings', word: 'account-settings' },
  { to: '/user/change-password', word: 'account-password' },
] as const;

/** A page of the signed-in area. */
export function Area({ title, lead, children }: Props) {
  return (
    <div className="wrap">
      <div className="mx-auto max-w-[640px] pt-6 lg:pt-10">
        <Places />
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 pt-8 lg:pt-12">
          <h1 tabIndex={-1} className="display-48">
            {title}
          </h1>
          <SignOut className="md:hidden" buttonClass="link min-h-(--hit) text-14" />
        </div>
        {lead && <p className="mt-3 text-18 text-ink-2 text-pretty">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
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
  const isHere = (to: string) => (to === '/user' ? path.toLowerCase() === to : path.toLowerCase().startsWith(to));
  return (
    <nav ref={nav} aria-label={t('account-nav')} className="tabs relative -mx-(--gutter) px-(--gutter) md:mx-0 md:px-0">
      {places.map(({ to, word }) => (
        <A key={to} to={to} className="tab" aria-current={isHere(to) ? 'page' : undefined}>
          {t(word)}
        </A>
      ))}
      <SignOut className="ml-auto max-md:hidden" buttonClass="tab" />
    </nav>
  );
}

export function SignOut({ className, buttonClass }: { className?: string; buttonClass: string }) {
  const t = useT();
  return (
    <ButtonForm intent="sign-out" className={className}>
      {(busy) => (
        <button type="submit" className={buttonClass} aria-disabled={busy || undefined}>
          {t('account-sign-out')}
        </button>
      )}
    </ButtonForm>
  );
}

type LoadProps = { problem: string | null; reload(): Promise<void>; waiting: ReactNode };

/** What stands for data that is on its way, or could not be had. */
export function Waiting({ problem, reload, waiting }: LoadProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  if (problem === null)
    return (
      <>
        <p role="status" className="sr-only">
          {t('account-loading')}
        </p>
        {waiting}
      </>
    );
  const again = () => {
    setBusy(true);
    reload().finally(() => setBusy(false));
  };
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p>
        {t('account-load-failed')} {problem}
      </p>
      <Button look="line" aria-disabled={busy || undefined} onClick={again}>
        {t('account-retry')}
      </Button>
    </div>
  );
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
