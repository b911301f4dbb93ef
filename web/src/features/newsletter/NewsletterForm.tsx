// The newsletter form in the footer: one field. The subscription is active once it is confirmed by the e-mail that follows.
// Without JavaScript the form is submitted to the current page.
import { type FormEvent, useId, useRef, useState } from 'react';
import { useRefused, useSend } from '@/lib/forms/submission';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { Button } from '@/ui/Button';
import { HiddenFields } from '@/ui/HiddenFields';
import { Icon } from '@/ui/Icon';
import { LegalLinks } from '@/ui/LegalLinks';

const intent = 'newsletter';

export function NewsletterForm() {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { send, busy } = useSend();
  const refused = useRefused(intent);
  const [error, setError] = useState(refused && (refused.errors?.[0]?.message ?? refused.message));
  const [sent, setSent] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const field = input.current;
    if (busy || !field) return;
    // The messages of the validation rules are not loaded on every page: the server's message, in the page's language, is shown
    // instead.
    const answer = await send(intent, { email: field.value });
    setSent(answer.ok);
    const wrong = answer.ok ? null : (answer.errors[0]?.message ?? (answer.message || t('failed-title')));
    setError(wrong);
    if (answer.ok) showNotice(answer.message);
    else if (answer.errors.length === 0) showNotice(wrong ?? '', false);
    if (wrong) field.focus();
  };

  return (
    <form method="post" noValidate onSubmit={submit} className="max-w-[480px]">
      <HiddenFields intent={intent} />
      <h2 className="display-28 mb-2">{t('newsletter-title')}</h2>
      <p className="mb-4 text-ink-2 text-pretty">{t('newsletter-text')}</p>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {t('newsletter-email')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          id={id}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={refused?.sent.email}
          className="input min-w-0 flex-1 basis-56"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={() => {
            setError(null);
            setSent(false);
          }}
        />
        <Button type="submit" aria-disabled={busy || undefined} data-busy={busy || undefined}>
          {t('newsletter-submit')}
        </Button>
      </div>
      <div className="mt-2">
        <LegalLinks />
      </div>
      <div role="status" className="mt-2 empty:mt-0">
        {sent && <p>{t('newsletter-sent')}</p>}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="field-error mt-2">
          <Icon name="warn" size={16} />
          <span>{error}</span>
        </p>
      )}
    </form>
  );
}
