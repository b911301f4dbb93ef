// The care symbols and their meanings.
import type { ProductCareView } from '@/api/types';
import { useForeignLang } from '@/lib/foreignLang';
import { useT } from '@/lib/i18n';
import { CareSign } from '@/ui/CareSign';
import { ContentHead } from './ContentHead';
import { Prose } from './Prose';

export function ProductCare({ care }: { care: ProductCareView }) {
  const t = useT();
  const lang = useForeignLang(care.locale);
  return (
    <div className="wrap">
      <ContentHead crumbs={[{ name: t('content-care-title'), path: '/product-cares' }]} title={t('content-care-title')}>
        <div className="mt-3 text-ink-2">
          <Prose html={care.intro} locale={care.locale} />
        </div>
      </ContentHead>
      <ul className="grid gap-x-12 md:grid-cols-2" lang={lang}>
        {care.signs.map(({ key, title, text }) => (
          <li key={key} id={key} className="care-row">
            <CareSign care={key} size={44} />
            <div>
              <h2 className="text-18 font-medium">{title}</h2>
              <Prose html={text} className="mt-1 text-14" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
