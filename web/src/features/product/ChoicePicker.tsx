// Colours as small pictures, sizes and other options as chips. Each is a link: the selection is part of the URL.
import type { ReactNode } from 'react';
import type { Picture as PictureData } from '@/api/types';
import { type Dimension, mainPictureOf, type Value } from '@/lib/choice';
import { Trans, type Translate, useT } from '@/lib/i18n';
import { A } from '@/ui/A';
import { Picture } from '@/ui/Picture';
import type { Selection } from './useSelection';

/** Sold out: a diagonal line. The link's accessible name says it in text. */
const STRUCK =
  'relative overflow-hidden after:pointer-events-none after:absolute after:inset-0 after:bg-[linear-gradient(to_top_right,transparent_calc(50%-1.2px),var(--color-edge)_calc(50%-0.3px),var(--color-edge)_calc(50%+0.3px),transparent_calc(50%+1.2px))]';

const emphasised = { b: (children: string) => <span className="font-strong">{children}</span> };

type Props = {
  dimension: Dimension;
  href: (parameter: string, key: string) => string;
  onSelect: Selection['onSelect'];
};

export function ColourPicker({ dimension, href, onSelect, gallery }: Props & { gallery: PictureData[] }) {
  const t = useT();
  const { chosen, values, parameter } = dimension;
  return (
    <div>
      <Legend>
        {chosen && <Trans id="product-colour-chosen" args={{ colour: chosen.name }} components={emphasised} />}
      </Legend>
      <ul className="flex flex-wrap gap-x-2 gap-y-3">
        {values.map((value) => (
          <li key={value.value.id} className="w-[4.25rem]">
            <A
              to={href(parameter, value.value.key)}
              keep
              onClick={onSelect}
              aria-current={value.chosen ? 'true' : undefined}
              className="group block text-12 text-ink-2 aria-[current]:font-medium aria-[current]:text-ink"
            >
              <ColourPicture value={value} picture={mainPictureOf(gallery, value.value.id)} />
              <span aria-hidden="true" className="mt-1.5 block hyphens-auto">
                {value.value.name}
              </span>
              <span className="sr-only">{accessibleName(t, value)}</span>
            </A>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ColourPicture({ value, picture }: { value: Value; picture: PictureData | null }) {
  const gone = isUnavailable(value);
  return (
    <span
      className={`tile outline-blue group-aria-[current]:outline-2 group-aria-[current]:outline-offset-2 ${gone ? STRUCK : ''}`}
      style={picture ? undefined : { background: value.value.swatch ?? undefined }}
    >
      {picture && (
        <Picture picture={picture} alt="" sizes="68px" small className="absolute inset-0 size-full object-cover" />
      )}
    </span>
  );
}

type ChipsProps = Props & { legendLink?: ReactNode };

export function ChipPicker({ dimension, href, onSelect, legendLink }: ChipsProps) {
  const { values, parameter } = dimension;
  const long = values.some(({ value }) => value.name.length > 4);
  const columns = long ? 'grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))]' : 'grid-cols-6';
  return (
    <div>
      <Legend legendLink={legendLink}>
        <ChipLegend dimension={dimension} />
      </Legend>
      <ul className={`grid gap-2 ${columns}`}>
        {values.map((value) => (
          <li key={value.value.id}>
            <ValueChip value={value} to={href(parameter, value.value.key)} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ChipProps = { value: Value; to: string; onSelect: Selection['onSelect'] };

function ValueChip({ value, to, onSelect }: ChipProps) {
  const t = useT();
  const gone = isUnavailable(value);
  return (
    <A
      to={to}
      keep
      onClick={onSelect}
      aria-current={value.chosen ? 'true' : undefined}
      className={`chip min-h-12 w-full min-w-0 px-1 text-16 aria-[current]:border-blue aria-[current]:font-medium aria-[current]:text-blue aria-[current]:shadow-[inset_0_0_0_1px_var(--color-blue)] ${gone ? `border-line text-ink-3 ${STRUCK}` : ''}`}
    >
      <span aria-hidden="true">{value.value.name}</span>
      <span className="sr-only">{accessibleName(t, value)}</span>
    </A>
  );
}

function ChipLegend({ dimension }: { dimension: Dimension }) {
  const t = useT();
  const { chosen, option } = dimension;
  const isSize = option.attribute === 'size';
  if (!chosen && dimension.values.every(isUnavailable)) return option.name;
  if (!chosen) return isSize ? t('product-size-choose') : t('product-option-choose', { option: option.name });
  if (isSize) return <Trans id="product-size-chosen" args={{ size: chosen.name }} components={emphasised} />;
  const args = { option: option.name, value: chosen.name };
  return <Trans id="product-option-chosen" args={args} components={emphasised} />;
}

function Legend({ children, legendLink }: { children: ReactNode; legendLink?: ReactNode }) {
  return (
    <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 text-14">
      <p>{children}</p>
      {legendLink}
    </div>
  );
}

function accessibleName(t: Translate, { value, stock, left, chosen }: Value): string {
  const name = chosen ? t('product-value-chosen', { value: value.name }) : value.name;
  if (isUnavailable({ stock })) return t('product-value-out', { value: name });
  return left === null ? name : t('product-value-low', { value: name, count: left });
}

function isUnavailable({ stock }: Pick<Value, 'stock'>): boolean {
  return stock === 'out' || stock === 'none';
}
