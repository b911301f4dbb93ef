// The sellers that agreed to be listed; with a link to become one.
import type { Seller } from '@/api/types';
import { useT } from '@/lib/i18n';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { LinkButton } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';

export function SellerList({ sellers }: { sellers: Seller[] }) {
  const t = useT();
  if (sellers.length === 0) {
    return (
      <EmptyState title={t('seller-list-empty-title')} text={t('seller-list-empty-text')}>
        <LinkButton to="/become-a-seller">{t('seller-apply-title')}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('seller-list-title'), path: '/global-sellers' }]} />
      <header className="pt-8 pb-8 lg:pt-14 lg:pb-12">
        <h1 className="display-48">{t('seller-list-title')}</h1>
        <p className="measure mt-3 text-18 text-ink-2">{t('seller-list-lead')}</p>
      </header>
      <ul className="seller-grid">
        {sellers.map((seller) => (
          <SellerTile key={`${seller.name} ${seller.webAddress}`} seller={seller} />
        ))}
      </ul>
      <aside className="seller-invitation">
        <p className="measure text-18">{t('seller-list-invitation')}</p>
        <LinkButton to="/become-a-seller" look="line">
          {t('seller-apply-title')}
        </LinkButton>
      </aside>
    </div>
  );
}

function SellerTile({ seller: { name, country, webAddress, goods } }: { seller: Seller }) {
  const t = useT();
  return (
    <li className="seller-tile">
      <p className="caps text-ink-3">{country}</p>
      <h2 className="text-22 wrap-anywhere">
        <bdi>{name}</bdi>
      </h2>
      <p className="text-14 text-ink-2">{goods.map((one) => t(`seller-goods-${one}`)).join(' · ')}</p>
      {/* An external page: `nofollow ugc` marks the link as not endorsed by the shop. */}
      <a
        href={webAddress}
        rel="noopener nofollow ugc"
        className="link mt-2 inline-flex min-h-6 items-center text-14 wrap-anywhere"
      >
        {shortOf(webAddress)}
      </a>
    </li>
  );
}

/** Without scheme, and without the trailing slash of a bare host. */
function shortOf(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
