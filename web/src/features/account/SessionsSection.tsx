// Where one is signed in: each device by name and time, to be ended one by one or all at once.
import { useState } from 'react';
import { call } from '@/api/call';
import type { SessionInfo } from '@/api/types';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { useShop } from '@/lib/shop';
import { Button } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { useSessions } from './calls';
import { useSignOut, Waiting } from './Frame';

export function SessionsSection() {
  const t = useT();
  const { data: sessions, problem, reload } = useSessions();
  const { everywhere } = useSignOut();
  return (
    <>
      <p className="mb-4 text-ink-2 text-pretty">{t('settings-sessions-text')}</p>
      {sessions ? (
        <ul className="mb-6 border-line border-t">
          {sessions.map((session) => (
            <Row key={session.id} session={session} reload={reload} />
          ))}
        </ul>
      ) : (
        <Waiting problem={problem} reload={reload} waiting={<Skeleton className="mb-6 h-[77px]" />} />
      )}
      <Button look="line" onClick={() => void everywhere()}>
        {t('settings-sessions-all')}
      </Button>
      <p className="mt-2 text-14 text-ink-2">{t('settings-sessions-all-text')}</p>
    </>
  );
}

function Row({ session, reload }: { session: SessionInfo; reload(): Promise<void> }) {
  const t = useT();
  const { language } = useShop();
  const [busy, setBusy] = useState(false);
  const device = session.device || t('settings-session-unknown');
  const seen = new Intl.DateTimeFormat(`${language.locale}-u-nu-latn`, { dateStyle: 'medium', timeStyle: 'short' });
  const end = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await call<null>('DELETE', `/api/auth/sessions/${session.id}`);
    if (answer.ok) await reload();
    setBusy(false);
    showNotice(answer.message || t(answer.ok ? 'settings-session-ended' : 'form-failed'), answer.ok);
  };
  return (
    <li className="flex items-center justify-between gap-4 border-line border-b py-3">
      <div className="min-w-0">
        <p className="font-medium">{device}</p>
        <p className="text-14 text-ink-2">
          {session.isCurrent
            ? t('settings-session-here')
            : t('settings-session-seen', { when: seen.format(new Date(session.lastSeenAt)) })}
        </p>
      </div>
      {!session.isCurrent && (
        <button
          type="button"
          className="link min-h-(--hit)"
          aria-label={`${t('settings-session-end')}: ${device}`}
          aria-disabled={busy || undefined}
          onClick={() => void end()}
        >
          {t('settings-session-end')}
        </button>
      )}
    </li>
  );
}
