// Password reset: requesting the link, and choosing a new password with it.
import { useState } from 'react';
import { rulesOf } from '@/lib/forms/rules';
import { useForm } from '@/lib/forms/useForm';
import { signInPageOf, withNext } from '@/lib/guard';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { A } from '@/ui/A';
import { FieldsForm } from '@/ui/ActionForm';
import { EmailField, NewPasswordFields } from '@/ui/AuthFields';
import { LinkButton } from '@/ui/Button';
import { SubmitButton } from '@/ui/FormParts';
import { Icon } from '@/ui/Icon';
import { SingleColumnPage } from '@/ui/SingleColumnPage';

const forgotPath = '/auth/Forgot-Password';

export function ForgotPassword() {
  const t = useT();
  const { query } = usePage();
  const [sent, setSent] = useState<string | null>(null);
  const form = useForm({
    name: 'forgot',
    intent: 'forgot-password',
    rules: rulesOf('forgotPassword'),
    initial: { email: '' },
    done: (_answer, message) => setSent(message),
  });
  const labels = { email: t('field-email') };
  return (
    <SingleColumnPage title={t('forgot-title')} lead={t('forgot-lead')}>
      <div role="status">
        {sent && (
          <div className="mb-5 flex gap-3 rounded-tile bg-leaf-wash px-4 py-3.5">
            <Icon name="mail" className="mt-1 text-leaf" />
            <div>
              <p>{sent}</p>
              <p className="mt-1 text-14 text-ink-2">{t('forgot-again')}</p>
            </div>
          </div>
        )}
      </div>
      <FieldsForm form={form} labels={labels} className="grid gap-5">
        <EmailField form={form} label={labels.email} />
        <SubmitButton busy={form.busy} wide look={sent ? 'line' : 'full'}>
          {t('forgot-action')}
        </SubmitButton>
      </FieldsForm>
      <p className="mt-8">
        <A to={withNext(signInPageOf(query), query)} className="link inline-block py-2">
          {t('forgot-back')}
        </A>
      </p>
    </SingleColumnPage>
  );
}

export function ResetPassword() {
  const t = useT();
  const { query } = usePage();
  const token = query.get('token') ?? '';
  const form = useForm({
    name: 'reset',
    intent: 'reset-password',
    rules: rulesOf('resetPassword'),
    initial: { password: '', repeatPassword: '' },
  });
  const labels = { password: t('field-new-password'), repeatPassword: t('field-repeat-password') };
  if (!token) {
    return (
      <SingleColumnPage title={t('link-failed-title')} lead={t('link-missing-text')}>
        <LinkButton to={withNext(forgotPath, query)}>{t('reset-new-link')}</LinkButton>
      </SingleColumnPage>
    );
  }
  return (
    <SingleColumnPage title={t('reset-title')} lead={t('reset-lead')}>
      <FieldsForm form={form} labels={labels} className="grid gap-5">
        <NewPasswordFields form={form} labels={labels} />
        <SubmitButton busy={form.busy} wide>
          {t('reset-action')}
        </SubmitButton>
      </FieldsForm>
      <p className="mt-8">
        <A to={withNext(forgotPath, query)} className="link inline-block py-2">
          {t('reset-new-link')}
        </A>
      </p>
    </SingleColumnPage>
  );
}
