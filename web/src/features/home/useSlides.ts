// The slider's autoplay: only while it is not being used, and never with reduced motion.
import { type RefObject, useEffect, useRef, useState } from 'react';

const stay = 7000;

export function useSlides(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const current = useShownSlide(list);
  const [playing, setPlaying] = useState(false);
  const [used, setUsed] = useState(false);

  useEffect(() => setPlaying(count > 1 && !prefersReducedMotion()), [count]);

  const show = (index: number) => {
    const element = list.current;
    const slide = element?.children[(index + count) % count];
    if (!element || !(slide instanceof HTMLElement)) return;
    element.scrollTo({ left: slide.offsetLeft, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  };

  const moving = playing && !used;
  useEffect(() => {
    if (!moving) return;
    // An interval, not a timeout: in a hidden tab no slide changes, so no render would restart a timeout.
    const turns = setInterval(() => {
      if (!document.hidden) show(current + 1);
    }, stay);
    return () => clearInterval(turns);
  });

  return {
    list,
    current,
    playing,
    show,
    setPlaying,
    pauseWhileUsed: {
      onPointerEnter: () => setUsed(true),
      onPointerLeave: () => setUsed(false),
      onFocus: () => setUsed(true),
      onBlur: () => setUsed(false),
    },
  };
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Observes the scroll position, so that swipes, keys and buttons are all covered. */
function useShownSlide(list: RefObject<HTMLDivElement | null>): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const follow = () => setShown(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [list]);
  return shown;
}
