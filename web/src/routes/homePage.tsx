// The component of the home page's route: a separate chunk.
import { useLoaderData, useRouteLoaderData } from 'react-router';
import type { HomeBlock, Navigation } from '@/api/types';
import { DealTeaser } from '@/features/games/DealTeaser';
import { AttributeValues } from '@/features/home/AttributeValues';
import { BrandStrip } from '@/features/home/BrandStrip';
import { CategoryTiles } from '@/features/home/CategoryTiles';
import { EventTeaser } from '@/features/home/EventTeaser';
import { FirstSteps } from '@/features/home/FirstSteps';
import { Hero } from '@/features/home/Hero';
import { InstagramStrip } from '@/features/home/InstagramStrip';
import { PartnerRow } from '@/features/home/PartnerRow';
import { ProductRow } from '@/features/home/ProductRow';
import { PromiseStrip } from '@/features/home/PromiseStrip';
import { Story } from '@/features/home/Story';
import type { HomeLoader } from './home';

export function HomePage() {
  const { slides, categoryBanners, rows, stories, values, deals, events, instagram, partners } =
    useLoaderData<HomeLoader>();
  const navigation = useRouteLoaderData<{ navigation: Navigation | null }>('layout')?.navigation;
  const isMade = rows.some((row) => row.isMade);
  return (
    <>
      <Hero slides={slides} />
      {navigation?.categories.length === 0 && rows.every(({ products }) => products.length === 0) && <FirstSteps />}
      <CategoryTiles blocks={categoryBanners} />
      <DealTeaser deals={deals} />
      <EventTeaser events={events} />
      {rows.map((row, index) => (
        <ProductRow key={row.key} block={row} above={productsOf(rows.slice(0, index))} />
      ))}
      {values.map((block) => (
        <AttributeValues key={block.key} block={block} />
      ))}
      {stories.map((story) => (
        <Story key={story.key} block={story} />
      ))}
      {isMade && navigation && <BrandStrip brands={navigation.brands} />}
      <PromiseStrip />
      <InstagramStrip pictures={instagram} />
      <PartnerRow partners={partners} />
    </>
  );
}

function productsOf(rows: HomeBlock[]): ReadonlySet<number> {
  return new Set(rows.flatMap(({ products }) => products.map(({ id }) => id)));
}
