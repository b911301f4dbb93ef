// A forgotten password: ask for a link, and choose a new password with it.
import { useState } from 'react';
import { call } from '@/api/call';
import { rulesOf } from '@/lib/forms/rules';
import { useForm } from '@/lib/forms/useForm';
import { loginPath } from '@/lib/guard';
import { useT } from '@/lib/i18n';
import { useShopNavigate } from '@/lib/navigation';
import { showNotice } from '@/lib/notices';
import { usePage } from '@/lib/page';
import { A } from '@/ui/A';
import { LinkButton } from '@/ui/Button';
import { Submit, Summary } from '@/ui/FormParts';
import { Icon } from '@/ui/Icon';
import { customer, EmailField, NewPasswordFields } from './EntryFields';
import { Single } from './Frame';
import { withNext } from './next';

export function ForgotPassword() {
  const t = useT();
  const { query } = usePage();
  const [sent, setSent] = useState<string | null>(null);
  const form = useForm({
    name: 'forgot',
    rules: rulesOf('forgotPassword'),
    initial: { email: '' },
    send: (values) => call<null>('POST', '/api/auth/forgotPassword', { ...values, userTypeId: customer }),
    done: (_answer, message) => setSent(message),
  });
  const labels = { email: t('field-email') };
  return (
    <Single title={t('forgot-title')} lead={t('forgot-lead')}>
      <form {...form.props} className="grid gap-5">
        <div role="status" className="empty:absolute">
          {sent && (
            <div className="flex gap-3 rounded-tile bg-leaf-wash px-4 py-3.5">
              <Icon name="mail" className="mt-1 text-leaf" />
              <div>
                <p>{sent}</p>
                <p className="mt-1 text-14 text-ink-2">{t('forgot-again')}</p>
              </div>
            </div>
          )}
        </div>
        <Summary form={form} labels={labels} />
        <EmailField form={form} label={labels.email} />
        <Submit busy={form.busy} wide look={sent ? 'line' : 'full'}>
          {t('forgot-action')}
        </Submit>
      </form>
      <p className="mt-8">
        <A to={withNext(loginPath, query)} className="link inline-block py-2">
          {t('forgot-back')}
        </A>
      </p>
    </Single>
  );
}

export function ResetPassword() {
  const t = useT();
  const { query } = usePage();
  const navigate = useShopNavigate();
  const token = query.get('token') ?? '';
  const form = useForm({
    name: 'reset',
    rules: rulesOf('resetPassword'),
    initial: { password: '', repeatPassword: '' },
    send: (values) => call<null>('POST', '/api/auth/resetPassword', { ...values, token }),
    done: (_answer, message) => {
      navigate(loginPath, { replace: true });
      showNotice(message);
    },
  });
  const labels = { password: t('field-new-password'), repeatPassword: t('field-repeat-password') };
  if (!token) {
    return (
      <Single title={t('link-failed-title')} lead={t('link-missing-text')}>
        <LinkButton to="/auth/Forgot-Password">{t('reset-new-link')}</LinkButton>
      </Single>
    );
  }
  return (
    <Single title={t('reset-title')} lead={t('reset-lead')}>
      <form {...form.props} className="grid gap-5">
        <Summary form={form} labels={labels} />
        <NewPasswordFields form={form} labels={labels} />
        <Submit busy={form.busy} wide>
          {t('reset-action')}
        </Submit>
      </form>
      <p className="mt-8">
        <A to="/auth/Forgot-Password" className="link inline-block py-2">
          {t('reset-new-link')}
        </A>
      </p>
    </Single>
  );
}
