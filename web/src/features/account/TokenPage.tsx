// Pages opened from links in e-mails: the token is submitted at once, or by a button without JavaScript, and the result is shown.
import { type ReactNode, useEffect, useState } from 'react';
import type { Result } from '@/api/call';
import { useAuth } from '@/lib/auth';
import { leaveFocusToMain } from '@/lib/focus';
import { type Send, useRefused, useSend } from '@/lib/forms/submission';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { ButtonForm } from '@/ui/ActionForm';
import { Button, LinkButton } from '@/ui/Button';
import { HiddenFields } from '@/ui/HiddenFields';
import { Icon } from '@/ui/Icon';
import { SingleColumnPage } from '@/ui/SingleColumnPage';
import { Skeleton } from '@/ui/Skeleton';

type Props = {
  intent: string;
  title: string;
  waiting: string;
  doneTitle: string;
  doneText: string;
  /** What to do when the link has expired. */
  remedy?: ReactNode;
};

/** A token can be used for one call only, and React may run the effect twice. */
const sent = new Map<string, ReturnType<Send['send']>>();

function sendOnce(send: Send['send'], intent: string, token: string) {
  const known = sent.get(token);
  if (known) return known;
  // Not within the effect: a submission is rendered synchronously.
  const started = Promise.resolve().then(() => send(intent, {}));
  sent.set(token, started);
  // After a network error or when the server was busy, the call may be retried.
  started.then((result) => !result.ok && mayRetry(result) && sent.delete(token));
  return started;
}

function mayRetry({ status }: Refusal): boolean {
  return status === 0 || status >= 429;
}

type Refusal = Pick<Result<unknown>, 'status' | 'message'>;

function TokenPage({ intent, title, waiting, doneTitle, doneText, remedy }: Props) {
  const t = useT();
  const auth = useAuth();
  const { query } = usePage();
  const token = query.get('token') ?? '';
  const { send } = useSend();
  const [refusal, setRefusal] = useState<Refusal | null>(useRefused(intent));
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks anew.
  useEffect(() => {
    if (!token || refusal) return;
    let current = true;
    sendOnce(send, intent, token).then((result) => current && !result.ok && setRefusal(result));
    return () => {
      current = false;
    };
  }, [intent, token, turn]);

  const again = () => {
    setRefusal(null);
    setTurn(turn + 1);
  };
  const home = auth ? (
    <LinkButton to="/user">{t('link-account')}</LinkButton>
  ) : (
    <LinkButton to="/">{t('link-home')}</LinkButton>
  );

  if (query.has('done')) {
    return (
      <SingleColumnPage title={doneTitle} lead={doneText}>
        <p role="status" className="sr-only">
          {doneTitle}
        </p>
        {home}
      </SingleColumnPage>
    );
  }
  if (!token)
    return (
      <SingleColumnPage title={t('link-failed-title')} lead={t('link-missing-text')}>
        {home}
      </SingleColumnPage>
    );
  if (!refusal) {
    return (
      <SingleColumnPage title={title} lead={waiting}>
        <p role="status" className="sr-only">
          {waiting}
        </p>
        <Skeleton className="script-only h-12 w-48 rounded-pill" />
        <SubmitWithoutScript intent={intent}>{t('link-confirm')}</SubmitWithoutScript>
      </SingleColumnPage>
    );
  }
  return (
    <SingleColumnPage title={t('link-failed-title')}>
      <p role="alert" className="mb-8 flex gap-3 text-18 text-pretty">
        <Icon name="warn" className="mt-1 text-signal" />
        {refusal.message || t('form-failed')}
      </p>
      <div className="flex flex-wrap gap-2">
        {mayRetry(refusal) ? (
          <>
            <Button ref={leaveFocusToMain} className="script-only" onClick={again}>
              {t('failed-retry')}
            </Button>
            <SubmitWithoutScript intent={intent}>{t('failed-retry')}</SubmitWithoutScript>
          </>
        ) : (
          remedy
        )}
        {home}
      </div>
    </SingleColumnPage>
  );
}

/** Submits the token of the URL in a browser without JavaScript. */
function SubmitWithoutScript({ intent, children }: { intent: string; children: ReactNode }) {
  return (
    <form method="post" className="hidden noscript:block">
      <HiddenFields intent={intent} />
      <Button type="submit">{children}</Button>
    </form>
  );
}

/** For signed-in customers: sends the confirmation e-mail again. */
export function ResendButton({ small, look }: { small?: boolean; look?: 'full' | 'line' }) {
  const t = useT();
  return (
    <ButtonForm intent="resend-verification">
      {(busy) => (
        <Button type="submit" small={small} look={look} aria-disabled={busy || undefined}>
          {small ? t('overview-resend') : t('link-resend')}
        </Button>
      )}
    </ButtonForm>
  );
}

export function VerifyEmail() {
  const t = useT();
  const auth = useAuth();
  return (
    <TokenPage
      intent="verify-email"
      title={t('verify-title')}
      waiting={t('verify-waiting')}
      doneTitle={t('verify-done-title')}
      doneText={t('verify-done-text')}
      remedy={auth && <ResendButton look="line" />}
    />
  );
}

export function ConfirmEmail() {
  const t = useT();
  return (
    <TokenPage
      intent="confirm-email"
      title={t('confirm-title')}
      waiting={t('confirm-waiting')}
      doneTitle={t('confirm-done-title')}
      doneText={t('confirm-done-text')}
    />
  );
}
