// The request id of an error, by which support finds it in the server's log.
import { useT } from '@/lib/i18n';

export function ErrorReference({ id, className = '' }: { id: string | null | undefined; className?: string }) {
  const t = useT();
  return id ? <p className={`text-12 text-ink-3 wrap-anywhere ${className}`}>{t('failed-reference', { id })}</p> : null;
}
