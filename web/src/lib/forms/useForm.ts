// One form: its values, what is wrong with them in the page's language, sending, and the focus that follows.
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { Result } from '@/api/call';
import { useI18n } from '../i18n';
import type { Submission } from '../personal';
import type { Args, Translator } from '../translator';
import { afterPress } from './afterPress';
import { dropDraft, keepDraft, readDraft } from './draft';
import { type IsPhone, loadPhones } from './phone';
import { type Problem, problemsOf, type RuleContext, type Rules, type Value, type Values } from './rules';
import { draftField, useRefused, useSend } from './submission';

export type FormInput = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A rule that has to ask somebody: whether a code is valid, a name is free. Null when nothing is wrong. */
export type AsyncRule<V extends Values> = (values: V, signal: AbortSignal) => Promise<Problem | null>;

export type FormOptions<V extends Values> = {
  /** Names the form in the document: ids of its fields begin with it. */
  name: string;
  /** Which of the page's actions it is for. */
  intent: string;
  /** What goes along unseen, and tells it from other forms with the same intent. */
  hidden?: Readonly<Record<string, string>>;
  /** Where it depends on what was entered which fields there are, made of that. */
  rules: Rules | ((values: V) => Rules);
  initial: V;
  /** Keeps what was typed over a reload of the page, passwords left out, under this name: with the id of whose it is. */
  draft?: string;
  /** What the rules of this form need to know besides phone numbers and the day. */
  context?: Partial<Pick<RuleContext, 'countryCode' | 'ids'>>;
  /** Asked when a field is left and before the form is sent, once its other rules are followed. */
  asyncRules?: Partial<Record<keyof V & string, AsyncRule<V>>>;
  /** The values as they are sent, where that is not as they were typed. */
  sent?: (values: V) => V;
  /** Other fields that follow from a change. */
  follow?: (next: V, changed: string, before: V) => V;
  /** After the server has taken it and the page's data is loaded anew; not when the action leads to another page. */
  done?(answer: unknown, message: string): void;
  /** What is said where the server says nothing; that the form could not be sent, unless something else fits better. */
  failure?: string;
  /** After the server has refused it, or could not be reached. */
  failed?(result: Extract<Result<unknown>, { ok: false }>): void;
};

/** What an input needs to be part of the form, and what its field shows. A radio button is checked when `value` is its own. */
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
  /** Fields that are wrong, for the summary. */
  errors: { id: string; name: string; text: string }[];
  /** What is wrong with the whole. */
  trouble: string | null;
  /** Counts attempts that failed, so that the summary is announced anew each time. */
  failures: number;
  reset(values: V): void;
  /** Whether there is something in it that has not been saved. Asked at the moment that it matters: it draws nothing. */
  isChanged(): boolean;
  props: { ref: React.RefObject<HTMLFormElement | null>; noValidate: true; onSubmit(event: FormEvent): void };
};

/** `problems` are found here, `messages` are the server's. */
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
  // A browser that fills in several fields at once changes them faster than the form is drawn.
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

  // What was typed before the page was hydrated, and what an earlier life of the page left behind.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has come.
  useEffect(() => {
    const typed = typedInto(ref.current, initial);
    setValues({ ...initial, ...(draft && !refused ? known(readDraft(draft), initial) : {}), ...typed });
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
    recheck(next, [...Object.keys(changes), ...fieldsAfter(rulesFor(next), changed)]);
  };

  /** Mends what is shown as wrong as soon as it is right; does not blame what is still being typed. */
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
    const wanted = rulesFor(sent);
    const isPhone = needsPhones(wanted) ? await loadPhones().catch(() => null) : null;
    let problems = problemsOf(wanted, sent, context(isPhone));
    if (Object.keys(problems).length === 0) problems = await askAbout(asyncRules, sent, Object.keys(asyncRules ?? {}));
    if (Object.keys(problems).length > 0) return fail({ ...nothing, problems });
    setShown(nothing);
    const entries = options.sent?.(sent) ?? sent;
    const result = await send(intent, { ...hidden, ...(draft && { [draftField]: draft }), ...entries });
    if (!result.ok) {
      options.failed?.(result);
      return fail(refusal(result, initial, i18n, options.failure));
    }
    if (draft) dropDraft(draft);
    saved.current = sent;
    options.done?.(result.data, result.message);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
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
    isChanged: () => Object.keys(initial).some((field) => latest.current[field] !== saved.current[field]),
    props: { ref, noValidate: true, onSubmit },
  };
}

/** What the server refused a form with: at its fields, and about the whole where none of the fields says it. */
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

/** The values that were sent without script; a box that was not ticked was not sent. */
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

/** After this long a form is sent without an answer: the server checks it all the same. In milliseconds. */
const asyncTime = 3000;

function valueIn(target: FormInput): Value {
  if (!(target instanceof HTMLInputElement)) return target.value;
  if (target.type === 'checkbox') return target.checked;
  return target.type === 'file' ? (target.files?.[0] ?? null) : target.value;
}

/** What a message says of this very field, in an attribute of the field's name, or else of any. */
function textOf({ t, has }: Pick<Translator, 't' | 'has'>, field: string, { code, args }: Problem): string {
  // Codes are those of the server's rules; that each has its message is a test of the server's.
  const message = t as (id: string, args?: Args) => string;
  // Of `address.city` what is said of `city`.
  const own = `${code}.${field.slice(field.lastIndexOf('.') + 1)}`;
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

function isField(element: Element): element is FormInput {
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName);
}

function typedInto<V extends Values>(form: HTMLFormElement | null, initial: V): Partial<V> {
  const typed: Record<string, Value> = {};
  for (const element of form?.elements ?? []) {
    if (!isField(element) || !(element.name in initial)) continue;
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
