// @vitest-environment jsdom
// What is due during a navigation runs once, after it.
import { createMemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle';

it('runs at once, or after the navigation in progress', async () => {
  let arrive = () => {};
  const loader = () => new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const router = createMemoryRouter([{ path: '/' }, { path: '/there', loader }]);
  const run = vi.fn(() => expect(router.state.navigation.state).toBe('idle'));
  const refresh = whenIdle(router, run);
  refresh();
  expect(run).toHaveBeenCalledTimes(1);

  const navigation = router.navigate('/there');
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  refresh();
  refresh();
  expect(run).toHaveBeenCalledTimes(1);
  arrive();
  await navigation;
  expect(run).toHaveBeenCalledTimes(2);
  await router.navigate('/');
  expect(run).toHaveBeenCalledTimes(2);
});
