// The fields of the tracking link form, shared by the form, its API call and the URL of its result page.
import type { Rules } from '@/lib/forms/rules';

export const linkIntent = 'affiliate-link';

export const noLink = {
  kind: 'address',
  address: '',
  /** `category:` or `product:`, followed by the id. */
  target: '',
  countryId: '',
  discountId: '',
  source: '',
  medium: '',
  campaign: '',
  content: '',
  term: '',
};
export type LinkValues = typeof noLink;

const short = [{ rule: 'max', value: 100 }] as const;
const required = [{ rule: 'required' }] as const;

/** The required fields depend on the kind of target. */
export function linkRules({ kind }: LinkValues): Rules {
  const target = kind === 'catalogue' ? 'target' : 'address';
  return {
    kind: required,
    [target]: required,
    source: short,
    medium: short,
    campaign: short,
    content: short,
    term: short,
  };
}

/** Encodes a form's values as one query parameter; empty values are left out. */
export function linkParameter(values: LinkValues): string {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
}

/** Returns null without such a parameter. */
export function linkValues(parameter: string | null): LinkValues | null {
  if (!parameter) return null;
  const read = new URLSearchParams(parameter);
  return Object.fromEntries(
    Object.entries(noLink).map(([name, usual]) => [name, read.get(name) ?? usual]),
  ) as LinkValues;
}
