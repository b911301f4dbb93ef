// @vitest-environment jsdom
// Notices for screen readers: a live region is announced when a node is added, so a repeated text needs a new node.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { I18nProvider } from '@/lib/i18n';
import { idsAsMessages } from '@/lib/i18n.testing';
import { notices, showNotice } from '@/lib/notices';
import { Snackbar } from './Snackbar';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it('announces a repeated notice again, in the existing region', () => {
  const box = document.createElement('div');
  const root = createRoot(box);
  act(() =>
    root.render(
      <I18nProvider i18n={idsAsMessages}>
        <Snackbar />
      </I18nProvider>,
    ),
  );
  const region = box.querySelector('[role="status"]');
  act(() => showNotice('Removed'));
  const first = region?.firstElementChild;
  act(() => showNotice('Removed'));
  expect(region?.textContent).toBe('Removed');
  expect(region?.firstElementChild).not.toBe(first);
  act(() => showNotice('Failed', false));
  expect([region?.textContent, box.querySelector('[role="alert"]')?.textContent]).toEqual(['', 'Failed']);
  act(() => root.unmount());
});

it('is moved into the open dialog, where it is not inert, and back afterwards', () => {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  act(() =>
    root.render(
      <I18nProvider i18n={idsAsMessages}>
        <Snackbar />
      </I18nProvider>,
    ),
  );
  const dialog = box.appendChild(document.createElement('dialog'));
  act(() => showNotice('Saved'));
  act(() => void dialog.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' })));
  expect(dialog.querySelector('[role="status"]')?.textContent).toBe('Saved');
  act(() => dialog.querySelector<HTMLElement>('button[aria-label="notice-dismiss"]')?.click());
  expect(notices.current()).toBe(null);
  dialog.remove();
  act(() => showNotice('Removed'));
  expect(box.querySelector('[role="status"]')?.textContent).toBe('Removed');
  act(() => root.unmount());
  box.remove();
});
