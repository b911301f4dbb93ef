// Account settings: profile, e-mail address, sessions, reminders, data export, and account deletion.
import type { ReactNode } from 'react';
import type { Profile } from '@/api/types';
import { useT } from '@/lib/i18n';
import { FormSkeleton } from '@/ui/Skeleton';
import { AccountDataSection } from './AccountDataSection';
import { AccountPageLayout, LoadingOrError, Section } from './AccountPageLayout';
import { EmailSection } from './EmailSection';
import { useProfile } from './ownAnswers';
import { ProfileForm } from './ProfileForm';
import { SessionsSection } from './SessionsSection';

/** `reminders` shows the reminders that the customer has requested. */
export function Settings({ reminders }: { reminders: ReactNode }) {
  const t = useT();
  const { data: profile, problem, reload } = useProfile();
  return (
    <AccountPageLayout title={t('settings-title')}>
      {profile ? (
        <Sections profile={profile} reminders={reminders} />
      ) : (
        <LoadingOrError problem={problem} reload={reload} fallback={<FormSkeleton fields={5} />} />
      )}
    </AccountPageLayout>
  );
}

function Sections({ profile, reminders }: { profile: Profile; reminders: ReactNode }) {
  const t = useT();
  return (
    <>
      <Section id="profile" title={t('settings-profile')}>
        <ProfileForm profile={profile} />
      </Section>
      <Section id="email" title={t('settings-email')}>
        <EmailSection profile={profile} />
      </Section>
      <Section id="sessions" title={t('settings-sessions')}>
        <SessionsSection />
      </Section>
      {reminders}
      <AccountDataSection profile={profile} />
    </>
  );
}
