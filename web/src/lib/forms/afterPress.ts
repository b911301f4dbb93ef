// Waits until a press is over. A field left by a press elsewhere must not push its words in between: the click would miss.

let pressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => set(true), true);
  document.addEventListener('pointerup', () => set(false), true);
  document.addEventListener('pointercancel', () => set(false), true);
}

function set(next: boolean): void {
  pressed = next;
}

/** Acts at once, or after the click that is under way. */
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
