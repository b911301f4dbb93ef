// @vitest-environment jsdom
// The profile form, open on two devices: each changes only the fields that were changed on it.
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Profile } from '@/api/types';
import { ProfileForm } from '@/features/account/ProfileForm';
import { signIn, signOut } from '@/lib/auth';
import { until } from '@/lib/until.testing';
import { accountActions } from './accountActions';
import { openWithActions, settle } from './actions.testing';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// jsdom has no modal dialogs.
HTMLDialogElement.prototype.close = () => {};

type Body = Record<string, unknown> & { changed: string[] | null };

const opened = {
  id: 7,
  firstName: 'Ana',
  lastName: 'Novak',
  phone: '40123456',
  phoneCode: '+386',
  dateOfBirth: '1990-05-04',
  gender: null,
} as Profile;
const loader = async () => ({ countries: [{ id: 3, code: 'SI', name: 'Slovenija', phoneCode: '+386' }] });
const bodies: Body[] = [];

beforeEach(() => {
  bodies.length = 0;
  signIn({ id: 7, userTypeId: 2, expiresAt: '2999-01-01T00:00:00Z' });
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)) as Body);
    return new Response(JSON.stringify({ isSuccess: true, data: opened, message: 'Saved' }));
  });
});
afterEach(() => {
  signOut();
  document.body.replaceChildren();
});

async function openDevice(): Promise<(field: string, text: string) => Promise<void>> {
  const box = document.body.appendChild(document.createElement('div'));
  const { router } = await openWithActions(box, <ProfileForm profile={opened} />, accountActions.Settings, { loader });
  await until(() => expect(box.querySelector('form')).not.toBeNull());
  return async (field, text) => {
    const input = box.querySelector(`[name="${field}"]`) as HTMLInputElement;
    const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value');
    act(() => {
      value?.set?.call(input, text);
      input.dispatchEvent(new Event(input.localName === 'select' ? 'change' : 'input', { bubbles: true }));
    });
    const sent = bodies.length;
    act(() => box.querySelector('form')?.requestSubmit());
    await until(() => expect(bodies).toHaveLength(sent + 1));
    await settle(router);
  };
}

it('names what was changed on this device since it was last saved', async () => {
  const phone = await openDevice();
  const laptop = await openDevice();
  await phone('firstName', 'Eva');
  await laptop('lastName', 'Kralj');
  await laptop('phone', '041 234 567');
  await laptop('dateOfBirth', '');
  expect(bodies.map(({ changed }) => changed)).toEqual([['firstName'], ['lastName'], ['phone'], ['dateOfBirth']]);
  expect(bodies[1]).toMatchObject({ firstName: 'Ana', lastName: 'Kralj', phoneCode: '+386' });
  expect(bodies[3]).toMatchObject({ dateOfBirth: null });
});
