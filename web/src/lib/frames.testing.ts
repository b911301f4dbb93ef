// For unit tests: waiting for what a page does with its next frames, such as moving the focus.

/** Two frames: what the first one asks for is done in the second. */
export async function frames(): Promise<void> {
  for (let left = 2; left > 0; left--) await new Promise((resolve) => requestAnimationFrame(resolve));
}
