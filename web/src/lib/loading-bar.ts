// The loading bar's timing: when it appears, its progress, and when it disappears; without DOM access, so that it can be unit
// tested.

const timing = { throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400, step: 50 } as const;

type BarState = { visible: boolean; percent: number };
type LoadingBar = {
  state(): BarState;
  subscribe(listener: () => void): () => void;
  start(): void;
  finish(): void;
};

const atRest: BarState = { visible: false, percent: 0 };

/** No bar is shown for a page that loads within the delay. */
export function createLoadingBar(): LoadingBar {
  let state = atRest;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const listeners = new Set<() => void>();
  const set = (next: BarState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const after = (delay: number, act: () => void) => {
    timers.push(setTimeout(act, delay));
  };
  const clear = () => {
    timers.forEach(clearTimeout);
    timers = [];
  };
  const climb = (since: number) => {
    set({ visible: true, percent: progress(since) });
    after(timing.step, () => climb(since + timing.step));
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      clear();
      set(atRest);
      after(timing.throttle, () => climb(0));
    },
    finish: () => {
      clear();
      if (!state.visible) return;
      set({ visible: true, percent: 100 });
      after(timing.hideDelay, () => set({ visible: false, percent: 100 }));
      after(timing.hideDelay + timing.resetDelay, () => set(atRest));
    },
  };
}

/** Fast at first, then ever slower: two thirds after the duration, never complete. */
function progress(elapsed: number): number {
  return (2 / Math.PI) * 100 * Math.atan(((elapsed / timing.duration) * 100) / 50);
}
