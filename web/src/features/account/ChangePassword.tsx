// Changes the password, given the current one. Ends all other sessions; the current one is replaced by a new session.
import { rulesOf } from '@/lib/forms/rules';
import { useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { FieldsForm } from '@/ui/ActionForm';
import { NewPasswordFields } from '@/ui/AuthFields';
import { PasswordField } from '@/ui/Field';
import { SubmitButton } from '@/ui/FormParts';
import { AccountPageLayout } from './AccountPageLayout';
import { useProfile } from './ownAnswers';

const empty = { oldPassword: '', password: '', repeatPassword: '' };

export function ChangePassword() {
  const t = useT();
  const { data: profile } = useProfile();
  const form = useForm({
    name: 'password',
    intent: 'change-password',
    rules: rulesOf('changePassword'),
    initial: empty,
    done: (_session, message) => {
      form.reset(empty);
      showNotice(message || t('password-changed'));
    },
  });
  const labels = {
    oldPassword: t('field-old-password'),
    password: t('field-new-password'),
    repeatPassword: t('field-repeat-password'),
  };
  return (
    <AccountPageLayout title={t('password-title')} lead={t('password-lead')}>
      <FieldsForm form={form} labels={labels} className="grid max-w-[480px] gap-5">
        {/* A hidden user name, so that password managers store the password under it. */}
        <input type="text" hidden autoComplete="username" value={profile?.email ?? ''} readOnly />
        <PasswordField field={form.field('oldPassword')} label={labels.oldPassword} autoComplete="current-password" />
        <NewPasswordFields form={form} labels={labels} />
        <div>
          <SubmitButton busy={form.busy}>{t('password-action')}</SubmitButton>
        </div>
      </FieldsForm>
    </AccountPageLayout>
  );
}
