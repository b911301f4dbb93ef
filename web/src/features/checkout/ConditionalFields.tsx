// A part of the form that opens when another field has a certain value.
import type { ReactNode } from 'react';
import { useHydrated } from '@/lib/hydrated';

/** Shown when `open`; without JavaScript always, because there the other field cannot open it. */
export function ConditionalFields({ open, children }: { open: boolean; children: ReactNode }) {
  const isHydrated = useHydrated();
  if (!open && isHydrated) return null;
  return <div className={open ? 'contents' : 'hidden noscript:contents'}>{children}</div>;
}
