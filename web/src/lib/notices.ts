// The one notice at the edge of the screen: the result of an action, green for success and red for failure.

/** An action offered in the notice, such as undo. */
type NoticeAction = { label: string; run(): void };
export type Notice = { id: number; text: string; good: boolean; action?: NoticeAction };

/** How long a notice is shown, in milliseconds, unless it has the pointer or the focus. */
export const noticeTime = 5000;

let current: Notice | null = null;
let count = 0;
const listeners = new Set<() => void>();

function set(next: Notice | null): void {
  current = next;
  for (const listener of listeners) listener();
}

export const notices = {
  current: (): Notice | null => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Removes the notice, unless another one has replaced it. */
  dismiss: (id: number): void => {
    if (current?.id === id) set(null);
  },
};

/** With an empty text, no notice is shown. */
export function showNotice(text: string, good = true, action?: NoticeAction): void {
  if (text) set({ id: ++count, text, good, action });
}
