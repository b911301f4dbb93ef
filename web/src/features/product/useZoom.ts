// Input on the enlarged picture: wheel, pinch, drag, swipe and double press, converted to view changes and steps.
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { distance, FIT, middle, type Point, panBy, type View, zoomAt } from './zoomMath';

/** A swipe of this length, in pixels, switches the picture; anything shorter is a press. */
const SWIPE = 60;
const STEP = 1.6;

export function useZoom(stage: RefObject<HTMLElement | null>, onStep: (by: 1 | -1) => void) {
  const [view, setView] = useState<View>(FIT);
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<Point | null>(null);
  const size = (): Point => ({ x: stage.current?.clientWidth ?? 1, y: stage.current?.clientHeight ?? 1 });

  useWheel(stage, (at, factor) => setView((now) => zoomAt(now, at, factor, size())));

  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, pointOf(event));
    start.current = fingers.current.size === 1 ? pointOf(event) : null;
  };

  const move = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const now = pointOf(event);
    fingers.current.set(event.pointerId, now);
    if (other) setView((view) => pinch(view, before, now, other, event.currentTarget ?? stage.current, size()));
    else setView((view) => (view.scale > 1 ? panBy(view, now.x - before.x, now.y - before.y, size()) : view));
  };

  const up = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.delete(event.pointerId)) return;
    const moved = start.current ? pointOf(event).x - start.current.x : 0;
    start.current = null;
    if (view.scale === 1 && Math.abs(moved) > SWIPE) onStep(moved < 0 ? 1 : -1);
  };

  return {
    view,
    reset: () => setView(FIT),
    zoomIn: () => setView((now) => zoomAt(now, { x: 0, y: 0 }, STEP, size())),
    zoomOut: () => setView((now) => zoomAt(now, { x: 0, y: 0 }, 1 / STEP, size())),
    toggle: (event: { clientX: number; clientY: number }) =>
      setView((now) => (now.scale > 1 ? FIT : zoomAt(now, fromCentre(stage.current, pointOf(event)), 2.5, size()))),
    pan: (dx: number, dy: number) => setView((now) => panBy(now, dx, dy, size())),
    pointers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  };
}

function pinch(view: View, before: Point, now: Point, other: Point, stage: HTMLElement | null, size: Point): View {
  const factor = distance(now, other) / Math.max(1, distance(before, other));
  const from = middle(before, other);
  const to = middle(now, other);
  return panBy(zoomAt(view, fromCentre(stage, from), factor, size), to.x - from.x, to.y - from.y, size);
}

/** React attaches wheel listeners as passive; only a listener of our own can prevent the page from scrolling. */
function useWheel(stage: RefObject<HTMLElement | null>, onWheel: (at: Point, factor: number) => void) {
  const latest = useRef(onWheel);
  latest.current = onWheel;
  useEffect(() => {
    const element = stage.current;
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      const speed = event.ctrlKey ? 0.01 : 0.002;
      latest.current(fromCentre(element, pointOf(event)), Math.exp(-event.deltaY * speed));
    };
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [stage]);
}

function pointOf(event: { clientX: number; clientY: number }): Point {
  return { x: event.clientX, y: event.clientY };
}

function fromCentre(stage: HTMLElement | null, at: Point): Point {
  if (!stage) return { x: 0, y: 0 };
  const box = stage.getBoundingClientRect();
  return { x: at.x - box.left - box.width / 2, y: at.y - box.top - box.height / 2 };
}
