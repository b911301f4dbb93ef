// The coupon: an input for its code, or the entered code and whether it was accepted.
import { useRef, useState } from 'react';
import type { Cart } from '@/api/types';
import { useFocusAfterRemoval } from '@/lib/focus';
import { useRefused, useSend } from '@/lib/forms/submission';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { Button } from '@/ui/Button';
import { HiddenFields } from '@/ui/HiddenFields';
import { Icon } from '@/ui/Icon';

const intent = 'cart-coupon';

export function CouponForm({ coupon }: { coupon: Cart['coupon'] }) {
  const box = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(coupon?.code, box);
  return (
    <div ref={box} tabIndex={-1}>
      <Coupon coupon={coupon} />
    </div>
  );
}

function Coupon({ coupon }: { coupon: Cart['coupon'] }) {
  const t = useT();
  const refused = useRefused(intent);
  const [problem, setProblem] = useState<string | null>(refused?.message ?? null);
  const { send, busy } = useSend();
  const enter = async (code: string) => {
    if (busy) return;
    const answer = await send(intent, { code });
    setProblem(answer.ok ? null : answer.message || t('cart-failed'));
    if (answer.ok) showNotice(answer.message, code === '' || (answer.data as Cart).coupon?.state === 'applied');
  };
  if (coupon) return <EnteredCoupon coupon={coupon} onRemove={() => void enter('')} />;
  return (
    <form
      method="post"
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        void enter(String(new FormData(event.currentTarget).get('code') ?? ''));
      }}
    >
      <HiddenFields intent={intent} />
      <label htmlFor="coupon">{t('cart-coupon')}</label>
      <div className="flex gap-2">
        <input
          id="coupon"
          name="code"
          className="input"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={refused?.sent.code ?? ''}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'coupon-error' : undefined}
        />
        <Button type="submit" look="line" className="flex-none whitespace-nowrap" aria-disabled={busy || undefined}>
          {t('cart-coupon-apply')}
        </Button>
      </div>
      <div role="alert">
        {problem && (
          <p id="coupon-error" className="field-error">
            <Icon name="warn" size={16} />
            <span>{problem}</span>
          </p>
        )}
      </div>
    </form>
  );
}

function EnteredCoupon({ coupon, onRemove }: { coupon: NonNullable<Cart['coupon']>; onRemove: () => void }) {
  const t = useT();
  const counts = coupon.state === 'applied';
  return (
    <div className="rounded-tile bg-surface px-4 py-3">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 font-medium break-words">{coupon.code}</p>
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            onRemove();
          }}
        >
          <HiddenFields intent={intent} fields={{ code: '' }} />
          <button type="submit" className="cart-act">
            {t('cart-coupon-remove')}
          </button>
        </form>
      </div>
      <p className={`text-14 ${counts ? 'text-leaf' : 'text-amber'}`}>{coupon.message}</p>
    </div>
  );
}
