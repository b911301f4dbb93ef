// The routes of text pages, questions, the help centre, product care and the journal. Their heads are in their chunk, because
// this module is part of every first page.
import { get, getPage } from '@/api/get';
import type { PageView, PostView } from '@/api/types';
import { defineChunk } from '@/lib/chunks';
import type { Params } from '@/lib/page';
import { definePage, lazyComponent, type PageDefinition, route } from './definePage';
import { slidesCall } from './home';
import { movedTo } from './moved';
import type { PageSpec } from './pageData';

const chunk = defineChunk('src/routes/contentPages.tsx', () => import('./contentPages'));

const postsTake = 9;
/** A page number beyond any post: for URLs that name no valid page. */
const pastTheEnd = 999_999;

export type ContentPath =
  | '/:slug'
  | '/faq'
  | '/helpcenter'
  | '/size-guides'
  | '/product-cares'
  | '/blog'
  | '/blog/page/:id'
  | '/blog/:slug';

function define(path: ContentPath, calls: PageSpec['calls'], redirect?: PageSpec['redirect']) {
  const page: PageDefinition<ReturnType<typeof calls>> = definePage({
    cache: 'public',
    areas: ['content', 'home', 'product'],
    calls,
    redirect,
    head: (loaded) => chunk.loaded().pages[path].head(loaded),
    status: ({ data }) => chunk.loaded().pages[path].status?.(data) ?? 200,
  });
  return route(
    path,
    page,
    lazyComponent(chunk, ({ pages }) => pages[path].Component),
  );
}

function posts(page: number) {
  return {
    posts: getPage('/api/blog-post/web/findAllDataByPagination/v2', { query: { page, take: postsTake } }),
  };
}

function slugOf({ slug = '' }: Params) {
  return { params: { slug } };
}

export const contentRoutes = [
  define(
    '/:slug',
    ({ params }) => ({ page: get('/api/content/page/by-slug/{slug}', slugOf(params)) }),
    ({ path, query, data }) => movedTo(path, (data.page as PageView).path, query),
  ),
  define('/faq', () => ({ faq: get('/api/content/faq') })),
  define('/helpcenter', () => ({ help: get('/api/content/help') })),
  define('/size-guides', () => ({ sizes: get('/api/content/size-tables') })),
  define('/product-cares', () => ({ care: get('/api/content/product-care') })),
  define('/blog', () => ({ ...posts(1), journal: get('/api/content/journal'), slides: slidesCall('BLOG') })),
  define(
    '/blog/page/:id',
    ({ params }) => posts(/^[1-9]\d{0,5}$/.test(params.id ?? '') ? Number(params.id) : pastTheEnd),
    ({ params }) => (params.id === '1' ? '/blog' : null),
  ),
  define(
    '/blog/:slug',
    ({ params }) => ({ post: get('/api/blog-post/web/by-slug/{slug}', slugOf(params)) }),
    ({ path, query, data }) => movedTo(path, (data.post as PostView).path, query),
  ),
];
