// Placeholder for a visitor's own data that is loading or failed to load.
import { type ReactNode, useState } from 'react';
import type { Problem } from '@/api/own';
import { useT } from '@/lib/i18n';
import { Button } from './Button';
import { ErrorReference } from './ErrorReference';
import { Icon } from './Icon';

type Reload = { reload(): Promise<void> };

/** `problem` is the reason of a failure; null while loading. */
export function LoadingOrError({
  problem,
  reload,
  fallback,
}: Reload & { problem: Problem | null; fallback: ReactNode }) {
  return problem === null ? <Loading>{fallback}</Loading> : <LoadError problem={problem} reload={reload} />;
}

/** Wraps the placeholder of loading content. */
export function Loading({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <>
      <p role="status" className="sr-only">
        {t('account-loading')}
      </p>
      {children}
    </>
  );
}

/** Shown instead of content that failed to load. */
export function LoadError({ problem, reload }: Reload & { problem: Problem }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const again = () => {
    setBusy(true);
    reload().finally(() => setBusy(false));
  };
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p className="flex gap-3">
        <Icon name="warn" className="mt-0.5 text-signal" />
        {problem.message || t('failed-text')}
      </p>
      <ErrorReference id={problem.requestId} />
      <Button look="line" className="script-only" aria-disabled={busy || undefined} onClick={again}>
        {t('failed-retry')}
      </Button>
    </div>
  );
}
