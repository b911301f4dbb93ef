// The wishlist's page, for guests from this browser and for customers from the server, twenty pieces at a time.
import { useEffect, useRef, useState } from 'react';
import { call } from '@/api/call';
import type { ProductCard as Card, WishlistItem } from '@/api/types';
import { isCustomer, useAuth } from '@/lib/auth';
import { useT } from '@/lib/i18n';
import { useShopNavigate } from '@/lib/navigation';
import { usePage } from '@/lib/page';
import { useShop } from '@/lib/shop';
import { A } from '@/ui/A';
import { Button, LinkButton } from '@/ui/Button';
import { EmptyWindow } from '@/ui/EmptyWindow';
import { ProductCard } from '@/ui/ProductCard';
import { Skeleton } from '@/ui/Skeleton';
import { useCollected, useKeptCount, useWished } from './store';

const take = 20;

/** `total` is of all pages, as the server says it of a customer's list. */
type Shelf = { cards: Card[]; missing: number; total?: number };

export function Wishlist() {
  const t = useT();
  const { query } = usePage();
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const { shelf, failed, reload } = useShelf(page);
  const count = useKeptCount();
  const wished = useWished(shelf?.cards.map(({ id }) => id) ?? []);
  const pages = Math.ceil((count ?? shelf?.total ?? 0) / take);
  const isBeyond = page > pages && pages > 0;
  useLastPage(isBeyond ? pages : null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = shelf?.cards.filter(({ id }) => count === null || wished.has(id)) ?? [];
  useFocusAfterRemoval(shown.length, heading);

  if (count === 0) {
    return (
      <EmptyWindow title={t('wishlist-empty-title')} text={t('wishlist-empty-text')}>
        <LinkButton to="/categories">{t('wishlist-empty-action')}</LinkButton>
      </EmptyWindow>
    );
  }
  return (
    <div className="wrap">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pt-8 lg:pt-12">
        <h1 ref={heading} tabIndex={-1} className="display-48">
          {t('wishlist-title')}
        </h1>
        <p role="status" className="min-w-16 text-ink-3 tabular-nums">
          {count !== null && t('wishlist-count', { count })}
        </p>
      </div>
      <GuestNote />
      {failed ? (
        <div role="alert" className="grid justify-items-start gap-4 pt-10">
          <p>{t('wishlist-load-failed')}</p>
          <Button look="line" onClick={reload}>
            {t('wishlist-retry')}
          </Button>
        </div>
      ) : (
        <Grid cards={shelf && !isBeyond ? shown : null} />
      )}
      {shelf !== null && shelf.missing > 0 && (
        <p className="pt-4 text-14 text-ink-2">{t('wishlist-missing', { count: shelf.missing })}</p>
      )}
      {pages > 1 && <Pages page={page} pages={pages} />}
    </div>
  );
}

function Grid({ cards }: { cards: Card[] | null }) {
  const t = useT();
  const grid = 'grid grid-cols-2 gap-x-2 pt-8 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-4';
  if (cards === null) {
    return (
      <div aria-hidden="true" className={grid}>
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
        <li key={card.id} className="contents">
          <ProductCard
            product={card}
            mixed
            sizes="(min-width: 80rem) 308px, (min-width: 62.5rem) 23vw, (min-width: 48rem) 31vw, 46vw"
            priority={index < 2}
            level={2}
          />
        </li>
      ))}
    </ul>
  );
}

/** Keeps its line while it is not known who looks. */
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

function Pages({ page, pages }: { page: number; pages: number }) {
  const t = useT();
  return (
    <nav aria-label={t('wishlist-pages')} className="flex items-center justify-center gap-4 pt-8">
      {page > 1 && (
        <LinkButton to={pathOf(page - 1)} look="line" small rel="prev">
          {t('wishlist-previous')}
        </LinkButton>
      )}
      <p className="tabular-nums">{t('wishlist-page', { page, pages })}</p>
      {page < pages && (
        <LinkButton to={pathOf(page + 1)} look="line" small rel="next">
          {t('wishlist-next')}
        </LinkButton>
      )}
    </nav>
  );
}

function pathOf(page: number): string {
  return page === 1 ? '/Wishlists' : `/Wishlists?page=${page}`;
}

/** Whoever takes the only piece off the last page, or asks for one behind it, comes to the one that is the last then. */
function useLastPage(last: number | null): void {
  const navigate = useShopNavigate();
  useEffect(() => {
    if (last !== null) navigate(pathOf(last), { replace: true });
  }, [last, navigate]);
}

/** The cards of a page. They stay while the next ones are fetched, so that taking one off does not make the others blink. */
function useShelf(page: number) {
  const shop = useShop();
  const auth = useAuth();
  const collected = useCollected();
  const count = useKeptCount();
  const [shelf, setShelf] = useState<(Shelf & { page: number; token: string | undefined }) | null>(null);
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const token = auth?.token;
  const ids = isCustomer(auth) ? '' : (collected ?? []).slice((page - 1) * take, page * take).join(',');

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when the list, the page or the person changes.
  useEffect(() => {
    if (auth === undefined) return;
    let current = true;
    const ask = isCustomer(auth) ? askMine(auth.id, shop.countryId, page) : askByIds(ids);
    ask.then((found) => {
      if (!current) return;
      setFailed(found === null);
      if (found) setShelf({ ...found, page, token });
    });
    return () => {
      current = false;
    };
  }, [token, page, ids, count, turn]);

  const fits = shelf !== null && shelf.page === page && shelf.token === token;
  return { shelf: fits ? shelf : null, failed, reload: () => setTurn(turn + 1) };
}

async function askMine(userId: number, countryId: number, page: number): Promise<Shelf | null> {
  const query = new URLSearchParams({
    userId: `${userId}`,
    countryId: `${countryId}`,
    page: `${page}`,
    take: `${take}`,
  });
  const answer = await call<WishlistItem[]>('GET', `/api/wishlist/findAllDataByPagination?${query}`);
  if (!answer.ok) return null;
  return { cards: answer.data, missing: 0, total: answer.meta?.itemCount };
}

async function askByIds(ids: string): Promise<Shelf | null> {
  if (ids === '') return { cards: [], missing: 0 };
  const answer = await call<Card[]>('GET', `/api/product/web/by-ids?ids=${ids}`);
  return answer.ok ? { cards: answer.data, missing: ids.split(',').length - answer.data.length } : null;
}

/** The heart that had the focus is gone with its card: the heading takes over. */
function useFocusAfterRemoval(count: number, heading: React.RefObject<HTMLHeadingElement | null>): void {
  const before = useRef(count);
  useEffect(() => {
    const fewer = count < before.current;
    before.current = count;
    if (fewer && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [count, heading]);
}
