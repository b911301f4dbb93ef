// The error page: a retry, a link to the home page, and a reference number for support.
import { useT } from '@/lib/i18n';
import { LinkButton } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorReference } from '@/ui/ErrorReference';

/** `again` is the path to retry, without locale prefix. */
export function PageError({ again, requestId }: { again: string; requestId: string | null }) {
  const t = useT();
  return (
    <EmptyState title={t('failed-title')} text={t('failed-text')}>
      <LinkButton to={again}>{t('failed-retry')}</LinkButton>
      <LinkButton to="/" look="line">
        {t('not-found-home')}
      </LinkButton>
      <ErrorReference id={requestId} className="w-full pt-4" />
    </EmptyState>
  );
}
