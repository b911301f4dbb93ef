// A list to choose one of, as all fields look, with an arrow of our own.
import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Icon } from './Icon';

type Props = SelectHTMLAttributes<HTMLSelectElement> & {
  /** What is shown of the choice instead of its whole label, where there is little room. */
  short?: ReactNode;
};

export function Select({ short, className = '', ...props }: Props) {
  return (
    <span className="relative block">
      <select {...props} className={`input select ${className}`} data-short={short ? '' : undefined} />
      {short && (
        <span aria-hidden="true" className="pointer-events-none absolute top-[11px] left-[15px]">
          {short}
        </span>
      )}
      <Icon name="down" className="pointer-events-none absolute inset-y-0 right-3.5 my-auto" />
    </span>
  );
}
