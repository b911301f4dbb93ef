// Collapsible details: description, material and care, measurements, delivery, manufacturer.
import type { ReactNode } from 'react';
import type { Contact, ProductDetail, SizeTable, Swatch } from '@/api/types';
import type { Choice } from '@/lib/choice';
import { useT } from '@/lib/i18n';
import { sentencePrice } from '@/lib/money';
import { useShop } from '@/lib/shop';
import { CareSign } from '@/ui/CareSign';
import { Icon } from '@/ui/Icon';
import { SIZE_TABLE, SizeTables } from './SizeGuide';

type Props = { product: ProductDetail; sizes: SizeTable[]; choice: Choice };

export function Details({ product, sizes, choice }: Props) {
  const t = useT();
  const hasMaterial = product.composition.length > 0 || product.care.length > 0 || product.grams !== null;
  return (
    <div>
      <DetailsSection title={t('product-description')} open>
        <Description product={product} choice={choice} />
      </DetailsSection>
      {hasMaterial && (
        <DetailsSection title={t('product-material')}>
          <Material product={product} />
        </DetailsSection>
      )}
      <Measurements tables={sizes} chosen={choice.size?.chosen ?? null} />
      <DetailsSection title={t('product-shipping')}>
        <Shipping />
        {product.guarantee && (
          <div className="mt-5 text-pretty">
            <h3 className="text-ink">{product.guarantee.title}</h3>
            <p className="mt-1">{product.guarantee.text}</p>
          </div>
        )}
      </DetailsSection>
      {product.manufacturer && (
        <DetailsSection title={t('product-maker')}>
          <Manufacturer maker={product.manufacturer} responsible={product.manufacturer.responsiblePerson ?? null} />
        </DetailsSection>
      )}
    </div>
  );
}

type DetailsSectionProps = { title: string; open?: boolean; id?: string; children: ReactNode };

function DetailsSection({ title, open, id, children }: DetailsSectionProps) {
  return (
    <details id={id} open={open} className="group/fold scroll-mt-4 border-line border-b">
      <summary className="flex min-h-13 items-center justify-between gap-4 py-2 font-medium">
        <h2>{title}</h2>
        <Icon name="down" className="transition-transform duration-(--duration-quick) group-open/fold:rotate-180" />
      </summary>
      <div className="pb-6 text-14 text-ink-2">{children}</div>
    </details>
  );
}

function Description({ product, choice }: { product: ProductDetail; choice: Choice }) {
  const t = useT();
  const sku = choice.variant?.sku;
  return (
    <>
      <div
        className="grid gap-3 text-pretty [&_a]:underline [&_li]:ml-5 [&_ol]:list-decimal [&_ul]:list-disc"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised it on import.
        dangerouslySetInnerHTML={{ __html: product.description }}
      />
      {sku && (
        <p className="mt-3 text-ink-3">
          {t('product-details-sku')}: <bdi>{sku}</bdi>
        </p>
      )}
    </>
  );
}

function Material({ product }: { product: ProductDetail }) {
  const t = useT();
  const { composition, grams, care } = product;
  return (
    <div className="grid gap-5">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
        {composition.length > 0 && (
          <Pair name={t('product-composition')}>
            {composition.map((part) => (
              <span key={part.fibre} className="block">
                {t('composition-part', { percent: part.percent, fibre: part.name })}
              </span>
            ))}
          </Pair>
        )}
        {grams !== null && <Pair name={t('product-weight')}>{t('product-weight-value', { grams })}</Pair>}
      </dl>
      {care.length > 0 && (
        <div>
          <h3 className="mb-2 text-ink-3">{t('product-care')}</h3>
          <ul className="grid gap-2">
            {care.map(({ key, name }) => (
              <li key={key} className="flex items-center gap-3 text-ink">
                <CareSign care={key} />
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Measurements({ tables, chosen }: { tables: SizeTable[]; chosen: Swatch | null }) {
  const t = useT();
  if (tables.length === 0) return null;
  return (
    <DetailsSection title={t('product-measurements')} id={SIZE_TABLE}>
      <SizeTables tables={tables} chosen={chosen} />
    </DetailsSection>
  );
}

function Shipping() {
  const t = useT();
  const { deliveryDays, shippingMinor, freeDeliveryMinor, codMinor, paymentMethods, returnDays, currency } = useShop();
  const money = (minor: number) => ({ price: sentencePrice(currency.pattern, minor) });
  const cod = paymentMethods.includes('cod') ? codMinor : null;
  return (
    <div className="grid gap-3 text-pretty">
      <p>
        {t('product-shipping-time', deliveryDays)}{' '}
        {shippingMinor === 0 ? t('product-shipping-free') : t('product-shipping-cost', money(shippingMinor))}{' '}
        {shippingMinor > 0 &&
          freeDeliveryMinor !== null &&
          t('product-shipping-free-over', { threshold: money(freeDeliveryMinor).price })}
      </p>
      {cod !== null && cod > 0 && <p>{t('product-shipping-cod', money(cod))}</p>}
      <p>{t('product-shipping-returns', { days: returnDays })}</p>
    </div>
  );
}

function Manufacturer({ maker, responsible }: { maker: Contact; responsible: Contact | null }) {
  const t = useT();
  return (
    <dl className="grid gap-4">
      <Address name={t('maker-name')} contact={maker} />
      {responsible && <Address name={t('maker-responsible')} contact={responsible} />}
    </dl>
  );
}

function Address({ name, contact }: { name: string; contact: Contact }) {
  return (
    <div>
      <dt className="text-ink-3">{name}</dt>
      <dd>
        <bdi className="block text-ink">{contact.name}</bdi>
        <bdi className="block whitespace-pre-line">{contact.address}</bdi>
        {contact.email && (
          <a href={`mailto:${contact.email}`} className="link inline-block py-1">
            <bdi>{contact.email}</bdi>
          </a>
        )}
      </dd>
    </div>
  );
}

function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="text-ink">{children}</dd>
    </>
  );
}
