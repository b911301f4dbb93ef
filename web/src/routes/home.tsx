// The front door: what the shop's set-up puts in the window, and what one can count on.
import { useApi } from '@/api/data';
import type { HomeBlock } from '@/api/types';
import { CategoryWindows } from '@/features/home/CategoryWindows';
import { Hero } from '@/features/home/Hero';
import { ProductRow } from '@/features/home/ProductRow';
import { PromiseStrip } from '@/features/home/PromiseStrip';
import { Story } from '@/features/home/Story';
import { everywhere, plainHead, preloadArt } from '@/lib/heads';
import type { LoadedPage, PageRoute } from '@/lib/page';
import { onlineStore } from '@/lib/structured-data';
import { absolute } from '@/ui/breadcrumbList';

const slidesCall = '/api/media-slider/slider/web/findByUsagesType/HERO/HOMEPAGE';
const blocksCall = (type: string) => `/api/setupHomepage/web/getSetupDataByType?type=${type}`;
const windowsCall = blocksCall('CATEGORY_BANNER');
const rowsCall = blocksCall('PRODUCT_ROW');
const storiesCall = blocksCall('STORY');

function HomePage() {
  const slides = useApi<HomeBlock[]>(slidesCall);
  const rows = useApi<HomeBlock[]>(rowsCall);
  const stories = useApi<HomeBlock[]>(storiesCall);
  return (
    <>
      <Hero slides={slides} />
      <CategoryWindows blocks={useApi<HomeBlock[]>(windowsCall)} />
      {rows.map((row) => (
        <ProductRow key={row.key} block={row} />
      ))}
      {stories.map((story) => (
        <Story key={story.key} block={story} />
      ))}
      <PromiseStrip />
    </>
  );
}

function head({ shop, data, t }: LoadedPage) {
  const { min, max } = shop.deliveryDays;
  const title = t('seo-home-title', { country: shop.countryName });
  const description = t('seo-home-description', { min, max, days: shop.returnDays });
  const [first] = data.data<HomeBlock[]>(slidesCall) ?? [];
  return {
    ...plainHead(title, description, '/'),
    alternates: everywhere('/', data),
    og: { type: 'website', image: first?.wide ? absolute(shop, first.wide.imageUrl) : undefined },
    jsonLd: [onlineStore(shop, t('shop-name'))],
    preload: first ? preloadArt(shop, first.wide, first.narrow) : [],
  };
}

export const route: PageRoute = {
  path: '/',
  keeping: 'shared',
  areas: ['home'],
  plan: () => [slidesCall, windowsCall, rowsCall, storiesCall],
  Component: HomePage,
  head,
};
