// The mega menu's behaviour in addition to <details>: opening on hover after a delay, the Escape key, and clicks elsewhere.
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useShopNavigate } from '@/lib/navigation';

const openDelay = 90;
const closeDelay = 220;

type Menu = HTMLDetailsElement;

export function useMenus() {
  const nav = useRef<HTMLElement>(null);
  const fit = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useShopNavigate();

  const later = (delay: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  const open = () => nav.current?.querySelector<Menu>('details[open]') ?? null;
  const close = () => open()?.removeAttribute('open');

  // Departments that have wrapped out of view are removed from the tab order.
  useEffect(() => {
    const row = fit.current;
    if (!row || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) target.toggleAttribute('inert', !isIntersecting);
      },
      { root: row },
    );
    for (const item of row.children) observer.observe(item);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const outside = ({ target }: Event) => {
      const menu = nav.current?.querySelector<Menu>('details[open]');
      if (menu && !menu.contains(target as Node)) menu.open = false;
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, []);

  return {
    fit,
    nav: {
      ref: nav,
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && later(closeDelay, close),
      onKeyDown: ({ key }: KeyboardEvent) => {
        const menu = key === 'Escape' ? open() : null;
        menu?.removeAttribute('open');
        menu?.querySelector('summary')?.focus();
      },
      /** The mouse has already opened the panel by hovering, so a click opens the department itself. */
      onClick: (event: MouseEvent) => {
        const path = (event.target as Element).closest<HTMLElement>('summary[data-path]')?.dataset.path;
        if (!path || (event.nativeEvent as globalThis.PointerEvent).pointerType !== 'mouse') return;
        event.preventDefault();
        clearTimeout(timer.current);
        navigate(path);
      },
    },
    item: {
      onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<Menu>) => {
        if (pointerType !== 'mouse') return;
        later(open() ? 0 : openDelay, () => {
          currentTarget.open = true;
        });
      },
    },
  };
}
