// Pages that a link in an e-mail leads to: the token is sent at once, without script by a button, and what came of it is said.
import { type ReactNode, useEffect, useState } from 'react';
import { call, type Result } from '@/api/call';
import { useAuth } from '@/lib/auth';
import { leaveFocusToMain } from '@/lib/focus';
import { useRefused } from '@/lib/forms/submission';
import { useHydrated } from '@/lib/hydrated';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { ButtonForm } from '@/ui/ActionForm';
import { Button, LinkButton } from '@/ui/Button';
import { HiddenFields } from '@/ui/HiddenFields';
import { Icon } from '@/ui/Icon';
import { Skeleton } from '@/ui/Skeleton';
import { Single } from './Frame';

type Props = {
  call: string;
  /** The page's action for those without script. */
  intent: string;
  title: string;
  waiting: string;
  doneTitle: string;
  doneText: string;
  /** What helps when the link is too old. */
  remedy?: ReactNode;
};

/** A token is good for one call only, and React may ask twice. */
const sent = new Map<string, Promise<Result<null>>>();

function sendOnce(path: string, token: string): Promise<Result<null>> {
  const key = `${path} ${token}`;
  const known = sent.get(key);
  if (known) return known;
  const started = call<null>('POST', path, { token });
  sent.set(key, started);
  // What the network or a busy server broke may be tried again.
  started.then((result) => !result.ok && (result.status === 0 || result.status >= 429) && sent.delete(key));
  return started;
}

export function TokenPage({ call: path, intent, title, waiting, doneTitle, doneText, remedy }: Props) {
  const t = useT();
  const auth = useAuth();
  const token = usePage().query.get('token') ?? '';
  const refused = useRefused(intent);
  const [result, setResult] = useState<Result<null> | null>(null);
  const [turn, setTurn] = useState(0);
  const isHydrated = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks anew.
  useEffect(() => {
    if (!token) return;
    let current = true;
    sendOnce(path, token).then((answer) => current && setResult(answer));
    return () => {
      current = false;
    };
  }, [path, token, turn]);

  const again = () => {
    setResult(null);
    setTurn(turn + 1);
  };
  const home = auth ? (
    <LinkButton to="/user">{t('link-account')}</LinkButton>
  ) : (
    <LinkButton to="/">{t('link-home')}</LinkButton>
  );

  if (refused && !isHydrated) return <Refused message={refused.message} home={home} />;
  if (!token)
    return (
      <Single title={t('link-failed-title')} lead={t('link-missing-text')}>
        {home}
      </Single>
    );
  if (!result) {
    return (
      <Single title={title} lead={waiting}>
        <p role="status" className="sr-only">
          {waiting}
        </p>
        <Skeleton className="script-only h-12 w-48 rounded-pill" />
        <form method="post" className="hidden noscript:block">
          <HiddenFields intent={intent} />
          <Button type="submit">{t('link-confirm')}</Button>
        </form>
      </Single>
    );
  }
  if (result.ok) {
    return (
      <Single title={doneTitle} lead={doneText}>
        <p role="status" className="sr-only">
          {doneTitle}
        </p>
        {home}
      </Single>
    );
  }
  const mayRetry = result.status === 0 || result.status >= 429;
  return (
    <Single title={t('link-failed-title')}>
      <p role="alert" className="mb-8 flex gap-3 text-18 text-pretty">
        <Icon name="warn" className="mt-1 text-signal" />
        {result.message || t('form-failed')}
      </p>
      <div className="flex flex-wrap gap-2">
        {mayRetry ? (
          <Button ref={leaveFocusToMain} onClick={again}>
            {t('link-retry')}
          </Button>
        ) : (
          remedy
        )}
        {home}
      </div>
    </Single>
  );
}

/** Without script: the form was sent and the link is not good. */
function Refused({ message, home }: { message: string; home: ReactNode }) {
  const t = useT();
  return (
    <Single title={t('link-failed-title')}>
      <p role="alert" className="mb-8 flex gap-3 text-18 text-pretty">
        <Icon name="warn" className="mt-1 text-signal" />
        {message}
      </p>
      {home}
    </Single>
  );
}

/** For those who are signed in: another e-mail to confirm the address. */
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
      call="/api/auth/verifyEmail"
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
      call="/api/auth/confirmEmail"
      intent="confirm-email"
      title={t('confirm-title')}
      waiting={t('confirm-waiting')}
      doneTitle={t('confirm-done-title')}
      doneText={t('confirm-done-text')}
    />
  );
}
