// Below a sold-out selection: an e-mail address to be notified once when it is back in stock. A plain form, submitted by the
// browser.
import { useId } from 'react';
import { useT } from '@/lib/i18n';
import { usePersonal } from '@/lib/personal';
import { Button } from '@/ui/Button';
import { HiddenFields } from '@/ui/HiddenFields';

export function StockAlertForm({ variantId, item }: { variantId: number; item: string }) {
  const t = useT();
  const id = useId();
  const submission = usePersonal()?.submission;
  const refused = submission?.intent === 'stock-alert' ? submission : null;
  const error = refused && (refused.errors?.[0]?.message ?? refused.message);
  return (
    <form method="post" className="rounded-tile bg-surface px-4 py-3.5">
      <HiddenFields intent="stock-alert" fields={{ variant: variantId }} />
      <label htmlFor={id} className="font-strong">
        {t('stock-alert-title')}
      </label>
      <p className="mb-3 text-14 text-ink-2 text-pretty">{t('stock-alert-text', { choice: item })}</p>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          placeholder={t('newsletter-email')}
          defaultValue={refused?.fields.find(([name]) => name === 'email')?.[1]}
          className="input min-w-0 flex-1 basis-44"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
        <Button type="submit">{t('stock-alert-submit')}</Button>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="field-error mt-2">
          {error}
        </p>
      )}
    </form>
  );
}
