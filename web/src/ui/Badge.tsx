// A short state, as a colour and always as text.
import type { ReactNode } from 'react';

const tones = {
  warning: 'bg-amber-wash text-amber',
  progress: 'bg-blue-wash text-blue',
  success: 'bg-leaf-wash text-leaf',
  error: 'bg-signal-wash text-signal',
  neutral: 'bg-surface-2 text-ink',
} as const;

export type BadgeTone = keyof typeof tones;

export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return <span className={`rounded-pill px-2.5 py-0.5 text-14 font-medium ${tones[tone]}`}>{children}</span>;
}
