// What must wait for the end of a navigation in progress, such as loading the page's data again: the router would interrupt the
// navigation, or load the page that is left.
import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Returns a function that runs `run`: at once, or after the navigation in progress. */
export function whenIdle(router: Router, run: () => void): () => void {
  let isDue = false;
  const runIfIdle = () => {
    isDue = router.state.navigation.state !== 'idle';
    if (!isDue) run();
  };
  router.subscribe(() => {
    if (isDue) runIfIdle();
  });
  return runIfIdle;
}
