// The pages that links of newsletters and stock alerts lead to. Nothing happens before a tap: programs that follow links confirm nobody.
import { useState } from 'react';
import { call, type Result } from '@/api/call';
import { leaveFocusToMain } from '@/lib/focus';
import { useRefused } from '@/lib/forms/submission';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { Button, LinkButton } from '@/ui/Button';
import { HiddenFields } from '@/ui/HiddenFields';
import { Icon } from '@/ui/Icon';

type Props = {
  path: string;
  words: 'newsletter-confirm' | 'unsubscribe' | 'stock-alert-forget';
  done: 'newsletter-confirmed' | 'unsubscribe-done' | 'stock-alert-forgotten';
};

export function ConfirmNewsletter() {
  return <TapPage path="/api/newsletter/confirm" words="newsletter-confirm" done="newsletter-confirmed" />;
}

export function Unsubscribe() {
  return <TapPage path="/api/newsletter/unsubscribe" words="unsubscribe" done="unsubscribe-done" />;
}

export function ForgetStockAlerts() {
  return <TapPage path="/api/stock-alert/forget" words="stock-alert-forget" done="stock-alert-forgotten" />;
}

function TapPage({ path, words, done }: Props) {
  const t = useT();
  const token = usePage().query.get('token') ?? '';
  const [busy, setBusy] = useState(false);
  const refused = useRefused(words);
  const [result, setResult] = useState<Result<null> | null>(null);
  const send = async () => {
    if (busy) return;
    setBusy(true);
    setResult(await call<null>('POST', path, { token }));
    setBusy(false);
  };
  const problem =
    token === ''
      ? t('link-missing-text')
      : result && !result.ok
        ? result.message || t('form-failed')
        : result === null && refused
          ? refused.message
          : null;
  const word = result?.ok ? done : words;
  return (
    <div className="wrap">
      <div className="mx-auto max-w-[480px] pt-10 lg:pt-16">
        <div role="status">
          <h1 className="display-48">{t(`${word}-title`)}</h1>
          {!problem && <p className="mt-3 text-18 text-ink-2 text-pretty">{t(`${word}-text`)}</p>}
        </div>
        {problem && (
          <p role="alert" className="mt-4 flex gap-3 text-18 text-pretty">
            <Icon name="warn" className="mt-1 text-signal" />
            {problem}
          </p>
        )}
        <div className="mt-8 flex flex-wrap gap-2">
          {token !== '' && !result?.ok && (
            <form
              method="post"
              onSubmit={(event) => {
                event.preventDefault();
                void send();
              }}
            >
              <HiddenFields intent={words} />
              <Button
                type="submit"
                ref={leaveFocusToMain}
                aria-disabled={busy || undefined}
                data-busy={busy || undefined}
              >
                {t(`${words}-action`)}
              </Button>
            </form>
          )}
          <LinkButton to="/" look={token !== '' && !result?.ok ? 'line' : 'full'}>
            {t('newsletter-browse')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
