// The one notice at the edge of the screen: what an action led to, green when it worked and red when it did not.

/** What can still be done about it, such as taking it back. */
export type NoticeAction = { label: string; run(): void };
export type Notice = { id: number; text: string; good: boolean; action?: NoticeAction };

/** How long a notice stays, as long as nobody is at it. */
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
  /** Takes the notice away, unless another has come meanwhile. */
  dismiss: (id: number): void => {
    if (current?.id === id) set(null);
  },
};

/** An empty text says nothing. */
export function showNotice(text: string, good = true, action?: NoticeAction): void {
  if (text) set({ id: ++count, text, good, action });
}
