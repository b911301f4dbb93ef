// The status of a partner who is not active, and the next step.
import type { ReactNode } from 'react';
import { useT } from '@/lib/i18n';
import { LinkButton } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import type { AffiliateProfile, AffiliateStatus } from './shapes';

type Closed = Exclude<AffiliateStatus, 'active'>;

const looks: Record<Closed, string> = {
  pending: 'bg-amber-wash',
  rejected: 'bg-signal-wash',
  suspended: 'bg-signal-wash',
  left: 'bg-surface',
};

type Props = {
  profile: AffiliateProfile;
  /** The panel is shown instead of the page. */
  isWhole: boolean;
};

export function StatusPanel({ profile: { status, statusReason }, isWhole }: Props) {
  const t = useT();
  if (status === 'active') return null;
  return (
    <div className={`rounded-tile px-5 py-5 ${looks[status]}`}>
      <div className="flex gap-3">
        <Icon name={status === 'pending' ? 'mail' : 'warn'} className="mt-1" />
        <div className="grid min-w-0 gap-2">
          <h2 className="text-18 font-medium">{t(`affiliate-${status}-title`)}</h2>
          <p className="measure text-pretty">{t(`affiliate-${status}-text`)}</p>
          {statusReason && <Reason>{statusReason}</Reason>}
          {isWhole && (
            <p className="pt-2">
              <LinkButton to="/affiliate/profile" look="line" small>
                {t('affiliate-nav-profile')}
              </LinkButton>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** Shown as the operator wrote it. */
function Reason({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <p className="measure text-pretty">
      {t('affiliate-reason')} {children}
    </p>
  );
}
