// Every page in its layout: header, the page itself, footer. The providers carry what the page was loaded with.
import { ApiProvider } from '@/api/data';
import type { Navigation } from '@/api/types';
import { AccountLink } from '@/features/account/AccountLink';
import { Footer } from '@/features/navigation/Footer';
import { Header } from '@/features/navigation/Header';
import { NewsletterForm } from '@/features/newsletter/NewsletterForm';
import { Heart } from '@/features/wishlist/Heart';
import { MergeOffer } from '@/features/wishlist/MergeOffer';
import { WishlistLink } from '@/features/wishlist/WishlistLink';
import { I18nProvider } from '@/lib/i18n';
import type { LoadingBar as Bar } from '@/lib/loading-bar';
import { PageProvider } from '@/lib/page';
import { ShopProvider } from '@/lib/shop';
import { LoadingBar } from '@/ui/LoadingBar';
import { CardActionContext } from '@/ui/ProductCard';
import { Snackbar } from '@/ui/Snackbar';
import type { Loaded } from './load';
import { navigationPath } from './match';

const tools = (
  <>
    <AccountLink />
    <WishlistLink />
  </>
);

type Props = { loaded: Loaded; bar: Bar };

export function App({ loaded, bar }: Props) {
  const { route, match, head, status, data, t } = loaded;
  const { Component } = route;
  const { shop, ...request } = match.request;
  const navigation = data.data<Navigation>(navigationPath);
  return (
    <ShopProvider shop={shop}>
      <I18nProvider t={t}>
        <ApiProvider reader={data}>
          <PageProvider page={{ ...request, head, status }}>
            <a className="skip" href="#main">
              {t('skip-to-content')}
            </a>
            <Header navigation={navigation} tools={tools} />
            <main id="main" tabIndex={-1}>
              <CardActionContext value={Heart}>
                <Component />
              </CardActionContext>
            </main>
            <Footer navigation={navigation} newsletter={<NewsletterForm />} />
            <MergeOffer />
            <Snackbar />
            <LoadingBar bar={bar} />
          </PageProvider>
        </ApiProvider>
      </I18nProvider>
    </ShopProvider>
  );
}
