// The home page: its route, the calls it makes and its head.
import { get } from '@/api/get';
import type { HomeBlock, Partner } from '@/api/types';
import { defineChunk } from '@/lib/chunks';
import { plainHead, preloadArt, sharedPathAlternates } from '@/lib/heads';
import { rendition } from '@/lib/media';
import type { Head, LoadedPage } from '@/lib/page';
import { onlineStore, website } from '@/lib/structured-data';
import { absolute } from '@/ui/breadcrumbList';
import { definePage, lazyComponent, route } from './definePage';

const blocksCall = (type: HomeBlock['kind']) => get('/api/setupHomepage/web/getSetupDataByType', { query: { type } });

/** The slides of the home page or the blog. */
export const slidesCall = (usage: 'HOMEPAGE' | 'BLOG') =>
  get('/api/media-slider/slider/web/findByUsagesType/{type}/{usage}', { params: { type: 'HERO', usage } });

const partnersCall = (type: Partner['type']) =>
  get('/api/homePartnerInstagram/web/getHomepageDataByType', { query: { type } });

const page = definePage({
  cache: 'public',
  areas: ['deals', 'events', 'home'],
  calls: () => ({
    slides: slidesCall('HOMEPAGE'),
    categoryBanners: blocksCall('CATEGORY_BANNER'),
    rows: blocksCall('PRODUCT_ROW'),
    stories: blocksCall('STORY'),
    values: blocksCall('ATTRIBUTE_VALUES'),
    deals: get('/api/flash-deals/page', { query: { take: 1 } }),
    events: get('/api/event/web/findAllActive'),
    instagram: partnersCall('INSTAGRAM'),
    partners: partnersCall('PARTNER'),
  }),
  head: (loaded) => headOf(loaded, loaded.data.slides[0]),
});

function headOf({ shop, navigation, t }: LoadedPage, first: HomeBlock | undefined): Head {
  const { min, max } = shop.deliveryDays;
  const picture = first?.wide ?? undefined;
  const title = t('seo-home-title', { country: shop.countryName });
  const description = t('seo-home-description', { min, max, days: shop.returnDays });
  return {
    ...plainHead(title, description, '/'),
    alternates: sharedPathAlternates('/', navigation),
    og: { type: 'website', image: picture && absolute(shop, rendition(shop.mediaBase, picture.path, 1280)) },
    jsonLd: import.meta.env.SSR ? [onlineStore(shop, t('shop-name')), website(shop, t('shop-name'))] : [],
    preload: import.meta.env.SSR && first ? preloadArt(shop, first.wide, first.narrow) : [],
  };
}

export type HomeLoader = typeof page.loader;

const chunk = defineChunk('src/routes/homePage.tsx', () => import('./homePage'));

export const homeRoute = route(
  '/',
  page,
  lazyComponent(chunk, ({ HomePage }) => HomePage),
);
