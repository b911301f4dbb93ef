// Export of the account's data (GDPR 15 and 20), and deletion of the account (GDPR 17).
import { useState } from 'react';
import { call } from '@/api/call';
import { get } from '@/api/get';
import type { Profile } from '@/api/types';
import { rulesOf } from '@/lib/forms/rules';
import { useRefused } from '@/lib/forms/submission';
import { useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { FieldsForm } from '@/ui/ActionForm';
import { Button } from '@/ui/Button';
import { PasswordField } from '@/ui/Field';
import { SubmitButton } from '@/ui/FormParts';
import { Section } from './AccountPageLayout';
import { Disclosure } from './Disclosure';

const intent = 'delete-account';

export function AccountDataSection({ profile }: { profile: Profile }) {
  const t = useT();
  return (
    <>
      <Section id="export" title={t('settings-export')}>
        <DataExport profile={profile} />
      </Section>
      <Section id="delete" title={t('settings-delete')}>
        <AccountDeletion />
      </Section>
    </>
  );
}

const exportCall = ({ id }: Profile) => get('/api/user/export/{id}', { params: { id } });

function DataExport({ profile }: { profile: Profile }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const load = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await call(exportCall(profile));
    setBusy(false);
    if (!answer.ok) return showNotice(answer.message || t('form-failed'), false);
    const file = `vitrina-${new Date().toISOString().slice(0, 10)}.json`;
    save(file, JSON.stringify(answer.data, null, 2));
    showNotice(t('settings-export-done', { file }));
  };
  return (
    <>
      <p className="mb-5 text-ink-2 text-pretty">{t('settings-export-text')}</p>
      {/* Without JavaScript, the browser saves the response as it is. */}
      <a
        href={exportCall(profile).path}
        download="vitrina.json"
        className="btn btn-line"
        aria-disabled={busy || undefined}
        data-busy={busy || undefined}
        onClick={(event) => {
          event.preventDefault();
          void load();
        }}
      >
        {t('settings-export-action')}
      </a>
    </>
  );
}

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function AccountDeletion() {
  const t = useT();
  const isRefused = useRefused(intent) !== null;
  return (
    <>
      <p className="mb-5 text-ink-2 text-pretty">{t('settings-delete-text')}</p>
      <Disclosure label={t('settings-delete-open')} isOpen={isRefused}>
        {(close) => <AccountDeletionForm onClose={close} />}
      </Disclosure>
    </>
  );
}

function AccountDeletionForm({ onClose }: { onClose(): void }) {
  const t = useT();
  const form = useForm({
    name: 'delete',
    intent,
    rules: rulesOf('deleteAccount'),
    initial: { password: '' },
  });
  const labels = { password: t('settings-email-password') };
  return (
    <FieldsForm form={form} labels={labels} className="mt-6 grid max-w-[480px] gap-5">
      <PasswordField field={form.field('password')} label={labels.password} autoComplete="current-password" />
      <div className="flex flex-wrap gap-2">
        <SubmitButton busy={form.busy}>{t('settings-delete-action')}</SubmitButton>
        <Button look="line" className="script-only" onClick={onClose}>
          {t('form-cancel')}
        </Button>
      </div>
    </FieldsForm>
  );
}
