// What a partner tells about themselves, in the application and later: the fields, their rules, and the body that they make.
import type { Rules } from '@/lib/forms/rules';
import type { Channel } from './shapes';

/** As the server names them. */
export const channelKinds = ['blog', 'instagram', 'tiktok', 'youtube', 'facebook', 'newsletter', 'other'] as const;
/** A form asks for this many channels. */
export const channelRows = [0, 1, 2] as const;

const longText = [{ rule: 'max', value: 2000 }] as const;
const number = [{ rule: 'max', value: 9 }] as const;

export const detailsRules = (kind: string): Rules => ({
  kind: [{ rule: 'required' }],
  ...(kind === 'company' && { company: [{ rule: 'required' }, { rule: 'max', value: 200 }] }),
  webAddress: [{ rule: 'max', value: 200 }, { rule: 'web' }],
  promotion: [{ rule: 'required' }, ...longText],
  ...Object.fromEntries(
    channelRows.flatMap((row): [string, Rules[string]][] => [
      [`channelAddress${row}`, [{ rule: 'max', value: 200 }]],
      [`channelFollowers${row}`, number],
    ]),
  ),
});

type Texts = { kind: string; company: string; webAddress: string; promotion: string };

/** One text for each field of the channels, and one box for each country. */
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

/** `countryIds` are those whose boxes the form had. */
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
    company: kind === 'company' ? text('company') : '',
    webAddress: text('webAddress'),
    channels,
    countryIds: asked.filter((id) => has(`country-${id}`)),
    promotion: text('promotion'),
  };
}
