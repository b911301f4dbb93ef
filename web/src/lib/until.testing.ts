// For unit tests: waits until what is expected of the page holds. Meanwhile React renders by itself, as in a browser, and not only
// at the end of an `act`.
import { act } from 'react';
import { vi } from 'vitest';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

export async function until(expectation: () => void): Promise<void> {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await vi.waitFor(expectation, { interval: 1 });
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
  await act(async () => {});
}
