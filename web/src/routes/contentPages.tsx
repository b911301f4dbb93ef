// The components and heads of the content routes: a separate chunk.
import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router';
import type { ListPage } from '@/api/get';
import type {
  FaqView,
  HelpView,
  HomeBlock,
  JournalView,
  PageView,
  PostCard,
  PostView,
  ProductCareView,
  SizeTable,
} from '@/api/types';
import { ContentHead } from '@/features/content/ContentHead';
import { Faq } from '@/features/content/Faq';
import { HelpCentre } from '@/features/content/HelpCentre';
import { careHead, faqHead, helpHead, journalHead, pageHead, postHead, sizesHead } from '@/features/content/heads';
import { Journal } from '@/features/content/Journal';
import { Post } from '@/features/content/Post';
import { ProductCare } from '@/features/content/ProductCare';
import { TextPage } from '@/features/content/TextPage';
import { Hero } from '@/features/home/Hero';
import { SizeGuides } from '@/features/product/SizeGuides';
import { preloadArt } from '@/lib/heads';
import { useT } from '@/lib/i18n';
import type { Head, LoadedPage } from '@/lib/page';
import type { ContentPath } from './content';

type ContentPage = {
  Component: ComponentType;
  head(page: LoadedPage & { data: unknown }): Head;
  status?(data: unknown): number;
};

type Posts = { posts: ListPage<PostCard[]> };

const journal: ContentPage = {
  Component: () => {
    const { posts } = useLoaderData<Posts>();
    return <Journal posts={posts.items} meta={posts.meta} />;
  },
  head: ({ data, ...page }) => journalHead(page, (data as Posts).posts),
  // 404 for a page past the end, and for a journal without posts.
  status: (data) => ((data as Posts).posts.items.length === 0 ? 404 : 200),
};

type FirstPosts = Posts & { journal: JournalView; slides: HomeBlock[] };

/** The journal's first page, with the slides configured for it. */
const firstOfJournal: ContentPage = {
  ...journal,
  Component: () => {
    const { posts, slides } = useLoaderData<FirstPosts>();
    const hero = slides.length > 0 && <Hero slides={slides} below />;
    return <Journal posts={posts.items} meta={posts.meta} hero={hero} />;
  },
  head: ({ data, ...page }) => {
    const { posts, journal: whole, slides } = data as FirstPosts;
    const [first] = slides;
    const preload = import.meta.env.SSR && first ? preloadArt(page.shop, first.wide, first.narrow) : [];
    return { ...journalHead(page, posts, whole), preload };
  },
};

function SizeGuidesPage() {
  const t = useT();
  const { sizes } = useLoaderData<{ sizes: SizeTable[] }>();
  const title = t('product-size-table');
  return (
    <SizeGuides
      tables={sizes}
      head={
        <ContentHead crumbs={[{ name: title, path: '/size-guides' }]} title={title}>
          <p className="measure mt-3 text-ink-2">{t('product-size-table-note')}</p>
        </ContentHead>
      }
    />
  );
}

/** By the paths of their routes. */
export const pages: Readonly<Record<ContentPath, ContentPage>> = {
  '/:slug': {
    Component: () => <TextPage page={useLoaderData<{ page: PageView }>().page} />,
    head: ({ data, ...page }) => pageHead(page, (data as { page: PageView }).page),
  },
  '/faq': {
    Component: () => <Faq faq={useLoaderData<{ faq: FaqView }>().faq} />,
    head: ({ data, ...page }) => faqHead(page, (data as { faq: FaqView }).faq),
  },
  '/helpcenter': {
    Component: () => <HelpCentre help={useLoaderData<{ help: HelpView }>().help} />,
    head: ({ data, ...page }) => helpHead(page, (data as { help: HelpView }).help),
  },
  '/size-guides': { Component: SizeGuidesPage, head: ({ data: _, ...page }) => sizesHead(page) },
  '/product-cares': {
    Component: () => <ProductCare care={useLoaderData<{ care: ProductCareView }>().care} />,
    head: ({ data, ...page }) => careHead(page, (data as { care: ProductCareView }).care),
  },
  '/blog': firstOfJournal,
  '/blog/page/:id': journal,
  '/blog/:slug': {
    Component: () => <Post post={useLoaderData<{ post: PostView }>().post} />,
    head: ({ data, ...page }) => postHead(page, (data as { post: PostView }).post),
  },
};
