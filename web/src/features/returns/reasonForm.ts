// The form of the second step of a return: the fields of each selected line, their rules, and the request body.
import type { Rules } from '@/lib/forms/rules';
import type { ChosenLine } from './chosenLines';
import type { ReturnReason } from './shapes';

/** Fields of a line are named `line2.reason` and so on, so that messages for `reason` apply. */
export const fieldOf = (position: number, field: 'reason' | 'comment' | 'photos') => `line${position}.${field}`;

export type ReasonValues = Record<string, string>;

export function initialReasons(lines: readonly ChosenLine[], ways: readonly { code: string }[]): ReasonValues {
  const fields = lines.flatMap(({ position }) =>
    (['reason', 'comment', 'photos'] as const).map((field) => [fieldOf(position, field), '']),
  );
  return { ...Object.fromEntries(fields), way: ways[0]?.code ?? '' };
}

const required = [{ rule: 'required' }] as const;

/** Damage requires a photo. */
export function reasonRules(
  values: ReasonValues,
  lines: readonly ChosenLine[],
  reasons: readonly ReturnReason[],
): Rules {
  const rules: Record<string, Rules[string]> = { way: required };
  for (const { position } of lines) {
    rules[fieldOf(position, 'reason')] = required;
    rules[fieldOf(position, 'comment')] = [{ rule: 'max', value: 1000 }];
    if (reasonOf(values, position, reasons)?.needsPhotos) rules[fieldOf(position, 'photos')] = required;
  }
  return rules;
}

/** What is submitted: without the photos of lines whose reason needs none. */
export function sentReasons(
  values: ReasonValues,
  lines: readonly ChosenLine[],
  reasons: readonly ReturnReason[],
): ReasonValues {
  const unused = lines.filter(({ position }) => !reasonOf(values, position, reasons)?.needsPhotos);
  return { ...values, ...Object.fromEntries(unused.map(({ position }) => [fieldOf(position, 'photos'), ''])) };
}

/** The selected reason of a line. */
export function reasonOf(
  values: ReasonValues,
  position: number,
  reasons: readonly ReturnReason[],
): ReturnReason | null {
  return reasons.find(({ code }) => code === values[fieldOf(position, 'reason')]) ?? null;
}
