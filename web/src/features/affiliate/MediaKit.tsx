// Product pictures and texts in the page's language, to copy, each with the partner's link; and the product feed.
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { plainLines } from '@/lib/plainText';
import { LinkButton } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Pager } from '@/ui/Pager';
import { Picture } from '@/ui/Picture';
import { AffiliatePageLayout, LoadingOrError, Section } from './AffiliatePageLayout';
import { CsvLink } from './Commissions';
import { CopyButton } from './CopyButton';
import type { MediaKit as Kit, MediaItem } from './shapes';
import { files } from './views';

export function MediaKit() {
  const t = useT();
  return (
    <AffiliatePageLayout title={t('affiliate-nav-media-kit')} lead={t('affiliate-media-lead')}>
      {({ id }, { mediaKit, problem, reload }) => (
        <>
          <Section id="feed" title={t('affiliate-feed')} tools={<CsvLink href={files.feed(id)} />}>
            <p className="measure text-ink-2 text-pretty">{t('affiliate-feed-text')}</p>
          </Section>
          {mediaKit ? <Products kit={mediaKit} /> : <LoadingOrError problem={problem('mediaKit')} reload={reload} />}
        </>
      )}
    </AffiliatePageLayout>
  );
}

function Products({ kit: { items, meta } }: { kit: Kit }) {
  const t = useT();
  const { path } = usePage();
  if (items.length === 0)
    return (
      <EmptyState within title={t('affiliate-media-empty')} text={t('affiliate-media-empty-text')}>
        <LinkButton to="/affiliate/links">{t('affiliate-first-link-action')}</LinkButton>
      </EmptyState>
    );
  return (
    <Section id="products" title={t('affiliate-media-products')}>
      <ul className="grid gap-8 md:grid-cols-2 xl:grid-cols-3">
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
      {meta && (
        <Pager
          page={meta.page}
          pageCount={meta.pageCount}
          href={(page) => (page > 1 ? `${path}?page=${page}` : path)}
        />
      )}
    </Section>
  );
}

function Item({ item: { name, brand, description, link, price, pictures } }: { item: MediaItem }) {
  const t = useT();
  const text = plainLines(description);
  return (
    <li className="grid content-start gap-3">
      <ul className="grid grid-cols-4 gap-1">
        {pictures.map((picture) => (
          <li key={picture.path} className="min-w-0">
            <a
              href={picture.imageUrl}
              download
              className="tile"
              aria-label={t('affiliate-picture-save', { name: picture.alt || name })}
            >
              <Picture
                picture={picture}
                sizes="(min-width: 48rem) 120px, 24vw"
                alt=""
                className="absolute inset-0 size-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      <h3 className="text-18 font-medium">{name}</h3>
      <p className="text-14 text-ink-2 tabular-nums">{[brand, price].filter(Boolean).join(' · ')}</p>
      <p className="text-14 text-ink-2 text-pretty">{text}</p>
      <code className="affiliate-out">{link}</code>
      <div className="flex flex-wrap gap-2">
        <CopyButton
          text={[name, text, link].join('\n')}
          label={t('affiliate-copy-text')}
          done={t('affiliate-text-copied')}
        />
        <CopyButton text={link} label={t('affiliate-link-copy')} done={t('affiliate-link-copied')} />
      </div>
    </li>
  );
}
