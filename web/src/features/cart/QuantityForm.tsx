// The quantity: a number input with a button on either side. Without JavaScript, a separate button submits the number.
import type { CartLine } from '@/api/types';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { HiddenFields } from '@/ui/HiddenFields';
import { useSetQuantity } from './useCart';

export function QuantityForm({ line, label }: { line: CartLine; label: string }) {
  const t = useT();
  const { set: change, busy } = useSetQuantity();
  const most = Math.max(1, line.maxQuantity);
  const set = async (quantity: number) => {
    const wanted = Math.min(most, Math.max(1, Math.trunc(quantity) || line.quantity));
    if (wanted === line.wanted || busy) return;
    const answer = await change(line, wanted);
    if (!answer.ok) showNotice(answer.message || t('cart-failed'), false);
  };
  const step = (by: number, sign: string) => (
    <button
      type="button"
      className="icon-btn script-only"
      aria-hidden="true"
      tabIndex={-1}
      disabled={line.quantity + by < 1 || line.quantity + by > most}
      onClick={() => void set(line.quantity + by)}
    >
      {sign}
    </button>
  );
  return (
    <form
      method="post"
      className="flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void set(Number(new FormData(event.currentTarget).get('quantity')));
      }}
    >
      <HiddenFields intent="cart-line" fields={{ variant: line.variantId }} />
      <div className="cart-stepper" aria-busy={busy || undefined}>
        {step(-1, '−')}
        <input
          key={line.quantity}
          type="number"
          name="quantity"
          inputMode="numeric"
          min={1}
          max={most}
          required
          defaultValue={line.quantity}
          aria-label={label}
          onBlur={(event) => void set(Number(event.target.value))}
        />
        {step(1, '+')}
      </div>
      <button type="submit" className="cart-act no-script">
        {t('cart-update')}
      </button>
    </form>
  );
}
