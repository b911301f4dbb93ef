// @vitest-environment jsdom
// A form in use: errors are associated with their fields and announced, and no input is ever lost.
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Result } from '@/api/call';
import { expireSession, signIn, signOut } from '@/lib/auth';
import { frames } from '@/lib/frames.testing';
import { I18nProvider, type Translate } from '@/lib/i18n';
import { idsAsMessages } from '@/lib/i18n.testing';
import type { MessageId } from '@/lib/messages';
import type { Args } from '@/lib/translator';
import { FieldsForm } from '@/ui/ActionForm';
import { PasswordField, TextField } from '@/ui/Field';
import { SubmitButton } from '@/ui/FormParts';
import { type Problem, type Rules, rulesOf } from './rules';
import { useForm } from './useForm';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const named = 'form-required.email';
const t = ((id: string, args?: Args) =>
  id === named ? 'Enter your email' : args ? `${id} ${Object.values(args).join(' ')}` : id) as Translate;
const i18n = { ...idsAsMessages, t, has: (id: string): id is MessageId => id === named };
const send = vi.fn(async (_values: object): Promise<Result<unknown>> => good);
const done = vi.fn();
const good: Result<unknown> = { ok: true, status: 200, data: null, message: 'Saved' };
vi.mock('./submission', async (original) => ({
  ...(await original<typeof import('./submission')>()),
  useSend: () => ({
    send: (_intent: string, { draft: _draft, ...values }: object & { draft?: string }) => send(values),
    busy: false,
  }),
}));
const labels = { email: 'Mail', password: 'Secret' };

const canSubmit = vi.fn(() => true);

function Example({ draft = 'example-7', email = '' }: { draft?: string; email?: string }) {
  const form = useForm({
    name: 'example',
    rules: rulesOf('changeEmail'),
    initial: { email, password: '' },
    draft,
    intent: 'example',
    canSubmit,
    done,
  });
  return (
    <FieldsForm form={form} labels={labels}>
      <TextField field={form.field('email')} label="Mail" help="Yours" />
      <PasswordField field={form.field('password')} label="Secret" />
      <SubmitButton busy={form.busy}>Send</SubmitButton>
    </FieldsForm>
  );
}

const treeOf = (draft?: string, email?: string) => (
  <I18nProvider i18n={i18n}>
    <Example draft={draft} email={email} />
  </I18nProvider>
);
const tree = treeOf();

let root: Root;
let box: HTMLElement;

function open(draft?: string): void {
  box = document.body.appendChild(document.createElement('div'));
  act(() => {
    root = createRoot(box);
    root.render(treeOf(draft));
  });
}

function close(): void {
  act(() => root.unmount());
  box.remove();
}

