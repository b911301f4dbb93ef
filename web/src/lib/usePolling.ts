// Reloads a page's data again and again while its state is about to change, such as that of a payment.
import { useEffect, useState } from 'react';

/** The polling interval in milliseconds, and the number of polls: one minute in all. After that, results are sent by e-mail. */
const pause = 3000;
const times = 20;

export function usePolling(isWaiting: boolean, reload: () => Promise<void>): void {
  const [asked, setAsked] = useState(0);
  const isDue = isWaiting && asked < times;
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => {
      void reload().then(() => setAsked(asked + 1));
    }, pause);
    return () => clearTimeout(timer);
  }, [isDue, asked, reload]);
}
