// The wishlist page: a guest's list comes from this browser, a customer's from the server, with twenty items per page.
import { useEffect, useRef } from 'react';
import type { ProductCard as Card } from '@/api/types';
import { isCustomer, useAuth } from '@/lib/auth';
import { leaveFocusToMain, useFocusAfterRemoval } from '@/lib/focus';
import { useT } from '@/lib/i18n';
import { useShopNavigate } from '@/lib/navigation';
import { usePage } from '@/lib/page';
import { type Personal, usePersonal } from '@/lib/personal';
import { A } from '@/ui/A';
import { LinkButton } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { LoadError } from '@/ui/LoadingOrError';
import { Pager } from '@/ui/Pager';
import { ProductCard } from '@/ui/ProductCard';
import { Skeleton } from '@/ui/Skeleton';
import { pageOf, pageSize } from './pageCalls';
import { useSavedCount, useWishlistedIds } from './store';
import { useWishlistPage } from './wishlistPage';

export function Wishlist() {
  const t = useT();
  const { query } = usePage();
  const page = pageOf(query);
  const { list, problem, reload } = useWishlistPage(page);
  const kept = useSavedCount();
  const rendered = renderedCount(usePersonal(), list?.total);
  const count = kept ?? rendered;
  const wished = useWishlistedIds(list?.cards.map(({ id }) => id) ?? []);
  const pages = Math.ceil((count ?? list?.total ?? 0) / pageSize);
  const isBeyond = page > pages && pages > 0;
  useLastPage(isBeyond ? pages : null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = list?.cards.filter(({ id }) => count === null || wished.has(id)) ?? [];
  useFocusAfterRemoval(shown.length, heading);

  if (count === 0) {
    return (
      <EmptyState title={t('wishlist-empty-title')} text={t('wishlist-empty-text')}>
        <LinkButton to="/categories">{t('wishlist-empty-action')}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <div ref={leaveFocusToMain} className="wrap">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pt-8 lg:pt-12">
        <h1 ref={heading} tabIndex={-1} className="display-48 min-w-0 hyphens-auto wrap-anywhere">
          {t('wishlist-title')}
        </h1>
        <p role="status" className="min-w-16 text-ink-3 tabular-nums">
          {count !== null && t('wishlist-count', { count })}
        </p>
      </div>
      {list === null && (
        <noscript>
          <p className="measure mt-4 mb-8 text-18">{t('wishlist-empty-text')}</p>
          <LinkButton to="/categories">{t('wishlist-empty-action')}</LinkButton>
        </noscript>
      )}
      <GuestNote />
      {problem ? (
        <div className="pt-10">
          <LoadError problem={{ ...problem, message: t('wishlist-load-failed') }} reload={reload} />
        </div>
      ) : (
        <Grid cards={list && !isBeyond ? shown : null} />
      )}
      {list !== null && list.missing > 0 && (
        <p className="pt-4 text-14 text-ink-2">{t('wishlist-missing', { count: list.missing })}</p>
      )}
      <Pager page={page} pageCount={pages} href={pathOf} />
    </div>
  );
}

/** In a personal document: a guest's list is rendered whole, a customer's in pages. */
function renderedCount(personal: Personal | null, total: number | undefined): number | null {
  if (!personal) return null;
  return personal.visitor.auth ? (total ?? null) : personal.visitor.wishlist.length;
}

function Grid({ cards }: { cards: Card[] | null }) {
  const t = useT();
  const grid = 'grid grid-cols-2 gap-x-2 pt-8 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-4';
  if (cards === null) {
    return (
      <div aria-hidden="true" className={`script-only ${grid}`}>
        {[1, 2, 3, 4].map((card) => (
          <div key={card} className="pb-8 lg:pb-12">
            <Skeleton className="aspect-[4/5]" />
            <Skeleton className="mt-9 h-4 w-20" />
            <Skeleton className="mt-2 h-4 w-4/5" />
            <Skeleton className="mt-2 h-5 w-16" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul aria-label={t('wishlist-products')} className={grid}>
      {cards.map((card, index) => (
        <ProductCard
          key={card.id}
          itemClass="contents"
          product={card}
          mixed
          sizes="(min-width: 80rem) 308px, (min-width: 62.5rem) 23vw, (min-width: 48rem) 31vw, 46vw"
          priority={index < 2}
          level={2}
        />
      ))}
    </ul>
  );
}

/** Reserves its space while the session is unknown. */
function GuestNote() {
  const t = useT();
  const auth = useAuth();
  if (isCustomer(auth)) return null;
  return (
    <p className="mt-2 min-h-7 text-ink-2">
      {auth === null && (
        <>
          {t('wishlist-lead-guest')}{' '}
          <A to="/auth/Login?next=%2FWishlists" className="link text-ink">
            {t('wishlist-lead-sign-in')}
          </A>
        </>
      )}
    </p>
  );
}

function pathOf(page: number): string {
  return page === 1 ? '/Wishlists' : `/Wishlists?page=${page}`;
}

/** After removing the only item of the last page, or on a page beyond it, redirects to the page that is the last one now. */
function useLastPage(last: number | null): void {
  const navigate = useShopNavigate();
  useEffect(() => {
    if (last !== null) navigate(pathOf(last), { replace: true });
  }, [last, navigate]);
}
