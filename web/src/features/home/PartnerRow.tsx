// The shop's partner companies, as pictures.
import type { Partner } from '@/api/types';
import { useT } from '@/lib/i18n';
import { Picture } from '@/ui/Picture';

export function PartnerRow({ partners }: { partners: Partner[] }) {
  const t = useT();
  if (partners.length === 0) return null;
  return (
    <section className="wrap partners" aria-labelledby="partners">
      <h2 id="partners" className="display-28 mb-6">
        {t('home-partners-title')}
      </h2>
      <ul className="partner-tiles">
        {partners.map(({ title, link, picture }) => (
          <li key={picture.path}>
            <a href={link} rel="noopener" title={title}>
              <Picture picture={picture} sizes="160px" small />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
