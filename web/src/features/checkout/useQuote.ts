// The quote for the order, requested again whenever the delivery method, the payment method or the coupon's e-mail address
// changes.
import { useCallback, useEffect, useState } from 'react';
import { call } from '@/api/call';
import { send } from '@/api/send';
import type { Cart, CartToQuote } from '@/api/types';

const pause = 150;

export type Quoted = {
  /** The latest quote; null before the first one. */
  quote: Cart | null;
  /** Whether the quote is for the current request. */
  isCurrent: boolean;
  /** Why there is no quote for the current request. */
  problem: string | null;
  retry(): void;
  /** Takes over a newer quote for the current request. */
  adopt(quote: Cart): void;
};

/** `first` is the quote for the first request, if it is known already. */
export function useQuote(wanted: CartToQuote, first: Cart | null = null): Quoted {
  const key = JSON.stringify(wanted);
  const [found, setFound] = useState(first && { key, quote: first });
  const [failed, setFailed] = useState<{ key: string; problem: string } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew.
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      const quote = send('post', '/api/cart/quote', { body: JSON.parse(key) });
      const answer = await call(quote, { signal: stop.signal });
      if (stop.signal.aborted) return;
      if (answer.ok) setFound({ key, quote: answer.data });
      setFailed(answer.ok ? null : { key, problem: answer.message });
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key, attempt]);
  const adopt = useCallback((quote: Cart) => setFound({ key, quote }), [key]);
  return {
    quote: found?.quote ?? null,
    isCurrent: found?.key === key,
    problem: failed?.key === key ? failed.problem : null,
    retry: () => setAttempt(attempt + 1),
    adopt,
  };
}
