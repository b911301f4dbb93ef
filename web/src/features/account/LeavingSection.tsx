// One's data as a file (GDPR 15 and 20), and the end of the account (GDPR 17).
import { useState } from 'react';
import { call } from '@/api/call';
import type { Profile } from '@/api/types';
import { signOut } from '@/lib/auth';
import { rulesOf } from '@/lib/forms/rules';
import { useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { useShopNavigate } from '@/lib/navigation';
import { showNotice } from '@/lib/notices';
import { Button } from '@/ui/Button';
import { PasswordField } from '@/ui/Field';
import { Submit, Summary } from '@/ui/FormParts';
import { Disclosure } from './Disclosure';
import { Section } from './Frame';

export function LeavingSection({ profile }: { profile: Profile }) {
  const t = useT();
  return (
    <>
      <Section id="export" title={t('settings-export')}>
        <Export profile={profile} />
      </Section>
      <Section id="delete" title={t('settings-delete')}>
        <Delete profile={profile} />
      </Section>
    </>
  );
}

function Export({ profile }: { profile: Profile }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const load = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await call<object>('GET', `/api/user/export/${profile.id}`);
    setBusy(false);
    if (!answer.ok) return showNotice(answer.message || t('form-failed'), false);
    const file = `vitrina-${new Date().toISOString().slice(0, 10)}.json`;
    save(file, JSON.stringify(answer.data, null, 2));
    showNotice(t('settings-export-done', { file }));
  };
  return (
    <>
      <p className="mb-5 text-ink-2 text-pretty">{t('settings-export-text')}</p>
      <Button look="line" aria-disabled={busy || undefined} data-busy={busy || undefined} onClick={() => void load()}>
        {t('settings-export-action')}
      </Button>
    </>
  );
}

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function Delete({ profile }: { profile: Profile }) {
  const t = useT();
  return (
    <>
      <p className="mb-5 text-ink-2 text-pretty">{t('settings-delete-text')}</p>
      <Disclosure
        button={(open) => (
          <Button look="line" onClick={open}>
            {t('settings-delete-open')}
          </Button>
        )}
      >
        {(close) => <DeleteForm profile={profile} onClose={close} />}
      </Disclosure>
    </>
  );
}

function DeleteForm({ profile, onClose }: { profile: Profile; onClose(): void }) {
  const t = useT();
  const navigate = useShopNavigate();
  const form = useForm({
    name: 'delete',
    rules: rulesOf('deleteAccount'),
    initial: { password: '' },
    send: (values) => call<null>('POST', `/api/user/delete/${profile.id}`, values),
    done: (_answer, message) => {
      signOut();
      navigate('/', { replace: true });
      showNotice(message);
    },
  });
  const labels = { password: t('settings-email-password') };
  return (
    <form {...form.props} className="grid max-w-[480px] gap-5">
      <Summary form={form} labels={labels} />
      <PasswordField field={form.field('password')} label={labels.password} autoComplete="current-password" />
      <div className="flex flex-wrap gap-2">
        <Submit busy={form.busy}>{t('settings-delete-action')}</Submit>
        <Button look="line" onClick={onClose}>
          {t('form-cancel')}
        </Button>
      </div>
    </form>
  );
}
