// The state of a form: its values, its errors in the page's language, submission, and focus.
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { Result } from '@/api/call';
import { useI18n } from '../i18n';
import type { Submission } from '../personal';
import type { Args, Translator } from '../translator';
import { afterPress } from './afterPress';
import { changesOf } from './changedFields';
import { dropDraft, keepDraft, readDraft } from './draft';
import { type IsPhone, loadPhones } from './phone';
import { type Problem, problemsOf, type RuleContext, type Rules, type Value, type Values } from './rules';
import { draftField, useRefused, useSend } from './submission';

export type FormInput = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A rule that needs a request: whether a code is valid, a name is free. Returns null when the value is valid. */
type AsyncRule<V extends Values> = (values: V, signal: AbortSignal) => Promise<Problem | null>;

type FormOptions<V extends Values> = {
  /** Identifies the form in the document: ids of its fields begin with it. */
  name: string;
  /** The page's action that it is submitted to. */
  intent: string;
  /** Hidden fields, which also distinguish it from other forms with the same intent. */
  hidden?: Readonly<Record<string, string>>;
  /** A function when the set of fields depends on the values. */
  rules: Rules | ((values: V) => Rules);
  initial: V;
  /** Keeps the input, except passwords, across reloads under this name: it includes the id of the signed-in customer. */
  draft?: string;
  /** Data that the rules of this form need besides phone numbers and the date. */
  context?: Partial<Pick<RuleContext, 'countryCode' | 'ids'>>;
  /** Evaluated when a field loses focus and before submission, once the field's other rules are satisfied. */
  asyncRules?: Partial<Record<keyof V & string, AsyncRule<V>>>;
  /** The values to submit, if they differ from the input. `saved` are those that the form was opened with or has submitted. */
  sent?: (values: V, saved: V) => Values;
  /** Derives other fields from a change. */
  follow?: (next: V, changed: string, before: V) => V;
  /** Evaluated when the form is submitted: false ignores it. The button must look disabled meanwhile. */
  canSubmit?(): boolean;
  /** Called after the form was accepted and the page's data was reloaded; not when the action redirects. */
  done?(answer: unknown, message: string): void;
  /** The message for a failure without a message of the server; by default, that the form could not be submitted. */
  failure?: string;
  /** Called after the server has rejected the form, or could not be reached. */
  failed?(result: Extract<Result<unknown>, { ok: false }>): void;
};

/** The props of an input, and the error and state of its field. A radio button is checked when `value` equals its own. */
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
  intent: string;
  hidden: Readonly<Record<string, string>>;
  values: V;
  set(changes: Partial<V>): void;
  field(name: keyof V & string): FieldState;
  busy: boolean;
  /** The fields with errors, for the summary. */
  errors: { id: string; name: string; text: string }[];
  /** The error of the form as a whole. */
  trouble: string | null;
  /** The number of failed attempts, so that the summary is announced after each. */
  failures: number;
  reset(values: V): void;
  /** Whether there are unsaved changes. Evaluated on call: it causes no rendering. */
  isChanged(): boolean;
  props: { ref: React.RefObject<HTMLFormElement | null>; noValidate: true; onSubmit(event: FormEvent): void };
};

/** `problems` are found in the browser, `messages` come from the server. */
type Shown = { problems: Record<string, Problem>; messages: Record<string, string>; trouble: string | null };

const nothing: Shown = { problems: {}, messages: {}, trouble: null };
const noFields = {};

