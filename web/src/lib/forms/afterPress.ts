// Waits until a press is over. When a press elsewhere blurs a field, the error text must not shift the layout before the click,
// which would miss.

let pressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => set(true), true);
  document.addEventListener('pointerup', () => set(false), true);
  document.addEventListener('pointercancel', () => set(false), true);
}

function set(next: boolean): void {
  pressed = next;
}

/** Runs at once, or after the click in progress. */
export function afterPress(act: () => void): void {
  if (!pressed) {
    act();
    return;
  }
  const over = new AbortController();
  const finish = () => {
    over.abort();
    setTimeout(act);
  };
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, finish, { signal: over.signal });
}
