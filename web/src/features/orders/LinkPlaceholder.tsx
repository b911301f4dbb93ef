// Shown instead of a page that is opened by a secret link: while its data is loading, when it cannot be loaded right now, or when
// the link does not lead to any.
import type { Problem } from '@/api/own';
import { useT } from '@/lib/i18n';
import { Button } from '@/ui/Button';
import { ErrorReference } from '@/ui/ErrorReference';
import { LoadError, Loading } from '@/ui/LoadingOrError';
import { Skeleton } from '@/ui/Skeleton';

type PendingProps = { title: string; problem: Problem | null; reload(): Promise<void> };

export function LinkPending({ title, problem, reload }: PendingProps) {
  if (problem !== null) {
    return (
      <>
        <h1 className="display-48 mb-6 hyphens-auto">{title}</h1>
        <LoadError problem={problem} reload={reload} />
      </>
    );
  }
  return (
    <Loading>
      <div className="grid gap-6">
        <h1 className="sr-only">{title}</h1>
        <Skeleton className="h-16 w-2/3" />
        <Skeleton className="h-52" />
      </div>
    </Loading>
  );
}

type Props = { title: string; text: string; requestId?: string; reload(): Promise<void> };

export function LinkUnavailable({ title, text, requestId, reload }: Props) {
  const t = useT();
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <h1 className="display-48 hyphens-auto">{title}</h1>
      <p className="text-18 text-ink-2 text-pretty">{text}</p>
      <Button look="line" className="script-only" onClick={() => void reload()}>
        {t('failed-retry')}
      </Button>
      <ErrorReference id={requestId} />
    </div>
  );
}
