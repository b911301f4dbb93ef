// The root layout: selects the frame around a page by the layout named in the route table.
import type { ReactNode } from 'react';
import { type Location, Outlet, ScrollRestoration, useLoaderData, useMatches } from 'react-router';
import type { Navigation } from '@/api/types';
import { AccountLink } from '@/features/account/AccountLink';
import { CartDialogs } from '@/features/cart/CartDialogs';
import { CartLink } from '@/features/cart/CartLink';
import { ConsentGate } from '@/features/consent/ConsentGate';
import { WheelGate } from '@/features/games/WheelGate';
import { AffiliateHeader } from '@/features/navigation/AffiliateHeader';
import { Footer } from '@/features/navigation/Footer';
import { Header } from '@/features/navigation/Header';
import { LanguageOfferGate } from '@/features/navigation/LanguageOfferGate';
import { NewsletterForm } from '@/features/newsletter/NewsletterForm';
import { SearchLink } from '@/features/search/SearchLink';
import { MergeOffer } from '@/features/wishlist/MergeOffer';
import { WishlistForm } from '@/features/wishlist/WishlistForm';
import { WishlistLink } from '@/features/wishlist/WishlistLink';
import { WishlistProvider } from '@/features/wishlist/WishlistProvider';
import { useT } from '@/lib/i18n';
import { PageProvider } from '@/lib/page';
import { LoadingBar } from '@/ui/LoadingBar';
import { PageNotice } from '@/ui/PageNotice';
import { CardActionContext } from '@/ui/ProductCard';
import { Snackbar } from '@/ui/Snackbar';
import type { loadLayout } from './browserLoader';
import { CardActions } from './CardActions';
import { useCurrentPage } from './currentPage';
import type { PageHandle } from './definePage';
import type { LayoutName } from './pageData';
import { usePageChange } from './usePageChange';

const tools = (
  <>
    <SearchLink />
    <AccountLink />
    <WishlistLink />
    <CartLink />
  </>
);

/** Every newly loaded document has the key `default`: it restores the previous one's scroll position only at the same URL. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

type LayoutProps = { navigation: Navigation | null; children: ReactNode };

const layouts = { default: DefaultLayout, affiliate: AffiliateLayout, none: BareLayout } satisfies Record<
  LayoutName,
  (props: LayoutProps) => ReactNode
>;

function DefaultLayout({ navigation, children }: LayoutProps) {
  return (
    <>
      <Header navigation={navigation} tools={tools} />
      {children}
      <Footer navigation={navigation} newsletter={<NewsletterForm />} />
    </>
  );
}

function AffiliateLayout({ children }: LayoutProps) {
  return (
    <>
      <AffiliateHeader tools={<AccountLink />} />
      {children}
    </>
  );
}

function BareLayout({ children }: LayoutProps) {
  return children;
}

export function Layout() {
  const t = useT();
  const { navigation } = useLoaderData<typeof loadLayout>();
  const page = useCurrentPage();
  usePageChange(page);
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const PageLayout = layouts[handle?.spec.layout ?? 'default'];
  return (
    <PageProvider page={page}>
      <a className="skip" href="#main">
        {t('skip-to-content')}
      </a>
      <PageLayout navigation={navigation}>
        <PageNotice />
        <main id="main" tabIndex={-1}>
          <WishlistProvider>
            <CardActionContext value={CardActions}>
              <Outlet />
            </CardActionContext>
          </WishlistProvider>
        </main>
      </PageLayout>
      <MergeOffer />
      <ConsentGate navigation={navigation} />
      <LanguageOfferGate navigation={navigation} />
      <WheelGate />
      <CartDialogs />
      <WishlistForm />
      <Snackbar />
      <LoadingBar />
      <ScrollRestoration getKey={scrollKey} />
    </PageProvider>
  );
}
