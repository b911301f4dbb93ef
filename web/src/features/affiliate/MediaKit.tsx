// Pictures and texts of products in the page's language, ready to copy, each with the partner's link; and the feed of all.
import { useT } from '@/lib/i18n';
import { LinkButton } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { CopyButton } from './CopyButton';
import { Area, Section, Waiting } from './Frame';
import type { MediaItem } from './shapes';

export function MediaKit() {
  const t = useT();
  return (
    <Area title={t('affiliate-nav-media-kit')} lead={t('affiliate-media-lead')}>
      {(_profile, { mediaKit, problem, reload }) =>
        mediaKit === null ? (
          <Waiting problem={problem('mediaKit')} reload={reload} />
        ) : (
          <>
            <Section id="feed" title={t('affiliate-feed')}>
              <p className="measure mb-3 text-ink-2 text-pretty">{t('affiliate-feed-text')}</p>
              <code className="affiliate-out mb-2">{mediaKit.feedUrl}</code>
              <CopyButton text={mediaKit.feedUrl} label={t('affiliate-link-copy')} done={t('affiliate-link-copied')} />
            </Section>
            {mediaKit.products.length === 0 ? (
              <EmptyState within title={t('affiliate-media-empty')} text={t('affiliate-media-empty-text')}>
                <LinkButton to="/affiliate/links">{t('affiliate-first-link-action')}</LinkButton>
              </EmptyState>
            ) : (
              <Section id="products" title={t('affiliate-media-products')}>
                <ul className="grid gap-8 md:grid-cols-2 xl:grid-cols-3">
                  {mediaKit.products.map((item) => (
                    <Item key={item.id} item={item} />
                  ))}
                </ul>
              </Section>
            )}
          </>
        )
      }
    </Area>
  );
}

function Item({ item: { name, text, link, price, pictures } }: { item: MediaItem }) {
  const t = useT();
  return (
    <li className="grid content-start gap-3">
      <ul className="flex gap-1 overflow-x-auto">
        {pictures.map(({ url, width, height, alt }) => (
          <li key={url} className="w-32 flex-none">
            <a href={url} download className="tile" aria-label={t('affiliate-picture-save', { name: alt || name })}>
              <img
                src={url}
                width={width}
                height={height}
                alt=""
                loading="lazy"
                className="picture-backdrop absolute inset-0 size-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      <h3 className="text-18 font-medium">{name}</h3>
      {price && <p className="tabular-nums">{price}</p>}
      <p className="text-14 text-ink-2 text-pretty">{text}</p>
      <code className="affiliate-out">{link}</code>
      <div className="flex flex-wrap gap-2">
        <CopyButton
          text={`${name}\n${text}\n${link}`}
          label={t('affiliate-copy-text')}
          done={t('affiliate-text-copied')}
        />
        <CopyButton text={link} label={t('affiliate-link-copy')} done={t('affiliate-link-copied')} />
      </div>
    </li>
  );
}
