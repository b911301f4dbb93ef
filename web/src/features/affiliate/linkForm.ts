// The fields of the form that makes a link, as the form, its call and the address that it leads to share them.
import type { Rules } from '@/lib/forms/rules';

export const linkIntent = 'affiliate-link';

export const noLink = {
  kind: 'address',
  address: '',
  /** `category:` or `product:`, and its id. */
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

/** What is asked depends on what the link is to lead to. */
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

/** A form's values as one parameter of an address; empty ones are left out. */
export function linkParameter(values: LinkValues): string {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
}

/** Null when there is no such parameter. */
export function linkValues(parameter: string | null): LinkValues | null {
  if (!parameter) return null;
  const read = new URLSearchParams(parameter);
  return Object.fromEntries(
    Object.entries(noLink).map(([name, usual]) => [name, read.get(name) ?? usual]),
  ) as LinkValues;
}
