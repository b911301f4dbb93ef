// For unit tests: waits for what a page does in its next animation frames, such as moving the focus.

/** Two frames: callbacks requested in the first one run in the second. */
export async function frames(): Promise<void> {
  for (let left = 2; left > 0; left--) await new Promise((resolve) => requestAnimationFrame(resolve));
}
