// One form: its values, what is wrong with them in the page's language, sending, and the focus that follows.
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { Result } from '@/api/call';
import { useI18n } from '../i18n';
import type { Args, Translator } from '../translator';
import { afterPress } from './afterPress';
import { dropDraft, keepDraft, readDraft } from './draft';
import { type IsPhone, loadPhones } from './phone';
import { type Problem, problemsOf, type Rules, type Values, type World } from './rules';

export type FormInput = HTMLInputElement | HTMLSelectElement;

export type FormOptions<V extends Values> = {
  /** Names the form in the document: ids of its fields begin with it. */
  name: string;
  rules: Rules;
  initial: V;
  /** Keeps what was typed over a reload of the page, passwords left out, under this name: with the id of whose it is. */
  draft?: string;
  /** What the rules of this form ask besides phone numbers and the day. */
  world?: Partial<Pick<World, 'countryCode' | 'ids'>>;
  /** Other fields that follow from a change. */
  follow?: (next: V, changed: string, before: V) => V;
  send(values: V): Promise<Result<unknown>>;
  /** After the server has taken it. */
  done?(answer: unknown, message: string): void;
};

/** What an input needs to be part of the form, and what its field shows. */
export type FieldState = {
  id: string;
  name: string;
  value: string;
  checked: boolean;
  error: string | null;
  required: boolean;
  onChange(event: ChangeEvent<FormInput>): void;
  onBlur(): void;
};

export type Form<V extends Values> = {
  values: V;
  set(changes: Partial<V>): void;
  field(name: keyof V & string): FieldState;
  busy: boolean;
  /** Fields that are wrong, for the summary. */
  errors: { id: string; name: string; text: string }[];
  /** What is wrong with the whole. */
  trouble: string | null;
  /** Counts attempts that failed, so that the summary is announced anew each time. */
  failures: number;
  reset(values: V): void;
  props: { ref: React.RefObject<HTMLFormElement | null>; noValidate: true; onSubmit(event: FormEvent): void };
};

type Shown = { problems: Record<string, Problem>; messages: Record<string, string>; trouble: string | null };

const nothing: Shown = { problems: {}, messages: {}, trouble: null };

export function useForm<V extends Values>(options: FormOptions<V>): Form<V> {
  const { name, rules, initial, draft } = options;
  const i18n = useI18n();
  const ref = useRef<HTMLFormElement>(null);
  const [values, setState] = useState(initial);
  // A browser that fills in several fields at once changes them faster than the form is drawn.
  const latest = useRef(initial);
  const setValues = (next: V) => {
    latest.current = next;
    setState(next);
  };
  const [shown, setShown] = useState(nothing);
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState(0);
  const sending = useRef(false);
  const phones = usePhones(rules);
  const world = (isPhone: IsPhone | null): World => ({
    isPhone: (phone, code) => isPhone?.(phone, code) ?? null,
    countryCode: () => null,
    ids: () => null,
    today: new Date().toISOString().slice(0, 10),
    ...options.world,
  });

  // What was typed before the page was taken over, and what an earlier life of the page left behind.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has come.
  useEffect(() => {
    const typed = typedInto(ref.current, initial);
    const found = { ...initial, ...(draft ? known(readDraft(draft), initial) : {}), ...typed };
    setValues(found);
  }, []);

  const errorOf = (field: string): string | null => {
    const problem = shown.problems[field];
    return shown.messages[field] ?? (problem ? textOf(i18n, field, problem) : null);
  };

  const change = (changes: Partial<V>, changed: string) => {
    const merged = { ...latest.current, ...changes };
    const next = options.follow?.(merged, changed, latest.current) ?? merged;
    setValues(next);
    if (draft) keepDraft(draft, next);
    recheck(next, [changed, ...fieldsAfter(rules, changed)]);
  };

  /** Mends what is shown as wrong as soon as it is right; does not blame what is still being typed. */
  const recheck = (next: V, fields: string[]) => {
    setShown((before) => {
      const wrong = problemsOf(rules, next, world(phones.current));
      const problems = { ...before.problems };
      const messages = { ...before.messages };
      for (const field of fields) {
        delete messages[field];
        const problem = wrong[field];
        if (problem && problems[field]) problems[field] = problem;
        else delete problems[field];
      }
      return { ...before, problems, messages };
    });
  };

  const leave = (field: string) => {
    const text = latest.current[field];
    if (text === '' || text === undefined || typeof text === 'boolean') return;
    const problem = problemsOf(rules, latest.current, world(phones.current))[field];
    if (problem) setShown((before) => ({ ...before, problems: { ...before.problems, [field]: problem } }));
  };

  const fail = (next: Shown) => {
    setShown(next);
    setFailures((count) => count + 1);
    const wrong = new Set([...Object.keys(next.problems), ...Object.keys(next.messages)]);
    requestAnimationFrame(() => focusFirst(ref.current, wrong));
  };

  const submit = async () => {
    const values = latest.current;
    const isPhone = needsPhones(rules) ? await loadPhones().catch(() => null) : null;
    const problems = problemsOf(rules, values, world(isPhone));
    if (Object.keys(problems).length > 0) return fail({ ...nothing, problems });
    setShown(nothing);
    const result = await options.send(values);
    if (result.ok) {
      if (draft) dropDraft(draft);
      options.done?.(result.data, result.message);
      return;
    }
    const own = result.errors.filter(({ field }) => field in initial);
    const messages = Object.fromEntries(own.map(({ field, message }) => [field, message]));
    const stray = result.errors.find(({ field }) => !(field in initial));
    const trouble = own.length > 0 && !stray ? null : (stray?.message ?? (result.message || i18n.t('form-failed')));
    fail({ problems: {}, messages, trouble });
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    submit().finally(() => {
      sending.current = false;
      setBusy(false);
    });
  };

  return {
    values,
    set: (changes) => change(changes, Object.keys(changes)[0] ?? ''),
    field: (field) => ({
      id: `${name}-${field}`,
      name: field,
      value: typeof values[field] === 'string' ? values[field] : '',
      checked: values[field] === true,
      error: errorOf(field),
      required: rules[field]?.some(({ rule }) => rule === 'required' || rule === 'accepted') ?? false,
      onChange: ({ target }) => {
        const value = target instanceof HTMLInputElement && target.type === 'checkbox' ? target.checked : target.value;
        change({ [field]: value } as Partial<V>, field);
      },
      onBlur: () => afterPress(() => leave(field)),
    }),
    busy,
    errors: Object.keys(initial).flatMap((field) => {
      const text = errorOf(field);
      return text ? { id: `${name}-${field}`, name: field, text } : [];
    }),
    trouble: shown.trouble,
    failures,
    reset: (next) => {
      setValues(next);
      setShown(nothing);
      if (draft) dropDraft(draft);
    },
    props: { ref, noValidate: true, onSubmit },
  };
}

