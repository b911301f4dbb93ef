// One spin: the server draws the result, the wheel turns to it, and only then is it announced. With reduced motion the wheel does
// not turn.
import { useEffect, useRef, useState } from 'react';
import { useForm } from '@/lib/forms/useForm';
import type { SpinResult, Wheel } from './shapes';
import { slicesOf, turnTo } from './slices';

/** A wheel that is not visible fires no event when it stops; in milliseconds, longer than a turn takes. */
const longest = 4500;

export function useSpin(wheel: Wheel) {
  const [angle, setAngle] = useState(() => angleOf(wheel, wheel.last, 0));
  const [latest, setLatest] = useState<SpinResult | null>(wheel.last);
  const [isTurning, setTurning] = useState(false);
  const timer = useRef(0);
  const spinsLeft = latest?.spinsLeft ?? wheel.spinsLeft;
  // Each submission uses a spin, so none is made while the wheel turns.
  const canSpin = spinsLeft > 0 && !isTurning;
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const stop = () => {
    window.clearTimeout(timer.current);
    setTurning(false);
  };
  const form = useForm<{ email: string; newsletter: boolean }>({
    name: 'wheel',
    intent: 'wheel-spin',
    rules: wheel.needsEmail ? { email: [{ rule: 'required' }, { rule: 'email' }] } : {},
    initial: { email: '', newsletter: false },
    canSubmit: () => canSpin,
    done: (answer) => {
      const result = answer as SpinResult;
      setLatest(result);
      if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return setAngle(angleOf(wheel, result, 0));
      setTurning(true);
      setAngle((before) => angleOf(wheel, result, before, true));
      timer.current = window.setTimeout(stop, longest);
    },
  });
  return {
    form,
    angle,
    isTurning,
    stop,
    result: isTurning ? null : latest,
    spinsLeft,
    canSpin,
  };
}

function angleOf({ segments }: Wheel, result: SpinResult | null, before: number, turns = false): number {
  const slice = result && slicesOf(segments.map(({ odds }) => odds))[result.segment];
  return slice ? turnTo(slice, before, turns ? 4 : 0) : before;
}
