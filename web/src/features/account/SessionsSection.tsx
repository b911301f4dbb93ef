// The active sessions, each with device name and time; they can be ended one by one or all at once.
import type { SessionInfo } from '@/api/types';
import { leaveFocusToNext } from '@/lib/focus';
import { useHydrated } from '@/lib/hydrated';
import { useT } from '@/lib/i18n';
import { useShop } from '@/lib/shop';
import { ButtonForm } from '@/ui/ActionForm';
import { Button } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { LoadingOrError } from './AccountPageLayout';
import { useSessions } from './ownAnswers';

export function SessionsSection() {
  const t = useT();
  const { data: sessions, problem, reload } = useSessions();
  return (
    <>
      <p className="mb-4 text-ink-2 text-pretty">{t('settings-sessions-text')}</p>
      {sessions ? (
        <ul className="mb-6 border-line border-t">
          {sessions.map((session) => (
            <Row key={session.id} session={session} />
          ))}
        </ul>
      ) : (
        <LoadingOrError problem={problem} reload={reload} fallback={<Skeleton className="mb-6 h-[77px]" />} />
      )}
      <ButtonForm intent="sign-out-everywhere">
        {(busy) => (
          <Button type="submit" look="line" aria-disabled={busy || undefined}>
            {t('settings-sessions-all')}
          </Button>
        )}
      </ButtonForm>
      <p className="mt-2 text-14 text-ink-2">{t('settings-sessions-all-text')}</p>
    </>
  );
}

function Row({ session }: { session: SessionInfo }) {
  const t = useT();
  const { language } = useShop();
  const device = session.device || t('settings-session-unknown');
  const isHydrated = useHydrated();
  // Only the browser knows the visitor's time zone; the server renders the date alone.
  const lastSeen = isHydrated
    ? new Intl.DateTimeFormat(`${language.locale}-u-nu-latn`, {
        dateStyle: 'medium',
        timeStyle: 'short',
        hourCycle: 'h23',
      }).format(new Date(session.lastSeenAt))
    : session.lastSeenAt.slice(0, 10);
  return (
    <li ref={leaveFocusToNext} className="flex items-center justify-between gap-4 border-line border-b py-3">
      <div className="min-w-0">
        <p className="font-medium">{device}</p>
        <p className="text-14 text-ink-2">
          {session.isCurrent ? t('settings-session-here') : t('settings-session-seen', { when: lastSeen })}
        </p>
      </div>
      {!session.isCurrent && (
        <ButtonForm intent="end-session" fields={{ id: session.id }}>
          {(busy) => (
            <button
              type="submit"
              className="link min-h-(--hit)"
              aria-label={`${t('settings-session-end')}: ${device}`}
              aria-disabled={busy || undefined}
            >
              {t('settings-session-end')}
            </button>
          )}
        </ButtonForm>
      )}
    </li>
  );
}