export function useForm<V extends Values>(options: FormOptions<V>): Form<V> {
  const { name, intent, hidden = noFields, draft, asyncRules } = options;
  const i18n = useI18n();
  const ref = useRef<HTMLFormElement>(null);
  const { send, busy } = useSend();
  const refused = useRefused(intent, hidden);
  const [initial] = useState(() => withSent(options.initial, refused?.sent));
  const [values, setState] = useState(initial);
  // A browser that autofills several fields at once changes them faster than the component renders.
  const latest = useRef(initial);
  const saved = useRef(initial);
  const setValues = (next: V) => {
    latest.current = next;
    setState(next);
  };
  const [shown, setShown] = useState(() => (refused ? refusal(refused, initial, i18n, options.failure) : nothing));
  const [isChecking, setChecking] = useState(false);
  const [failures, setFailures] = useState(refused ? 1 : 0);
  const sending = useRef(false);
  const rulesFor = (of: V) => (typeof options.rules === 'function' ? options.rules(of) : options.rules);
  const rules = rulesFor(values);
  const phones = usePhones(rules);
  const context = (isPhone: IsPhone | null): RuleContext => ({
    isPhone: (phone, code) => isPhone?.(phone, code) ?? null,
    countryCode: () => null,
    ids: () => null,
    today: new Date().toISOString().slice(0, 10),
    ...options.context,
  });

  // Takes over input made before hydration, and the draft of an earlier page load.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, after hydration.
  useEffect(() => {
    const typed = typedInto(ref.current, initial);
    setValues({ ...initial, ...(draft && !refused ? known(readDraft(draft), initial) : {}), ...typed });
  }, []);

  const isChanged = () => Object.keys(changesOf(latest.current, saved.current)).length > 0;

  // Takes over data that was loaded again, such as after a change in another tab, unless there are unsaved changes.
  const given = JSON.stringify(options.initial);
  const taken = useRef(given);
  const newest = useRef(options.initial);
  const take = (fresh: V) => {
    setValues(fresh);
    saved.current = fresh;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the object is a new one on every render.
  useEffect(() => {
    if (taken.current === given) return;
    taken.current = given;
    newest.current = options.initial;
    if (!isChanged()) take(options.initial);
  }, [given]);

  const errorOf = (field: string): string | null => {
    const problem = shown.problems[field];
    return shown.messages[field] ?? (problem ? textOf(i18n, field, problem) : null);
  };

  const change = (changes: Partial<V>, changed: string) => {
    const merged = { ...latest.current, ...changes };
    const next = options.follow?.(merged, changed, latest.current) ?? merged;
    setValues(next);
    // Only what was changed, so that a draft does not hide data that is saved elsewhere.
    if (draft) keepDraft(draft, changesOf(next, saved.current));
    recheck(next, [...Object.keys(changes), ...fieldsAfter(rulesFor(next), changed)]);
  };

  /** Removes an error as soon as the value is valid; does not add errors while the user is still typing. */
  const recheck = (next: V, fields: string[]) => {
    setShown((before) => {
      const wrong = problemsOf(rulesFor(next), next, context(phones.current));
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

  const leave = async (field: string) => {
    const left = latest.current;
    if (typeof left[field] !== 'string' || left[field] === '') return;
    const problem =
      problemsOf(rulesFor(left), left, context(phones.current))[field] ??
      (await askAbout(asyncRules, left, [field]))[field];
    if (!problem || latest.current[field] !== left[field]) return;
    setShown((before) => ({ ...before, problems: { ...before.problems, [field]: problem } }));
  };

  const fail = (next: Shown) => {
    setShown(next);
    setFailures((count) => count + 1);
    const wrong = new Set([...Object.keys(next.problems), ...Object.keys(next.messages)]);
    requestAnimationFrame(() => focusFirst(ref.current, wrong));
  };

  const submit = async () => {
    const sent = latest.current;
    const before = taken.current;
    const wanted = rulesFor(sent);
    const isPhone = needsPhones(wanted) ? await loadPhones().catch(() => null) : null;
    let problems = problemsOf(wanted, sent, context(isPhone));
    if (Object.keys(problems).length === 0) problems = await askAbout(asyncRules, sent, Object.keys(asyncRules ?? {}));
    if (Object.keys(problems).length > 0) return fail({ ...nothing, problems });
    setShown(nothing);
    const entries = options.sent?.(sent, saved.current) ?? sent;
    const result = await send(intent, { ...hidden, ...(draft && { [draftField]: draft }), ...entries });
    if (!result.ok) {
      options.failed?.(result);
      return fail(refusal(result, initial, i18n, options.failure));
    }
    if (draft) dropDraft(draft);
    saved.current = sent;
    // The page's data was reloaded before the form learnt that it is saved.
    if (taken.current !== before && !isChanged()) take(newest.current);
    options.done?.(result.data, result.message);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.current || options.canSubmit?.() === false) return;
    sending.current = true;
    setChecking(true);
    submit().finally(() => {
      sending.current = false;
      setChecking(false);
    });
  };

  return {
    intent,
    hidden,
    values,
    set: (changes) => change(changes, Object.keys(changes)[0] ?? ''),
    field: (field) => {
      const value = values[field];
      return {
        id: `${name}-${field}`,
        name: field,
        value: typeof value === 'string' ? value : '',
        checked: value === true,
        error: errorOf(field),
        required: rules[field]?.some(({ rule }) => rule === 'required' || rule === 'accepted') ?? false,
        onChange: ({ target }) => change({ [field]: valueIn(target) } as Partial<V>, field),
        onBlur: () => afterPress(() => void leave(field)),
      };
    },
    busy: busy || isChecking,
    errors: Object.keys(initial).flatMap((field) => {
      const text = errorOf(field);
      return text ? { id: `${name}-${field}`, name: field, text } : [];
    }),
    trouble: shown.trouble,
    failures,
    reset: (next) => {
      setValues(next);
      saved.current = next;
      setShown(nothing);
      if (draft) dropDraft(draft);
    },
    isChanged,
    props: { ref, noValidate: true, onSubmit },
  };
}

/** The server's errors: at their fields, and for the whole form if no field shows one. */
function refusal(
  refused: { message: string; errors: Submission['errors'] },
  fields: Values,
  { t }: Pick<Translator, 't'>,
  failure?: string,
): Shown {
  const errors = refused.errors ?? [];
  const own = errors.filter(({ field }) => field in fields);
  const messages = Object.fromEntries(own.map(({ field, message }) => [field, message]));
  const other = errors.find(({ field }) => !(field in fields));
  const trouble =
    own.length > 0 && !other ? null : (other?.message ?? (refused.message || failure || t('form-failed')));
  return { problems: {}, messages, trouble };
}

/** The values that were submitted without JavaScript; unchecked boxes were not submitted. */
function withSent<V extends Values>(initial: V, sent: Readonly<Record<string, string>> | undefined): V {
  if (!sent) return initial;
  const values = Object.entries(initial).map(([field, value]) => [
    field,
    typeof value === 'boolean' ? field in sent : typeof value === 'string' ? (sent[field] ?? value) : value,
  ]);
  return Object.fromEntries(values) as V;
}

async function askAbout<V extends Values>(rules: FormOptions<V>['asyncRules'], values: V, fields: readonly string[]) {
  const problems: Record<string, Problem> = {};
  const asked = fields.map(async (field) => {
    const problem = await rules?.[field]?.(values, AbortSignal.timeout(asyncTime)).catch(() => null);
    if (problem) problems[field] = problem;
  });
  await Promise.all(asked);
  return problems;
}

/** After this time, in milliseconds, a form is submitted without the rule's result, since the server validates it anyway. */
const asyncTime = 3000;

function valueIn(target: FormInput): Value {
  if (!(target instanceof HTMLInputElement)) return target.value;
  if (target.type === 'checkbox') return target.checked;
  return target.type === 'file' ? (target.files?.[0] ?? null) : target.value;
}

/** The text of a message for this field, from the attribute of the field's name, or else the general one. */
function textOf({ t, has }: Pick<Translator, 't' | 'has'>, field: string, { code, args }: Problem): string {
  // The codes are those of the server's rules; a server test checks that each has a message.
  const message = t as (id: string, args?: Args) => string;
  // For `address.city`, the attribute `city` is used.
  const own = `${code}.${field.slice(field.lastIndexOf('.') + 1)}`;
  return message(!args && has(own) ? own : code, args);
}

/** Starts loading the phone library as soon as a form that needs it is rendered. */
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

/** The fields whose rules refer to this one. */
function fieldsAfter(rules: Rules, field: string): string[] {
  return Object.keys(rules).filter((other) =>
    rules[other]?.some((rule) => [rule.field, rule.code, rule.country].includes(field)),
  );
}

function isField(element: Element): element is FormInput {
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName);
}

function typedInto<V extends Values>(form: HTMLFormElement | null, initial: V): Partial<V> {
  const typed: Record<string, Value> = {};
  for (const element of form?.elements ?? []) {
    if (!isField(element) || element.type === 'hidden' || !(element.name in initial)) continue;
    if (element.type === 'radio' && !(element as HTMLInputElement).checked) continue;
    const now = valueIn(element);
    if (now !== initial[element.name] && now !== '' && now !== null) typed[element.name] = now;
  }
  return typed as Partial<V>;
}

function known<V extends Values>(found: Readonly<Record<string, unknown>>, initial: V): Partial<V> {
  const own = Object.entries(found).filter(
    ([field, value]) => typeof value === typeof initial[field] && value !== null,
  );
  return Object.fromEntries(own) as Partial<V>;
}

function focusFirst(form: HTMLFormElement | null, wrong: ReadonlySet<string>): void {
  const fields = [...(form?.elements ?? [])].filter((one): one is FormInput => wrong.has((one as FormInput).name));
  const target = fields[0] ?? form?.querySelector<HTMLElement>('[data-summary]');
  target?.focus();
}
