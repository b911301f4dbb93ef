// @vitest-environment jsdom
// The reminders in the settings: when they cannot be loaded, they can be requested again.
import { act } from 'react';
import { expect, it } from 'vitest';
import type { Result } from '@/api/call';
import { openPage } from '@/lib/page.testing';
import { Reminders } from './Reminders';

it('offers a retry', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  const failed: Result<unknown> = {
    ok: false,
    status: 503,
    code: '',
    message: 'Later.',
    errors: [],
    requestId: 'abc-1',
  };
  const good: Result<unknown> = { ok: true, status: 200, data: [], message: '' };
  const answers = [failed, good];
  const loader = async () => ({ own: { owner: '', answers: { reminders: answers.shift() } } });
  const root = await openPage(box, <Reminders />, loader);
  expect(box.querySelector('[role=alert]')?.textContent).toContain('Later.');
  expect(box.querySelector('[role=alert]')?.textContent).toContain('failed-reference');
  await act(async () => box.querySelector('button')?.click());
  expect(box.textContent).toContain('reminders-none');
  act(() => root.unmount());
});