/** What a message says of this very field, in an attribute of the field's name, or else of any. */
function textOf({ t, has }: Pick<Translator, 't' | 'has'>, field: string, { code, args }: Problem): string {
  // Codes are those of the server's rules; that each has its message is a test of the server's.
  const message = t as (id: string, args?: Args) => string;
  const own = `${code}.${field}`;
  return message(!args && has(own) ? own : code, args);
}

/** The phone library is on its way as soon as a form that needs it is there. */
function usePhones(rules: Rules) {
  const phones = useRef<IsPhone | null>(null);
  const needed = needsPhones(rules);
  useEffect(() => {
    if (!needed) return;
    loadPhones().then(
      (isPhone) => {
        phones.current = isPhone;
      },
      () => undefined,
    );
  }, [needed]);
  return phones;
}

function needsPhones(rules: Rules): boolean {
  return Object.values(rules).some((list) => list.some(({ rule }) => rule === 'phone'));
}

/** Fields whose rules look at this one. */
function fieldsAfter(rules: Rules, field: string): string[] {
  return Object.keys(rules).filter((other) =>
    rules[other]?.some((rule) => [rule.field, rule.code, rule.country].includes(field)),
  );
}

function typedInto<V extends Values>(form: HTMLFormElement | null, initial: V): Partial<V> {
  const typed: Record<string, string | boolean> = {};
  for (const element of form?.elements ?? []) {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) continue;
    const before = initial[element.name];
    const now = typeof before === 'boolean' ? (element as HTMLInputElement).checked : element.value;
    if (before !== undefined && now !== before && now !== '') typed[element.name] = now;
  }
  return typed as Partial<V>;
}

function known<V extends Values>(found: Values, initial: V): Partial<V> {
  const own = Object.entries(found).filter(([field, value]) => typeof value === typeof initial[field]);
  return Object.fromEntries(own) as Partial<V>;
}

function focusFirst(form: HTMLFormElement | null, wrong: ReadonlySet<string>): void {
  const fields = [...(form?.elements ?? [])].filter((one): one is FormInput => wrong.has((one as FormInput).name));
  const target = fields[0] ?? form?.querySelector<HTMLElement>('[data-summary]');
  target?.focus();
}
