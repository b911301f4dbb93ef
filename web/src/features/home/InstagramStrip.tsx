// Pictures that link to the shop's Instagram profile: one row on desktops, two rows on phones.
import type { Partner } from '@/api/types';
import { useT } from '@/lib/i18n';
import { Picture } from '@/ui/Picture';

const SIZES = '(min-width: 48rem) 17vw, 34vw';

export function InstagramStrip({ pictures }: { pictures: Partner[] }) {
  const t = useT();
  if (pictures.length === 0) return null;
  return (
    <section className="instagram" aria-labelledby="instagram">
      <h2 id="instagram" className="display-28 wrap mb-6">
        {t('home-instagram-title')}
      </h2>
      <ul className="instagram-tiles">
        {pictures.map(({ title, link, picture }) => (
          <li key={picture.path}>
            <a href={link} rel="noopener" title={title}>
              <Picture picture={picture} sizes={SIZES} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
