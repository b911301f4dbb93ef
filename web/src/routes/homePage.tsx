// What the home page's route draws: a chunk of its own.
import { useLoaderData } from 'react-router';
import { CategoryTiles } from '@/features/home/CategoryTiles';
import { Hero } from '@/features/home/Hero';
import { ProductRow } from '@/features/home/ProductRow';
import { PromiseStrip } from '@/features/home/PromiseStrip';
import { Story } from '@/features/home/Story';
import type { HomeLoader } from './home';

export function HomePage() {
  const { slides, categoryBanners, rows, stories } = useLoaderData<HomeLoader>();
  return (
    <>
      <Hero slides={slides} />
      <CategoryTiles blocks={categoryBanners} />
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
