// The target pages of links in newsletters, stock alerts and cart reminders. Nothing happens before a button is pressed, so that
// programs that follow links confirm nothing.
import { useState } from 'react';
import { leaveFocusToMain } from '@/lib/focus';
import { useRefused, useSend } from '@/lib/forms/submission';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { Button, LinkButton } from '@/ui/Button';
import { HiddenFields } from '@/ui/HiddenFields';
import { Icon } from '@/ui/Icon';

type Props = {
  intent: 'newsletter-confirm' | 'unsubscribe' | 'stock-alert-delete' | 'cart-reminder-delete';
  done: 'newsletter-confirmed' | 'unsubscribe-done' | 'stock-alert-deleted' | 'cart-reminder-deleted';
};

export function ConfirmNewsletter() {
  return <EmailLinkPage intent="newsletter-confirm" done="newsletter-confirmed" />;
}

export function Unsubscribe() {
  return <EmailLinkPage intent="unsubscribe" done="unsubscribe-done" />;
}

export function DeleteStockAlerts() {
  return <EmailLinkPage intent="stock-alert-delete" done="stock-alert-deleted" />;
}

export function DeleteCartReminder() {
  return <EmailLinkPage intent="cart-reminder-delete" done="cart-reminder-deleted" />;
}

function EmailLinkPage({ intent, done }: Props) {
  const t = useT();
  const { query } = usePage();
  const { send, busy } = useSend();
  const refused = useRefused(intent);
  const [trouble, setTrouble] = useState(refused?.message ?? null);
  const isDone = query.has('done');
  const isOpen = !isDone && query.has('token');
  const submit = async () => {
    if (busy) return;
    const result = await send(intent, {});
    setTrouble(result.ok ? null : result.message || t('form-failed'));
  };
  const problem = isDone || isOpen ? trouble : t('link-missing-text');
  const state = isDone ? done : intent;
  return (
    <div className="wrap">
      <div className="mx-auto max-w-[480px] pt-10 lg:pt-16">
        <div role="status">
          <h1 className="display-48">{t(`${state}-title`)}</h1>
          {!problem && <p className="mt-3 text-18 text-ink-2 text-pretty">{t(`${state}-text`)}</p>}
        </div>
        {problem && (
          <p role="alert" className="mt-4 flex gap-3 text-18 text-pretty">
            <Icon name="warn" className="mt-1 text-signal" />
            {problem}
          </p>
        )}
        <div className="mt-8 flex flex-wrap gap-2">
          {isOpen && (
            <form
              method="post"
              onSubmit={(event) => {
                event.preventDefault();
                void submit();
              }}
            >
              <HiddenFields intent={intent} />
              <Button
                type="submit"
                ref={leaveFocusToMain}
                aria-disabled={busy || undefined}
                data-busy={busy || undefined}
              >
                {t(`${intent}-action`)}
              </Button>
            </form>
          )}
          <LinkButton to="/" look={isOpen ? 'line' : 'full'}>
            {t('newsletter-browse')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