const input = (name: string) => box.querySelector(`[name="${name}"]`) as HTMLInputElement;
const described = (name: string) =>
  (input(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

function type(name: string, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  act(() => {
    value?.set?.call(input(name), text);
    input(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function submit(): Promise<void> {
  await act(async () => {
    box.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await frames();
  });
}

beforeEach(() => {
  sessionStorage.clear();
  send.mockReset().mockResolvedValue(good);
  done.mockReset();
});
afterEach(close);

describe('data that is loaded again', () => {
  const load = (email: string) => act(() => root.render(treeOf('example-7', email)));

  it('is taken over as long as nothing is typed', () => {
    open();
    load('ana@example.com');
    expect(input('email').value).toBe('ana@example.com');
    load('ivana@example.com');
    expect(input('email').value).toBe('ivana@example.com');
  });

  it('does not replace what is typed', () => {
    open();
    load('ana@example.com');
    type('email', 'eva@example.com');
    load('ivana@example.com');
    expect(input('email').value).toBe('eva@example.com');
  });

  it('is taken over when it arrives before the result of saving', async () => {
    open();
    type('email', 'eva@example.com');
    type('password', 'Lipa-v-parku-26');
    send.mockImplementation(async () => {
      load('ivana@example.com');
      return good;
    });
    await submit();
    expect(input('email').value).toBe('ivana@example.com');
  });

  it('is not hidden by the draft of another field', () => {
    open();
    type('password', 'Lipa-v-parku-26');
    close();
    box = document.body.appendChild(document.createElement('div'));
    act(() => {
      root = createRoot(box);
      root.render(treeOf('example-7', 'ivana@example.com'));
    });
    expect(input('email').value).toBe('ivana@example.com');
  });

  it('is taken over again once the form is saved', async () => {
    open();
    type('email', 'eva@example.com');
    type('password', 'Lipa-v-parku-26');
    await submit();
    load('ivana@example.com');
    expect(input('email').value).toBe('ivana@example.com');
  });
});

describe('a form', () => {
  it('shows errors beside each field, focuses the first and announces all', async () => {
    open();
    await submit();
    expect(send).not.toHaveBeenCalled();
    expect(described('email')).toEqual(['Enter your email', 'Yours']);
    expect(described('password')).toEqual(['form-required']);
    expect(box.textContent?.split('Enter your email')).toHaveLength(2);
    expect(input('email').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(input('email'));
    expect(box.querySelector('[role="alert"]')?.textContent).toContain('form-summary 2');
    expect([...box.querySelectorAll('[role="alert"] a')].map((link) => link.textContent)).toEqual(['Mail', 'Secret']);
  });

  it('removes an error as soon as it is corrected, and adds none while typing', async () => {
    open();
    type('email', 'ana');
    expect(described('email')).toEqual(['Yours']);
    await submit();
    expect(described('email')).toEqual(['form-email', 'Yours']);
    type('email', 'ana@example.com');
    expect(described('email')).toEqual(['Yours']);
    expect(input('email').hasAttribute('aria-invalid')).toBe(false);
  });

  it("shows the server's error of a field, and keeps every value", async () => {
    open();
    const wrong = { field: 'password', code: 'form-wrong-password', message: 'Not this one' };
    send.mockResolvedValue({ ok: false, status: 422, code: 'error-invalid', message: 'Invalid', errors: [wrong] });
    type('email', 'ana@example.com');
    type('password', 'Lipa-2026');
    await submit();
    expect(described('password')).toEqual(['Not this one']);
    expect(document.activeElement).toBe(input('password'));
    expect([input('email').value, input('password').value]).toEqual(['ana@example.com', 'Lipa-2026']);
    expect(done).not.toHaveBeenCalled();
  });

  it("focuses the server's message, or its own when there is no response", async () => {
    open();
    type('email', 'ana@example.com');
    type('password', 'x');
    send.mockResolvedValueOnce({ ok: false, status: 409, code: 'error-user-exists', message: 'Taken', errors: [] });
    await submit();
    expect(document.activeElement?.textContent).toBe('Taken');
    send.mockResolvedValueOnce({ ok: false, status: 0, code: '', message: '', errors: [] });
    await submit();
    expect(document.activeElement?.textContent).toBe('form-failed');
    await submit();
    expect(done).toHaveBeenCalledWith(null, 'Saved');
  });

  it('is sent once, however often the button is pressed', async () => {
    open();
    let answer: (result: Result<unknown>) => void = () => undefined;
    send.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    type('email', 'ana@example.com');
    type('password', 'x');
    await submit();
    expect(box.querySelector('[type="submit"]')?.getAttribute('aria-disabled')).toBe('true');
    await submit();
    await act(async () => answer(good));
    expect(send).toHaveBeenCalledTimes(1);
    expect(box.querySelector('[type="submit"]')?.hasAttribute('aria-disabled')).toBe(false);
  });

  it('is not sent while it cannot be, and shows no errors for it', async () => {
    open();
    canSubmit.mockReturnValueOnce(false);
    await submit();
    expect(box.querySelector('[aria-invalid]')).toBeNull();
    type('email', 'ana@example.com');
    type('password', 'x');
    canSubmit.mockReturnValueOnce(false);
    await submit();
    expect(send).not.toHaveBeenCalled();
    await submit();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('restores its draft after a reload, without the password, and deletes it when it is sent', async () => {
    open();
    type('email', 'ana@example.com');
    type('password', 'Lipa-2026');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Lipa');
    close();
    open();
    expect([input('email').value, input('password').value]).toEqual(['ana@example.com', '']);
    type('password', 'Lipa-2026');
    await submit();
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows no draft of another user', () => {
    open();
    type('email', 'ana@example.com');
    close();
    open('example-8');
    expect(input('email').value).toBe('');
  });

  it.each([
    ['is dropped when one signs out', signOut, ''],
    ['waits when the session just ended', () => expireSession('secret'), 'ana@example.com'],
  ])('has a draft that %s', (_what, leave, left) => {
    signIn({ id: 7, userTypeId: 2, expiresAt: '2999-01-01T00:00:00Z' });
    sessionStorage.setItem('other', 'stays');
    open();
    type('email', 'ana@example.com');
    act(leave);
    close();
    open();
    expect(input('email').value).toBe(left);
    expect(sessionStorage.getItem('other')).toBe('stays');
  });

  it('keeps input from before hydration', () => {
    box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(tree);
    input('email').value = 'eva@example.com';
    act(() => {
      root = hydrateRoot(box, tree);
    });
    expect(input('email').value).toBe('eva@example.com');
    type('password', 'x');
    expect(input('email').value).toBe('eva@example.com');
  });

  it('shows a password on demand', () => {
    open();
    const button = box.querySelector('[aria-controls="example-password"]') as HTMLButtonElement;
    act(() => button.click());
    expect(input('password').type).toBe('text');
    expect(button.getAttribute('aria-pressed')).toBe('true');
    act(() => button.click());
    expect(input('password').type).toBe('password');
  });
});

const values = { note: '', size: '', picture: null as File | null, code: '' };
const taken = vi.fn(
  async ({ code }: typeof values): Promise<Problem | null> => (code === 'OLD' ? { code: 'form-choice' } : null),
);

function Every() {
  const form = useForm({
    name: 'every',
    intent: 'every',
    rules: { note: [{ rule: 'required' }], picture: [{ rule: 'required' }] },
    initial: values,
    asyncRules: { code: taken },
  });
  const { checked: _checked, error: _error, value: _value, ...picture } = form.field('picture');
  const { checked: _c, error: _e, value: size, ...radio } = form.field('size');
  const { checked: _n, error: _m, ...note } = form.field('note');
  const { checked: _k, error: wrong, ...code } = form.field('code');
  return (
    <FieldsForm form={form} labels={{ note: 'Note' }}>
      <textarea {...note} />
      {['S', 'M'].map((one) => (
        <input key={one} {...radio} id={one} type="radio" value={one} checked={size === one} />
      ))}
      <input {...picture} type="file" />
      <input {...code} />
      <output>{wrong}</output>
    </FieldsForm>
  );
}

describe('a form with fields of every kind', () => {
  beforeEach(() => {
    box = document.body.appendChild(document.createElement('div'));
    act(() => {
      root = createRoot(box);
      root.render(
        <I18nProvider i18n={i18n}>
          <Every />
        </I18nProvider>,
      );
    });
  });

  it('sends texts, the selected option, and a file; and validates with rules of the page', async () => {
    const file = new File(['a'], 'a.png');
    const setNative = (element: HTMLElement, text: string) =>
      act(() => {
        const prototype = Object.getPrototypeOf(element);
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
        element.dispatchEvent(new Event('input', { bubbles: true }));
      });
    setNative(box.querySelector('textarea') as HTMLElement, 'two\nlines');
    act(() => box.querySelector<HTMLInputElement>('#M')?.click());
    const upload = box.querySelector('input[type=file]') as HTMLInputElement;
    Object.defineProperty(upload, 'files', { value: [file] });
    act(() => void upload.dispatchEvent(new Event('change', { bubbles: true })));
    setNative(input('code'), 'OLD');
    const submit = async () => {
      await act(async () => {
        box.querySelector('form')?.requestSubmit();
        await new Promise((resolve) => setTimeout(resolve));
      });
    };
    send.mockClear();
    await submit();
    expect(send).not.toHaveBeenCalled();
    expect(box.querySelector('output')?.textContent).toBe('form-choice');
    setNative(input('code'), 'NEW');
    await submit();
    expect(send).toHaveBeenCalledWith({ note: 'two\nlines', size: 'M', picture: file, code: 'NEW' });
    close();
  });
});

const failed = vi.fn();

function Dependent() {
  const form = useForm({
    name: 'dependent',
    intent: 'dependent',
    rules: ({ hasOther }: { hasOther: boolean }): Rules => (hasOther ? { 'other.email': [{ rule: 'required' }] } : {}),
    initial: { hasOther: false as boolean, 'other.email': '' },
    failed,
  });
  const { value: _value, error: _error, required: _required, ...box } = form.field('hasOther');
  const other = form.field('other.email');
  return (
    <FieldsForm form={form} labels={{ 'other.email': 'Other' }}>
      <input {...box} type="checkbox" />
      {form.values.hasOther && <TextField field={other} label="Other" />}
    </FieldsForm>
  );
}

describe('a form whose rules depend on what was entered', () => {
  beforeEach(() => {
    failed.mockReset();
    box = document.body.appendChild(document.createElement('div'));
    act(() => {
      root = createRoot(box);
      root.render(
        <I18nProvider i18n={i18n}>
          <Dependent />
        </I18nProvider>,
      );
    });
  });

  it("requires a part only when it applies, with the field's message", async () => {
    await submit();
    expect(send).toHaveBeenCalledTimes(1);
    act(() => input('hasOther').click());
    await submit();
    expect(send).toHaveBeenCalledTimes(1);
    expect(described('other.email')).toEqual(['Enter your email']);
  });

  it('returns the error result', async () => {
    const refused = {
      ok: false,
      status: 409,
      code: 'error-price-changed',
      message: 'Look',
      errors: [],
      data: { a: 1 },
    };
    send.mockResolvedValue(refused as Result<unknown>);
    await submit();
    expect(failed).toHaveBeenCalledWith(refused);
    expect(box.textContent).toContain('Look');
  });
});
