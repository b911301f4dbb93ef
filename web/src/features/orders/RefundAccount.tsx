// The bank account for the refund of a cash payment: requested by e-mail link, shown masked, editable until the transfer is made.
import { useOwnAnswer } from '@/api/own';
import type { RefundAccount as Refund } from '@/api/types';
import { useT } from '@/lib/i18n';
import { formatMoney } from '@/lib/money';
import { usePage } from '@/lib/page';
import { useShop } from '@/lib/shop';
import { BankAccountForm } from '@/ui/BankAccountForm';
import { LinkButton } from '@/ui/Button';
import type { RefundAccountCalls } from './calls';
import { LinkPending, LinkUnavailable } from './LinkPlaceholder';

export function RefundAccount() {
  const t = useT();
  const hasToken = usePage().query.has('token');
  const { data: refund, problem, reload } = useOwnAnswer<RefundAccountCalls, 'refund'>('refund');
  return (
    <div className="wrap">
      <div className="mx-auto max-w-[480px] pt-10 lg:pt-16">
        {refund ? (
          <RefundContent refund={refund} reload={reload} />
        ) : hasToken && problem?.status !== 404 ? (
          <LinkPending title={t('refund-account-title')} problem={problem} reload={reload} />
        ) : (
          <RefundUnavailable reload={reload} requestId={problem?.requestId} />
        )}
      </div>
    </div>
  );
}

const texts = {
  wanted: { title: 'refund-account-title', text: 'refund-account-text' },
  given: { title: 'refund-account-given-title', text: 'refund-account-given-text' },
  exported: { title: 'refund-account-exported-title', text: 'refund-account-exported-text' },
  made: { title: 'refund-account-made-title', text: 'refund-account-made-text' },
} as const;

function RefundContent({ refund, reload }: { refund: Refund; reload(): Promise<void> }) {
  const t = useT();
  const { currency } = useShop();
  const { state, account, orderNumber, kind } = refund;
  const amount = formatMoney(currency.pattern, refund.amountMinor);
  const isOpen = state === 'wanted' || state === 'given';
  if (state === 'dropped') return <RefundUnavailable reload={reload} />;
  const { title, text } = texts[state];
  return (
    <>
      <div role="status">
        <h1 className="display-48 hyphens-auto">{t(title)}</h1>
        <p className="mt-3 text-18 text-ink-2 text-pretty">{t(text, { amount, number: orderNumber })}</p>
      </div>
      {account && (
        <div className="mt-6 rounded-tile bg-surface p-5">
          <p className="font-medium">
            <bdi>{account.holder}</bdi>
          </p>
          {account.bank && <p className="text-ink-2">{account.bank}</p>}
          <p className="text-ink-2 tabular-nums">{account.number}</p>
        </div>
      )}
      {isOpen && (
        <section className="mt-8">
          {state === 'given' && <h2 className="display-28 mb-5">{t('refund-account-correct')}</h2>}
          {/* The key changes once an account is saved, so that an empty form replaces the filled-in one. */}
          <BankAccountForm
            key={account?.number}
            kind={kind}
            name="refund"
            intent={`refund-${kind}`}
            help={{ iban: t('refund-account-iban-help'), routingNumber: t('refund-account-routing-help') }}
            action={t('refund-account-action')}
            wide
            look={state === 'given' ? 'line' : 'full'}
          />
        </section>
      )}
      {!isOpen && (
        <p className="mt-8">
          <LinkButton to="/" look="line">
            {t('link-home')}
          </LinkButton>
        </p>
      )}
    </>
  );
}

function RefundUnavailable({ reload, requestId }: { reload(): Promise<void>; requestId?: string }) {
  const t = useT();
  return (
    <LinkUnavailable
      title={t('refund-account-missing-title')}
      text={t('refund-account-missing-text')}
      requestId={requestId}
      reload={reload}
    />
  );
}
