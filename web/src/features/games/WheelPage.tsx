// The prize wheel on its own page: for visitors who follow a link, and for browsers without JavaScript.
import { useOwnAnswer } from '@/api/own';
import { useT } from '@/lib/i18n';
import { LinkButton } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorReference } from '@/ui/ErrorReference';
import { Skeleton } from '@/ui/Skeleton';
import type { gameCalls } from './calls';
import { WheelGame } from './WheelGame';

export function WheelPage() {
  const t = useT();
  const { data: wheel, problem, isLoading } = useOwnAnswer<Pick<typeof gameCalls, 'wheel'>, 'wheel'>('wheel');
  if (!wheel && (problem !== null || !isLoading)) {
    return (
      <EmptyState
        title={t('wheel-closed-title')}
        text={problem ? problem.message || t('failed-text') : t('wheel-closed-text')}
      >
        <LinkButton to="/">{t('not-found-home')}</LinkButton>
        <ErrorReference id={problem?.requestId} className="w-full" />
      </EmptyState>
    );
  }
  return (
    <div className="wrap pt-6 lg:pt-10">
      <h1 className="display-48 pb-8">{t('wheel-title')}</h1>
      {wheel ? (
        // Without JavaScript, each spin is a new page; with it, the game continues in place.
        <WheelGame
          wheel={wheel}
          close={(canSpin) => (
            <LinkButton to="/" look="line">
              {t(canSpin ? 'wheel-no' : 'link-home')}
            </LinkButton>
          )}
        />
      ) : (
        <Skeleton className="h-80" />
      )}
    </div>
  );
}
