// @vitest-environment jsdom
// The footer's field: nothing is not sent, a failure is the form's own, and thanks are for the address that was sent.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { I18nProvider } from '@/lib/i18n';
import { idsAsMessages } from '@/lib/i18n.testing';
import { notices } from '@/lib/notices';
import { openShop, type Shop } from '@/lib/shop';
import { NewsletterForm } from './NewsletterForm';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const send = vi.fn<() => Promise<Response>>();
vi.stubGlobal('fetch', send);

let box: HTMLElement;
let root: Root;
const input = () => box.querySelector('input') as HTMLInputElement;

function type(text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  act(() => {
    value?.set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function submit(): Promise<void> {
  await act(async () => {
    box.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve));
  });
}

beforeEach(() => {
  openShop({ language: { id: 1, code: 'en', locale: 'en' } } as Shop);
  send.mockReset();
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  act(() =>
    root.render(
      <I18nProvider i18n={idsAsMessages}>
        <NewsletterForm />
      </I18nProvider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

it('says in the words of the page that the field is empty, not in those of the browser', async () => {
  const report = vi.spyOn(input(), 'reportValidity');
  const refusal = {
    isSuccess: false,
    message: '',
    errors: [{ field: 'email', code: 'form-required', message: 'Needed' }],
  };
  send.mockResolvedValue(new Response(JSON.stringify(refusal), { status: 422 }));
  await submit();
  expect(report).not.toHaveBeenCalled();
  expect(box.querySelector('[role="alert"]')?.textContent).toBe('Needed');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(input());
});

it('says what is the matter when the network fails, and leads back to the field', async () => {
  send.mockRejectedValue(new TypeError('offline'));
  type('ana@example.com');
  await submit();
  expect(box.querySelector('[role="alert"]')?.textContent).toBe('failed-title');
  expect(notices.current()).toMatchObject({ text: 'failed-title', good: false });
  expect(document.activeElement).toBe(input());
});

it('thanks until another address is typed', async () => {
  send.mockResolvedValue(new Response(JSON.stringify({ isSuccess: true, data: null, message: 'Saved' })));
  type('ana@example.com');
  await submit();
  expect(box.querySelector('[role="status"]')?.textContent).toBe('newsletter-sent');
  type('eva@example.com');
  expect(box.querySelector('[role="status"]')?.textContent).toBe('');
});
