// A select in the style of all fields, with its own arrow.
import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Icon } from './Icon';

type Props = SelectHTMLAttributes<HTMLSelectElement> & {
  /** Shown instead of the selected option's full label where space is limited; forced colours keep the label visible. */
  short?: ReactNode;
};

export function Select({ short, className = '', ...props }: Props) {
  return (
    <span className="relative block">
      <select {...props} className={`input select ${className}`} data-short={short ? '' : undefined} />
      {short && (
        <span aria-hidden="true" className="pointer-events-none absolute top-[11px] left-[15px] forced-colors:hidden">
          {short}
        </span>
      )}
      <Icon name="down" className="pointer-events-none absolute inset-y-0 right-3.5 my-auto" />
    </span>
  );
}
