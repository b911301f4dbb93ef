// @vitest-environment jsdom
// What this tab tells the others about the visitor's data, and what it hears from them.
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

/** Another tab of the same browser: its own code, the same storage. */
async function openTab() {
  const tab = await import('./ownChanges');
  vi.resetModules();
  return tab;
}

/** A browser tells all tabs but the one that wrote. */
const deliver = () =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'vitrina.change', storageArea: localStorage }));

it('is heard in other tabs, each time, and not in the one that made the change', async () => {
  const [here, there] = [await openTab(), await openTab()];
  const [heardHere, heardThere] = [vi.fn(), vi.fn()];
  here.onChangeElsewhere(heardHere);
  there.onChangeElsewhere(heardThere);
  here.reportOwnChange();
  deliver();
  here.reportOwnChange();
  deliver();
  expect(heardThere).toHaveBeenCalledTimes(2);
  expect(heardHere).not.toHaveBeenCalled();
  there.reportOwnChange();
  deliver();
  expect(heardHere).toHaveBeenCalledOnce();
});
