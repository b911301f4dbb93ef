// The geometry of the enlarged picture: zoom factor and visible part. All lengths are pixels of the stage.

export type View = { scale: number; x: number; y: number };
export type Point = { x: number; y: number };

export const FIT: View = { scale: 1, x: 0, y: 0 };
const MOST = 5;

/** Zooms by `factor` so that the point under `at` (relative to the stage's centre) stays in place. */
export function zoomAt(view: View, at: Point, factor: number, stage: Point): View {
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return within({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, stage);
}

export function panBy(view: View, dx: number, dy: number, stage: Point): View {
  return within({ ...view, x: view.x + dx, y: view.y + dy }, stage);
}

/** Clamps the position, so that the picture's edges do not move inside the stage's edges. */
function within({ scale, x, y }: View, stage: Point): View {
  const mostX = (stage.x * (scale - 1)) / 2;
  const mostY = (stage.y * (scale - 1)) / 2;
  return { scale, x: clamp(x, mostX), y: clamp(y, mostY) };
}

function clamp(value: number, most: number): number {
  const kept = Math.min(most, Math.max(-most, value));
  return kept === 0 ? 0 : kept;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
