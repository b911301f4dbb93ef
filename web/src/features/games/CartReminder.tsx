// One reminder e-mail about an abandoned cart: only on explicit request, by a button of its own next to the address.
import { useState } from 'react';
import { isEmail } from '@/lib/forms/rules';
import { useSend } from '@/lib/forms/submission';
import { useT } from '@/lib/i18n';
import { Button } from '@/ui/Button';

/** Part of the payment step's form; requires JavaScript. */
export function CartReminder({ email }: { email: string }) {
  const t = useT();
  const { send, busy } = useSend();
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async () => {
    if (busy) return;
    if (!isEmail(email.trim())) return setProblem(t('form-email'));
    const answer = await send('cart-reminder', { email: email.trim() });
    setDone(answer.ok);
    setProblem(answer.ok ? null : (answer.errors[0]?.message ?? (answer.message || t('form-failed'))));
  };
  return (
    <div className="script-only grid justify-items-start gap-2 rounded-tile bg-surface p-4">
      <p role="status" className="text-14 text-pretty">
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
