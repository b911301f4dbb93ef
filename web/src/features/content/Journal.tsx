// The journal: the newest post large, the others as tiles, below the shop's slides.
import type { ReactNode } from 'react';
import type { Meta, PostCard } from '@/api/types';
import { useForeignLang } from '@/lib/foreignLang';
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';
import { Initial } from '@/ui/Initial';
import { Pager } from '@/ui/Pager';
import { Picture } from '@/ui/Picture';
import { ContentHead } from './ContentHead';
import { journalPath } from './journalPath';
import { CARD_SIZES, LEAD_SIZES } from './pictureSizes';

type Props = { posts: PostCard[]; meta: Meta; hero?: ReactNode };

export function Journal({ posts, meta, hero }: Props) {
  const t = useT();
  const first = meta.page === 1 ? posts[0] : undefined;
  const others = first ? posts.slice(1) : posts;
  const title = meta.page > 1 ? t('content-blog-page', { page: meta.page }) : t('content-blog-title');
  return (
    <>
      <div className="wrap">
        <ContentHead crumbs={[{ name: t('content-blog-title'), path: '/blog' }]} title={title}>
          <p className="measure mt-3 text-ink-2">{t('content-blog-lead')}</p>
        </ContentHead>
      </div>
      {hero && <div className="mb-16">{hero}</div>}
      <div className="wrap">
        {first && <LeadPost post={first} />}
        <PostGrid posts={others} />
        <Pager page={meta.page} pageCount={meta.pageCount} href={journalPath} />
      </div>
    </>
  );
}

export function PostGrid({ posts }: { posts: PostCard[] }) {
  return (
    <ul className="grid gap-x-4 gap-y-12 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-6">
      {posts.map((post) => (
        <li key={post.key}>
          <PostTile post={post} />
        </li>
      ))}
    </ul>
  );
}

function PostTile({ post }: { post: PostCard }) {
  const lang = useForeignLang(post.locale);
  return (
    <article lang={lang}>
      <A to={post.path} className="group block" data-prefetch="">
        <PostPicture post={post} sizes={CARD_SIZES} />
        <h2 className="mt-4 text-22 group-hover:underline group-hover:underline-offset-4">{post.title}</h2>
      </A>
      <PostLine post={post} />
      <p className="measure mt-2 text-14 text-ink-2">{post.description}</p>
    </article>
  );
}

function LeadPost({ post }: { post: PostCard }) {
  const lang = useForeignLang(post.locale);
  return (
    <article className="mb-16 grid items-center gap-x-12 gap-y-5 lg:grid-cols-[3fr_2fr]" lang={lang}>
      <A to={post.path} className="block" tabIndex={-1} aria-hidden="true" data-prefetch="">
        <PostPicture post={post} sizes={LEAD_SIZES} priority />
      </A>
      <div>
        <A to={post.path} className="group block">
          <h2 className="display-36 group-hover:underline group-hover:underline-offset-6">{post.title}</h2>
        </A>
        <PostLine post={post} />
        <p className="measure mt-4 text-ink-2">{post.description}</p>
      </div>
    </article>
  );
}

function PostPicture({ post, sizes, priority }: { post: PostCard; sizes: string; priority?: boolean }) {
  return (
    <span className="tile aspect-3/2">
      {post.picture ? (
        <Picture
          picture={post.picture}
          sizes={sizes}
          priority={priority}
          large
          alt=""
          className="card-picture object-right"
        />
      ) : (
        <Initial of={post.title} />
      )}
    </span>
  );
}

/** The date and tags of a post. */
export function PostLine({ post }: { post: PostCard }) {
  return (
    <p className="mt-2 flex flex-wrap gap-x-3 text-14 text-ink-3">
      <time dateTime={post.publishedOn}>{post.published}</time>
      {post.tags.map((tag) => (
        <span key={tag}>{tag}</span>
      ))}
    </p>
  );
}
