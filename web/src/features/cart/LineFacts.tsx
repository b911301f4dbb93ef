// Information that the law requires about a line before the purchase, gifts included: materials, manufacturer and responsible
// person.
import type { CartGift, CartLine, Contact } from '@/api/types';
import { useT } from '@/lib/i18n';
import { Icon } from '@/ui/Icon';

type Props = { of: Pick<CartLine | CartGift, 'composition' | 'manufacturer'> };

/** Regulation 1007/2011: before the purchase. */
export function MaterialComposition({ of: { composition } }: Props) {
  const t = useT();
  if (composition.length === 0) return null;
  const parts = composition.map(({ percent, name }) => t('composition-part', { percent, fibre: name }));
  return <p className="text-12 text-ink-3">{parts.join(', ')}</p>;
}

/** Regulation 2023/988, article 19: before the purchase. */
export function ManufacturerInfo({ of: { manufacturer } }: Props) {
  const t = useT();
  if (!manufacturer) return null;
  const { responsiblePerson } = manufacturer;
  return (
    <details className="group/maker text-12 text-ink-3">
      <summary className="inline-flex min-h-6 items-center gap-1">
        {t('maker-name')}
        <Icon name="down" size={12} className="transition-transform group-open/maker:rotate-180" />
      </summary>
      <ContactLine contact={manufacturer} />
      {responsiblePerson && (
        <>
          <p className="mt-1">{t('maker-responsible')}:</p>
          <ContactLine contact={responsiblePerson} />
        </>
      )}
    </details>
  );
}

function ContactLine({ contact: { name, address, email } }: { contact: Contact }) {
  const parts = [name, address.replaceAll('\n', ', '), email].filter((part) => part !== '');
  return (
    <p className="text-pretty">
      <bdi>{parts.join(', ')}</bdi>
    </p>
  );
}
