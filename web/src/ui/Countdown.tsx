// Counts down to a moment by the server's clock. It repeats the date next to it, so it is omitted without JavaScript and hidden
// from screen readers.
import { useEffect, useState } from 'react';
import { useT } from '@/lib/i18n';
import { remaining, untilNextSecond } from '@/lib/remaining';

type Props = {
  untilMs: number;
  /** Milliseconds by which the server's clock is ahead of this device; null as long as it is unknown. */
  offset: number | null;
  /** Called whenever it changes whether the moment has passed. */
  onOver(isOver: boolean): void;
};

/** Its messages are in the area `events`. */
export function Countdown({ untilMs, offset, onOver }: Props) {
  const t = useT();
  const [now, setNow] = useState(0);
  const left = offset === null ? null : remaining(untilMs, now + offset);
  const isOver = offset !== null && now > 0 && left === null;
  useEffect(() => {
    if (offset === null) return;
    let timer = 0;
    const tick = () => {
      const time = Date.now();
      setNow(time);
      if (remaining(untilMs, time + offset)) timer = window.setTimeout(tick, untilNextSecond(untilMs, time + offset));
    };
    tick();
    return () => window.clearTimeout(timer);
  }, [offset, untilMs]);
  useEffect(() => onOver(isOver), [isOver, onOver]);
  const unit = (count: number, label: string) => (
    <span>
      <b>{String(count).padStart(2, '0')}</b>
      <small>{label}</small>
    </span>
  );
  return (
    <div className="countdown script-only" aria-hidden="true" data-countdown={left ? 'on' : 'off'}>
      {left && now > 0 && (
        <>
          {unit(left.days, t('event-unit-days', { count: left.days }))}
          {unit(left.hours, t('event-unit-hours', { count: left.hours }))}
          {unit(left.minutes, t('event-unit-minutes', { count: left.minutes }))}
          {unit(left.seconds, t('event-unit-seconds', { count: left.seconds }))}
        </>
      )}
    </div>
  );
}
