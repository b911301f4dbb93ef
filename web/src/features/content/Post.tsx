// A journal post: heading, picture, text, and further posts.
import type { PostView } from '@/api/types';
import { useForeignLang } from '@/lib/foreignLang';
import { useT } from '@/lib/i18n';
import { CardRow } from '@/ui/CardRow';
import { Picture } from '@/ui/Picture';
import { ContentHead } from './ContentHead';
import { PostGrid, PostLine } from './Journal';
import { Prose } from './Prose';
import { POST_SIZES } from './pictureSizes';

export function Post({ post }: { post: PostView }) {
  const t = useT();
  const lang = useForeignLang(post.locale);
  const crumbs = [
    { name: t('content-blog-title'), path: '/blog' },
    { name: post.title, path: post.path },
  ];
  return (
    <div className="wrap">
      <article>
        <ContentHead crumbs={crumbs} title={post.title} lang={lang}>
          <PostLine post={post} />
          <p className="measure mt-5 text-18 text-ink-2" lang={lang}>
            {post.description}
          </p>
        </ContentHead>
        {post.picture && (
          <span className="tile mb-12 aspect-3/2 lg:aspect-video">
            <Picture
              picture={post.picture}
              sizes={POST_SIZES}
              priority
              large
              alt=""
              className="card-picture object-right"
            />
          </span>
        )}
        <Prose html={post.html} locale={post.locale} className="lg:mx-auto" />
      </article>
      <CardRow id="post-products" title={t('content-blog-products')} products={post.products} />
      {post.more.length > 0 && (
        <section className="mt-24" aria-labelledby="more-posts">
          <h2 id="more-posts" className="display-36 mb-8">
            {t('content-blog-more')}
          </h2>
          <PostGrid posts={post.more} />
        </section>
      )}
    </div>
  );
}
