// One reminder e-mail about an abandoned cart: only on explicit request, by a button of its own.
import { useRef, useState } from 'react';
import { useFocusAfterRemoval } from '@/lib/focus';
import { isEmail, rulesOf } from '@/lib/forms/rules';
import { useSend } from '@/lib/forms/submission';
import { useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { FieldsForm } from '@/ui/ActionForm';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/Field';
import { SubmitButton } from '@/ui/FormParts';

const intent = 'cart-reminder';

/** Next to the e-mail address in the payment step's form, whose address it uses. */
export function CartReminder({ email }: { email: string }) {
  const t = useT();
  const { send, busy } = useSend();
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useFocusAfterRemoval(isDone, status);
  const ask = async () => {
    if (busy) return;
    if (!isEmail(email.trim())) return setProblem(t('form-email'));
    const answer = await send(intent, { email: email.trim() });
    setDone(answer.ok);
    setProblem(answer.ok ? null : (answer.errors[0]?.message ?? (answer.message || t('form-failed'))));
  };
  return (
    <div className="script-only grid justify-items-start gap-2 rounded-tile bg-surface p-4">
      <p ref={status} tabIndex={-1} role="status" className="text-14 text-pretty">
        {t(isDone ? 'cart-reminder-done' : 'cart-reminder-text')}
      </p>
      {!isDone && (
        <Button look="line" small aria-disabled={busy || undefined} onClick={() => void ask()}>
          {t('cart-reminder-submit')}
        </Button>
      )}
      <div role="alert">{problem && <p className="field-error">{problem}</p>}</div>
    </div>
  );
}

/** The same without JavaScript: a form of its own, since forms cannot be nested. */
export function CartReminderForm() {
  const t = useT();
  const form = useForm({ name: 'reminder', intent, rules: rulesOf('newsletter'), initial: { email: '' } });
  const label = t('field-email');
  return (
    <FieldsForm
      form={form}
      labels={{ email: label }}
      className="mt-12 hidden max-w-xl gap-4 rounded-tile bg-surface p-4 noscript:grid"
    >
      <p className="text-14 text-pretty">{t('cart-reminder-text')}</p>
      <TextField field={form.field('email')} label={label} type="email" inputMode="email" autoComplete="email" />
      <div>
        <SubmitButton busy={form.busy}>{t('cart-reminder-submit')}</SubmitButton>
      </div>
    </FieldsForm>
  );
}
