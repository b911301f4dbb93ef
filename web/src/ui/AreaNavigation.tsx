// Navigation of an area that requires a sign-in, and its sign-out button.
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { A } from './A';
import { ButtonForm } from './ActionForm';

type AreaPage = { to: string; label: string };

/**
 * `pages` are pages of the area; each includes the pages below it. `signOut` is at the end, unless the page has it elsewhere.
 */
export function AreaNavigation({
  label,
  pages,
  signOut,
}: {
  label: string;
  pages: readonly AreaPage[];
  signOut?: ReactNode;
}) {
  const { path } = usePage();
  const nav = useRef<HTMLElement>(null);
  // On a narrow screen the row scrolls: bring the current page's link into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own place.
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && here)
      nav.current.scrollLeft = here.offsetLeft - (nav.current.clientWidth - here.offsetWidth) / 2;
  }, [path]);
  const here = nearest(pages, path.toLowerCase());
  return (
    <nav
      ref={nav}
      aria-label={label}
      className="tabs relative -mx-(--gutter) px-(--gutter) lg:mx-0 lg:flex-wrap lg:px-0"
    >
      {pages.map(({ to, label: name }) => (
        <A key={to} to={to} className="tab" aria-current={to === here ? 'page' : undefined}>
          {name}
        </A>
      ))}
      {signOut}
    </nav>
  );
}

function nearest(pages: readonly AreaPage[], path: string): string | undefined {
  const above = pages.filter(({ to }) => path === to || path.startsWith(`${to}/`));
  return above.toSorted((one, other) => other.to.length - one.to.length)[0]?.to;
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
