// Where a refund of cash is to be transferred to: asked for by an e-mail's link, shown again by its end, corrected until it is on its way.
import { useOwnAnswer } from '@/api/own';
import type { RefundAccount as Refund } from '@/api/types';
import { rulesOf } from '@/lib/forms/rules';
import { useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { formatMoney } from '@/lib/money';
import { usePage } from '@/lib/page';
import { useShop } from '@/lib/shop';
import { FieldsForm } from '@/ui/ActionForm';
import { Button, LinkButton } from '@/ui/Button';
import { TextField } from '@/ui/Field';
import { Submit } from '@/ui/FormParts';
import { Skeleton } from '@/ui/Skeleton';
import type { RefundAccountCalls } from './calls';

export function RefundAccount() {
  const hasToken = usePage().query.has('token');
  const { data: refund, problem, reload } = useOwnAnswer<RefundAccountCalls, 'refund'>('refund');
  return (
    <div className="wrap">
      <div className="mx-auto max-w-[480px] pt-10 lg:pt-16">
        {refund ? (
          <Found refund={refund} reload={reload} />
        ) : hasToken && problem === null ? (
          <Loading />
        ) : (
          <Missing reload={reload} />
        )}
      </div>
    </div>
  );
}

function Loading() {
  const t = useT();
  return (
    <div className="grid gap-6">
      <h1 className="sr-only">{t('refund-account-title')}</h1>
      <Skeleton className="h-16 w-2/3" />
      <Skeleton className="h-52" />
    </div>
  );
}

const texts = {
  wanted: { title: 'refund-account-title', text: 'refund-account-text' },
  given: { title: 'refund-account-given-title', text: 'refund-account-given-text' },
  exported: { title: 'refund-account-exported-title', text: 'refund-account-exported-text' },
  made: { title: 'refund-account-made-title', text: 'refund-account-made-text' },
} as const;

function Found({ refund, reload }: { refund: Refund; reload(): Promise<void> }) {
  const t = useT();
  const { currency } = useShop();
  const { state, account, orderNumber, kind } = refund;
  const amount = formatMoney(currency.pattern, refund.amountMinor);
  const isOpen = state === 'wanted' || state === 'given';
  if (state === 'dropped') return <Missing reload={reload} />;
  const { title, text } = texts[state];
  const Form = kind === 'iban' ? IbanForm : LocalForm;
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
          {/* What was given is not typed over: the form is a new one then. */}
          <Form key={account?.number} isGiven={state === 'given'} />
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

type FormProps = { isGiven: boolean };

function IbanForm({ isGiven }: FormProps) {
  const t = useT();
  const form = useForm({
    name: 'refund',
    intent: 'refund-iban',
    rules: rulesOf('ibanAccount'),
    initial: { holder: '', iban: '' },
  });
  const labels = { holder: t('field-account-holder'), iban: t('field-iban') };
  return (
    <FieldsForm form={form} labels={labels} className="grid gap-5">
      <TextField field={form.field('holder')} label={labels.holder} autoComplete="name" />
      <TextField
        field={form.field('iban')}
        label={labels.iban}
        help={t('refund-account-iban-help')}
        autoComplete="off"
      />
      <Submit busy={form.busy} wide look={isGiven ? 'line' : 'full'}>
        {t('refund-account-action')}
      </Submit>
    </FieldsForm>
  );
}

function LocalForm({ isGiven }: FormProps) {
  const t = useT();
  const form = useForm({
    name: 'refund',
    intent: 'refund-local',
    rules: rulesOf('localAccount'),
    initial: { holder: '', bank: '', routingNumber: '', accountNumber: '' },
  });
  const labels = {
    holder: t('field-account-holder'),
    bank: t('field-bank'),
    routingNumber: t('field-routing-number'),
    accountNumber: t('field-account-number'),
  };
  return (
    <FieldsForm form={form} labels={labels} className="grid gap-5">
      <TextField field={form.field('holder')} label={labels.holder} autoComplete="name" />
      <TextField field={form.field('bank')} label={labels.bank} autoComplete="off" />
      <TextField
        field={form.field('routingNumber')}
        label={labels.routingNumber}
        help={t('refund-account-routing-help')}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        field={form.field('accountNumber')}
        label={labels.accountNumber}
        inputMode="numeric"
        autoComplete="off"
      />
      <Submit busy={form.busy} wide look={isGiven ? 'line' : 'full'}>
        {t('refund-account-action')}
      </Submit>
    </FieldsForm>
  );
}

function Missing({ reload }: { reload(): Promise<void> }) {
  const t = useT();
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <h1 className="display-48 hyphens-auto">{t('refund-account-missing-title')}</h1>
      <p className="text-18 text-ink-2 text-pretty">{t('refund-account-missing-text')}</p>
      <Button look="line" className="script-only" onClick={() => void reload()}>
        {t('failed-retry')}
      </Button>
    </div>
  );
}
