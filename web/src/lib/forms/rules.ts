// The validation rules of the shop's forms, evaluated as on the server: server/rules/forms.json defines their meaning.
import { addressRules, isPostcode } from './addresses';
import { formRules } from './formRules';

/** The value of a file field is the selected file. */
export type Value = string | boolean | File | null;
export type Values = Readonly<Record<string, Value>>;

/** `code` is the id of a message in forms.ftl. */
export type Problem = { code: string; args?: Record<string, string | number> };

export type Rule = {
  rule: RuleName;
  value?: number;
  /** The other field that the rule refers to: the one to repeat, the dialling code, the country. */
  field?: string;
  code?: string;
  country?: string;
  values?: readonly string[];
  of?: string;
  from?: string;
  to?: string;
};
export type Rules = Readonly<Record<string, readonly Rule[]>>;

/** The data that rules need besides the form's own fields. */
export type RuleContext = {
  /** Null as long as it is unknown. */
  isPhone(phone: string, code: string): boolean | null;
  /** The code of a country by its id. */
  countryCode(id: string): string | null;
  /** The ids of a list that a rule names, or null as long as they are unknown. */
  ids(list: string): readonly string[] | null;
  /** YYYY-MM-DD. */
  today: string;
};

const verbatim = new Set<string>(formRules.verbatim);

export function rulesOf(form: keyof typeof formRules.forms): Rules {
  return formRules.forms[form];
}

/** The first problem of each field; valid fields are left out. */
export function problemsOf(rules: Rules, values: Values, context: RuleContext): Record<string, Problem> {
  const found: Record<string, Problem> = {};
  for (const [field, list] of Object.entries(rules)) {
    const problem = firstOf(list, { text: textOf(field, values), values, context }, values[field]);
    if (problem) found[field] = problem;
  }
  return found;
}

/** A field's value as the rules and the server read it. */
function textOf(field: string, values: Values): string {
  const value = values[field];
  if (typeof value !== 'string') return '';
  return verbatim.has(field) ? value : value.trim();
}

/** A field's text, with the values that its rules may compare it with. */
type Checked = { text: string; values: Values; context: RuleContext };

function firstOf(list: readonly Rule[], checked: Checked, value: Value | undefined): Problem | null {
  for (const rule of list) {
    const problem = isFilled(checked, value) ? broken(rule, checked) : missing(rule, checked);
    if (problem) return problem;
  }
  return null;
}

/** A ticked box and a chosen file have no text. */
function isFilled({ text }: Checked, value: Value | undefined): boolean {
  return text !== '' || value === true || (typeof value === 'object' && value !== null);
}

/** The problem of an empty field. */
function missing({ rule, country = '' }: Rule, { values, context }: Checked): Problem | null {
  const there = () => addressRules(context.countryCode(textOf(country, values)));
  if (rule === 'accepted') return { code: 'form-accepted' };
  const wanted =
    rule === 'required' ||
    (rule === 'postcode' && there().postcode.required) ||
    (rule === 'state' && there().state === 'required');
  return wanted ? { code: 'form-required' } : null;
}

function broken(rule: Rule, checked: Checked): Problem | null {
  const check: Check | undefined = checks[rule.rule as keyof typeof checks];
  if (!check || checked.text === '' || check(rule, checked)) return null;
  return { code: `form-${rule.rule}`, args: argsOf(rule, checked) };
}

type Check = (rule: Rule, checked: Checked) => boolean;

/** Each returns whether a text that is not empty satisfies the rule. */
const checks = {
  min: ({ value = 0 }, { text }) => [...text].length >= value,
  max: ({ value = 0 }, { text }) => [...text].length <= value,
  email: (_rule, { text }) => isEmail(text),
  web: (_rule, { text }) => isWebAddress(text),
  upper: (_rule, { text }) => /\p{Uppercase}/u.test(text),
  digit: (_rule, { text }) => /[0-9]/.test(text),
  special: (_rule, { text }) => /[^\p{Alphabetic}\p{N}\p{White_Space}]/u.test(text),
  same: ({ field = '' }, { text, values }) => text === textOf(field, values),
  phone: ({ code = '' }, { text, values, context }) => context.isPhone(text, textOf(code, values)) !== false,
  postcode: ({ country = '' }, { text, values, context }) =>
    isPostcode(context.countryCode(textOf(country, values)), text),
  date: ({ from = '', to = '' }, { text, context }) =>
    isDay(text) && text >= from && (to === '' || text <= (to === 'today' ? context.today : to)),
  choice: ({ values: choices, of = '' }, { text, context }) => (choices ?? context.ids(of))?.includes(text) ?? true,
} satisfies Record<string, Check>;

/** Rules about fields that are empty. */
const emptyRules = ['required', 'accepted', 'state'] as const;

type RuleName = keyof typeof checks | (typeof emptyRules)[number];

/** Every rule that is implemented here; a test compares them with the rules file. */
export const ruleNames: readonly string[] = [...Object.keys(checks), ...emptyRules];

function argsOf({ rule, value = 0, country = '' }: Rule, { values, context }: Checked): Problem['args'] {
  if (rule === 'min' || rule === 'max') return { [rule]: value };
  if (rule !== 'postcode') return undefined;
  return { example: addressRules(context.countryCode(textOf(country, values))).postcode.example };
}

const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const label = /^(?!-)[\p{L}\p{M}0-9-]{1,63}(?<!-)$/u;

/** Whether a text is an e-mail address. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const name = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  const domain = labels.length > 1 && labels.every((one) => label.test(one)) && /\p{L}/u.test(labels.at(-1) ?? '');
  return at > 0 && name.length <= 64 && local.test(name) && domain;
}

const host = /^(?:https?:\/\/)?((?:[^./?#]+\.)+[^./?#]+)(?:[/?#][^\s<>"\\]*)?$/iu;

/** Whether a text is the address of a page on a public host, with or without its scheme. */
function isWebAddress(text: string): boolean {
  const labels = host.exec(text)?.[1]?.split('.') ?? [];
  const top = labels.at(-1) ?? '';
  return labels.length > 1 && labels.every((one) => label.test(one)) && [...top].length > 1 && /\p{L}/u.test(top);
}

/** A day that exists, as `<input type="date">` writes it. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
