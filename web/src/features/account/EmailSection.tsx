// The e-mail address: whether it is confirmed, and changing it; a new address takes effect once it is confirmed.
import type { Profile } from '@/api/types';
import { rulesOf } from '@/lib/forms/rules';
import { useRefused } from '@/lib/forms/submission';
import { useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { FieldsForm } from '@/ui/ActionForm';
import { Button } from '@/ui/Button';
import { PasswordField, TextField } from '@/ui/Field';
import { SubmitButton } from '@/ui/FormParts';
import { Icon } from '@/ui/Icon';
import { Disclosure } from './Disclosure';
import { ResendButton } from './TokenPage';

type Props = { profile: Profile };

const intent = 'change-email';
const empty = { email: '', password: '' };

export function EmailSection({ profile }: Props) {
  const t = useT();
  const isRefused = useRefused(intent) !== null;
  const { email, isEmailVerified, pendingEmail } = profile;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="text-18 font-medium break-all">{email}</p>
          <p className={`flex items-center gap-1.5 text-14 ${isEmailVerified ? 'text-leaf' : 'text-amber'}`}>
            <Icon name={isEmailVerified ? 'check' : 'warn'} size={16} />
            {t(isEmailVerified ? 'settings-email-verified' : 'settings-email-unverified')}
          </p>
        </div>
        {!isEmailVerified && <ResendButton small look="line" />}
      </div>
      {pendingEmail && <p className="mt-4 text-pretty">{t('settings-email-pending', { email: pendingEmail })}</p>}
      <Disclosure label={t('settings-email-change')} className="btn btn-line mt-6" isOpen={isRefused}>
        {(close) => <EmailForm profile={profile} onClose={close} />}
      </Disclosure>
    </>
  );
}

function EmailForm({ profile, onClose }: Props & { onClose(): void }) {
  const t = useT();
  const form = useForm({
    name: 'email',
    intent,
    rules: rulesOf('changeEmail'),
    initial: empty,
    draft: `email-${profile.id}`,
    done: (_answer, message) => {
      form.reset(empty);
      onClose();
      showNotice(message || t('settings-email-sent'));
    },
  });
  const labels = { email: t('settings-email-new'), password: t('settings-email-password') };
  return (
    <FieldsForm form={form} labels={labels} className="mt-6 grid max-w-[480px] gap-5">
      <TextField field={form.field('email')} label={labels.email} type="email" inputMode="email" autoComplete="email" />
      <PasswordField field={form.field('password')} label={labels.password} autoComplete="current-password" />
      <div className="flex flex-wrap gap-2">
        <SubmitButton busy={form.busy}>{t('settings-email-action')}</SubmitButton>
        <Button
          look="line"
          className="script-only"
          onClick={() => {
            form.reset(empty);
            onClose();
          }}
        >
          {t('form-cancel')}
        </Button>
      </div>
    </FieldsForm>
  );
}
