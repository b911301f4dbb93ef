// The quantity: a number input with a button on either side. Without JavaScript, a separate button submits the number.
import { useEffect, useRef } from 'react';
import type { CartLine } from '@/api/types';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { HiddenFields } from '@/ui/HiddenFields';
import { useSetQuantity } from './useCart';

export function QuantityForm({ line, label }: { line: CartLine; label: string }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { most, set, edit, busy } = useQuantity(line, input);
  const step = (by: number, sign: string) => (
    <button
      type="button"
      className="icon-btn script-only"
      aria-hidden="true"
      tabIndex={-1}
      disabled={line.quantity + by < 1 || line.quantity + by > most}
      onClick={() => set((input.current?.valueAsNumber || line.quantity) + by)}
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
        set(Number(new FormData(event.currentTarget).get('quantity')));
      }}
    >
      <HiddenFields intent="cart-line" fields={{ variant: line.variantId }} />
      <div className="cart-stepper" aria-busy={busy || undefined}>
        {step(-1, '−')}
        <input
          ref={input}
          type="number"
          name="quantity"
          inputMode="numeric"
          min={1}
          max={most}
          required
          defaultValue={line.quantity}
          aria-label={label}
          onInput={edit}
          onBlur={(event) => set(event.target.valueAsNumber)}
        />
        {step(1, '+')}
      </div>
      <button type="submit" className="cart-act no-script">
        {t('cart-update')}
      </button>
    </form>
  );
}

/**
 * Changes the line one request at a time: of the quantities wanted during a request, the last one is sent after it. The input
 * shows the wanted quantity until then, and the line's own after the last attempt, whatever its result; a number that is being
 * typed is kept.
 */
function useQuantity(line: CartLine, input: React.RefObject<HTMLInputElement | null>) {
  const t = useT();
  const { set: change, busy } = useSetQuantity();
  const sent = useRef<number | null>(null);
  const waiting = useRef<number | null>(null);
  const isEdited = useRef(false);
  const most = Math.max(1, line.maxQuantity);
  const show = (quantity: number) => {
    if (input.current) input.current.value = String(quantity);
  };
  const send = async (quantity: number) => {
    sent.current = quantity;
    const answer = await change(line, quantity);
    if (!answer.ok) showNotice(answer.message || t('cart-failed'), false);
  };
  const sendOrReset = (quantity: number | null) => {
    if (quantity !== null && quantity !== line.wanted) void send(quantity);
    else if (!isEdited.current) show(line.quantity);
  };
  const edit = () => {
    isEdited.current = true;
  };
  const set = (quantity: number) => {
    isEdited.current = false;
    const wanted = Math.min(most, Math.max(1, Math.trunc(quantity) || line.quantity));
    show(wanted);
    if (busy) waiting.current = wanted === sent.current ? null : wanted;
    else sendOrReset(wanted);
  };
  // A number typed before hydration is kept: nothing was shown or sent yet.
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after a request, or when the line was changed elsewhere.
  useEffect(() => {
    if (busy || isFirst.current) {
      isFirst.current = false;
      return;
    }
    const next = waiting.current;
    waiting.current = null;
    sendOrReset(next);
  }, [busy, line.quantity]);
  return { most, set, edit, busy };
}
