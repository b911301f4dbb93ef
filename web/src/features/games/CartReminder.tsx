// One reminder e-mail about an abandoned cart: only on explicit request, by a button of its own next to the address.
import { useState } from 'react';
import { call } from '@/api/call';
import { send } from '@/api/send';
import { isEmail } from '@/lib/forms/rules';
import { useT } from '@/lib/i18n';
import { Button } from '@/ui/Button';

/** Part of the payment step's form; requires JavaScript. */
export function CartReminder({ email }: { email: string }) {
  const t = useT();
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async () => {
    if (state !== 'open') return;
    if (!isEmail(email.trim())) return setProblem(t('form-email'));
    setState('busy');
    const answer = await call(send('post', '/api/cart/reminder', { body: { email: email.trim(), consent: true } }));
    setState(answer.ok ? 'done' : 'open');
    setProblem(answer.ok ? null : (answer.errors[0]?.message ?? (answer.message || t('form-failed'))));
  };
  return (
    <div className="script-only grid justify-items-start gap-2 rounded-tile bg-surface p-4">
      <p role="status" className="text-14 text-pretty">
        {t(state === 'done' ? 'cart-reminder-done' : 'cart-reminder-text')}
      </p>
      {state !== 'done' && (
        <Button look="line" small aria-disabled={state === 'busy' || undefined} onClick={() => void ask()}>
          {t('cart-reminder-submit')}
        </Button>
      )}
      <div role="alert">{problem && <p className="field-error">{problem}</p>}</div>
    </div>
  );
}
