// Every page in its layout: header, the page itself, footer.
import { Outlet, ScrollRestoration, useLoaderData } from 'react-router';
import { AccountLink } from '@/features/account/AccountLink';
import { Footer } from '@/features/navigation/Footer';
import { Header } from '@/features/navigation/Header';
import { NewsletterForm } from '@/features/newsletter/NewsletterForm';
import { HeartForm } from '@/features/wishlist/HeartForm';
import { MergeOffer } from '@/features/wishlist/MergeOffer';
import { WishlistLink } from '@/features/wishlist/WishlistLink';
import { WishlistToggle } from '@/features/wishlist/WishlistToggle';
import { useT } from '@/lib/i18n';
import { PageProvider } from '@/lib/page';
import { LoadingBar } from '@/ui/LoadingBar';
import { PageNotice } from '@/ui/PageNotice';
import { CardActionContext } from '@/ui/ProductCard';
import { Snackbar } from '@/ui/Snackbar';
import type { loadLayout } from './browserLoader';
import { useCurrentPage } from './currentPage';
import { usePageChange } from './usePageChange';

const tools = (
  <>
    <AccountLink />
    <WishlistLink />
  </>
);

export function Layout() {
  const t = useT();
  const { navigation } = useLoaderData<typeof loadLayout>();
  const page = useCurrentPage();
  usePageChange(page);
  return (
    <PageProvider page={page}>
      <a className="skip" href="#main">
        {t('skip-to-content')}
      </a>
      <Header navigation={navigation} tools={tools} />
      <PageNotice />
      <main id="main" tabIndex={-1}>
        <CardActionContext value={WishlistToggle}>
          <Outlet />
        </CardActionContext>
      </main>
      <Footer navigation={navigation} newsletter={<NewsletterForm />} />
      <MergeOffer />
      <HeartForm />
      <Snackbar />
      <LoadingBar />
      <ScrollRestoration />
    </PageProvider>
  );
}
