// The form for a partner's details, used in the application and in the profile: fields, rules, and request body.
import type { Problem, Rules } from '@/lib/forms/rules';
import type { Channel } from './shapes';

/** The values that the API uses. */
export const channelKinds = ['blog', 'instagram', 'tiktok', 'youtube', 'facebook', 'newsletter', 'other'] as const;
/** The form has this many rows for channels. */
export const channelRows = [0, 1, 2] as const;

const number = [{ rule: 'max', value: 9 }] as const;
const address = [{ rule: 'max', value: 200 }] as const;

/** Rules in addition to those in the server's rules file. */
export const detailsRules = (kind: string): Rules => ({
  ...(kind === 'company' && { company: [{ rule: 'required' }, { rule: 'max', value: 200 }] }),
  ...Object.fromEntries(
    channelRows.flatMap((row): [string, Rules[string]][] => [
      [`channelAddress${row}`, address],
      [`channelFollowers${row}`, number],
    ]),
  ),
});

/** The field of the stored profile to which an input belongs: none for the acceptance of the terms. */
export function profileFieldOf(name: string): string | null {
  if (name === 'agreesToProgramme') return null;
  if (name === 'company') return 'kind';
  if (name === 'commissions' || name === 'statements') return 'emails';
  if (name.startsWith('country-')) return 'countryIds';
  return name.startsWith('channel') ? 'channels' : name;
}

type Boxes = Readonly<Record<string, unknown>>;

/** At least one country must be checked; the error is shown at the first checkbox. */
export function countryRule(ids: readonly number[]) {
  const isAny = (values: Boxes) => ids.some((id) => values[`country-${id}`] === true);
  const rule = async (values: Boxes): Promise<Problem | null> => (isAny(values) ? null : { code: 'form-required' });
  return { [`country-${ids[0] ?? ''}`]: rule };
}

type Texts = { kind: string; company: string; webAddress: string; promotion: string };

/** One text per channel field, and one checkbox per country. */
export function detailsValues(
  { kind, company, webAddress, promotion }: Texts,
  channels: readonly Channel[],
  countryIds: readonly number[],
  allCountries: readonly number[],
): Record<string, string | boolean> & Texts {
  const rows = channelRows.flatMap((row) => {
    const one = channels[row];
    return [
      [`channelKind${row}`, one?.kind ?? ''],
      [`channelAddress${row}`, one?.address ?? ''],
      [`channelFollowers${row}`, one ? String(one.followers) : ''],
    ];
  });
  const boxes = allCountries.map((id) => [`country-${id}`, countryIds.includes(id)]);
  return { kind, company, webAddress, promotion, ...Object.fromEntries([...rows, ...boxes]) };
}

type Read = { text(name: string): string; has(name: string): boolean };

/** `countryIds` are the countries for which the form had a checkbox. */
export function detailsBody({ text, has }: Read) {
  const channels = channelRows.flatMap((row) => {
    const address = text(`channelAddress${row}`).trim();
    const followers = Number(text(`channelFollowers${row}`).replace(/\D/g, '')) || 0;
    return address ? [{ kind: text(`channelKind${row}`) || 'other', address, followers }] : [];
  });
  const asked = text('countries').split('.').filter(Boolean).map(Number);
  const kind = text('kind');
  return {
    kind,
    company: kind === 'company' ? text('company') : null,
    webAddress: text('webAddress'),
    channels,
    countryIds: asked.filter((id) => has(`country-${id}`)),
    promotion: text('promotion').split(/\r?\n/),
  };
}
