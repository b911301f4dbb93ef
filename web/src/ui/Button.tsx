// The shop's only button style, as a button and as a link. Filled for the main action, outlined for a secondary action.
import type { ComponentProps } from 'react';
import { A } from './A';

type Look = { look?: 'full' | 'line'; small?: boolean; wide?: boolean };

function classes({ look, small, wide }: Look, extra?: string): string {
  return ['btn', look === 'line' && 'btn-line', small && 'btn-small', wide && 'w-full', extra]
    .filter(Boolean)
    .join(' ');
}

export function Button({ look, small, wide, className, ...rest }: Look & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classes({ look, small, wide }, className)} />;
}

export function LinkButton({ look, small, wide, className, ...rest }: Look & ComponentProps<typeof A>) {
  return <A {...rest} className={classes({ look, small, wide }, className)} />;
}
