// The state of the affiliate area: the page's own responses, what is loading, and errors. Nothing of it remains after signing
// out.
import { useRevalidator } from 'react-router';
import type { Result } from '@/api/call';
import { goodOf, type OwnAnswers, type Problem, useOwnAnswers } from '@/api/own';
import { useAuth } from '@/lib/auth';
import { useT } from '@/lib/i18n';
import type { MessageId } from '@/lib/messages';
import type {
  AdvancedProfile,
  AffiliateProfile,
  Analytics,
  CommissionPage,
  Dashboard,
  Discount,
  MediaKit,
  StatementMonth,
} from './shapes';

type Data = {
  profile: AffiliateProfile;
  advanced: AdvancedProfile;
  dashboard: Dashboard;
  discounts: Discount[];
  commissions: CommissionPage;
  statements: StatementMonth[];
  analytics: Analytics;
  mediaKit: MediaKit;
};
type Name = keyof Data;

/** `stats` stands for the figures of dashboard and analytics. */
type Loading = Record<'profile' | 'discounts' | 'commissions' | 'stats' | 'dashboard', boolean>;

type AffiliateStore = { [N in Name]: Data[N] | null } & { loading: Loading; error: string | null };

type Failed = Extract<Result<unknown>, { ok: false }>;

export const emptyStore: AffiliateStore = {
  profile: null,
  advanced: null,
  dashboard: null,
  discounts: null,
  commissions: null,
  statements: null,
  analytics: null,
  mediaKit: null,
  loading: { profile: false, discounts: false, commissions: false, stats: false, dashboard: false },
  error: null,
};

const flags: Partial<Record<Name, keyof Loading>> = {
  profile: 'profile',
  advanced: 'profile',
  dashboard: 'dashboard',
  discounts: 'discounts',
  commissions: 'commissions',
  analytics: 'stats',
};

/** Fallback error messages, for failures without a message of the server. */
const defaults: Partial<Record<Name, MessageId>> = {
  profile: 'affiliate-error-profile',
  advanced: 'affiliate-error-profile',
  dashboard: 'affiliate-error-dashboard',
  discounts: 'affiliate-error-discounts',
  commissions: 'affiliate-error-commissions',
  statements: 'affiliate-error-commissions',
  analytics: 'affiliate-error-analytics',
};

/**
 * `answers` is null as long as there are none. The profile's error takes precedence, because all other calls depend on the
 * profile.
 */
export function storeOf(
  answers: OwnAnswers['answers'] | null,
  isLoading: boolean,
  translate: (id: MessageId) => string,
): AffiliateStore {
  const data: Record<string, unknown> = {};
  const loading = { ...emptyStore.loading };
  let error: string | null = null;
  for (const name of Object.keys(emptyStore) as (Name | 'loading' | 'error')[]) {
    if (name === 'loading' || name === 'error') continue;
    const answer = answers?.[name];
    const flag = flags[name];
    if (flag) loading[flag] ||= isLoading || answers === null;
    const good = goodOf(answer);
    data[name] = good && dataOf(name, good);
    if (answer?.ok === false && !good) error ??= errorText(answer, name, translate);
  }
  return { ...(data as { [N in Name]: Data[N] | null }), loading, error };
}

/** Paginated lists, returned with their `meta`. */
const paged: readonly Name[] = ['commissions', 'mediaKit'];

function dataOf(name: Name, { data, meta }: Extract<Result<unknown>, { ok: true }>): unknown {
  return paged.includes(name) ? { items: data, meta: meta ?? null } : data;
}

function errorText({ message }: Failed, name: Name, translate: (id: MessageId) => string): string {
  return message || translate(defaults[name] ?? 'affiliate-error');
}

/** `problem` returns why one of the page's own responses is missing. */
export type OwnStore = AffiliateStore & { problem(name: Name): Problem | null; reload(): Promise<void> };

export function useAffiliate(): OwnStore {
  const t = useT();
  const auth = useAuth();
  const answers = useOwnAnswers();
  const { revalidate, state } = useRevalidator();
  const translate = (id: MessageId) => (t as (id: MessageId) => string)(id);
  const store = auth === null ? emptyStore : storeOf(answers, state === 'loading', translate);
  return {
    ...store,
    problem: (name) => {
      const answer = answers?.[name];
      return answer?.ok === false ? { ...answer, message: errorText(answer, name, translate) } : null;
    },
    reload: revalidate,
  };
}
