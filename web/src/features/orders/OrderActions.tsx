// The actions available for an order: pay, reorder, print or save the invoice, cancel, return.
import { useRef, useState } from 'react';
import type { Result } from '@/api/call';
import type { Cart, OrderView, PaymentPage } from '@/api/types';
import { useFocusAfterRemoval } from '@/lib/focus';
import { useRefused } from '@/lib/forms/submission';
import { useHydrated } from '@/lib/hydrated';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { A } from '@/ui/A';
import { ButtonForm } from '@/ui/ActionForm';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import type { OrderFiles } from './files';

type Props = {
  order: OrderView;
  files: OrderFiles;
  /** Called with the cart after the order's items were added to it. */
  onReordered(order: OrderView, cart: Cart): void;
  returnPaths: ReturnPaths;
};

/** The pages for returns and withdrawal: paths without locale prefix. */
type ReturnPaths = { returns: string; withdrawal: string };

export function OrderActions({ order, files, onReordered, returnPaths }: Props) {
  const { canPay, canCancel, hasInvoice } = order.actions;
  const box = useRef<HTMLDivElement>(null);
  // A successful cancellation removes its button.
  useFocusAfterRemoval(canCancel, box);
  return (
    <div ref={box} tabIndex={-1} className="grid gap-4">
      <div className="flex flex-wrap gap-2 max-md:*:flex-auto max-md:[&_.btn]:w-full">
        {canPay && <PayButton isRetry={order.paymentState.status !== 'PENDING'} />}
        {order.lines.length > 0 && <ReorderButton onReordered={(cart) => onReordered(order, cart)} />}
        {canCancel && <CancelButton number={order.number} />}
      </div>
      {hasInvoice && <InvoiceAndReturnLinks files={files} returnPaths={returnPaths} />}
    </div>
  );
}

/** The links to the invoice, to returns and to withdrawal. */
function InvoiceAndReturnLinks({ files, returnPaths }: Pick<Props, 'files' | 'returnPaths'>) {
  const t = useT();
  const link = 'link inline-flex min-h-11 items-center md:min-h-6';
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-14">
      <li>
        <a href={files.invoice} target="_blank" rel="noreferrer" className={link}>
          {t('order-invoice')}
        </a>
      </li>
      <li>
        <a href={files.invoicePdf} download className={link}>
          {t('order-invoice')} (PDF)
        </a>
      </li>
      <li>
        <A to={returnPaths.returns} className={link}>
          {t('return-title')}
        </A>
      </li>
      <li>
        <A to={returnPaths.withdrawal} className={link}>
          {t('footer-withdraw')}
        </A>
      </li>
    </ul>
  );
}

/** Leads to the payment provider's page. */
export function PayButton({ isRetry }: { isRetry: boolean }) {
  const t = useT();
  const showResult = (result: Result<unknown>) => {
    if (!result.ok) showNotice(result.message || t('pay-error'), false);
    else if (!(result.data as PaymentPage).redirectUrl) showNotice(t('pay-error-text'), false);
  };
  return (
    <ButtonForm intent="pay-order" onDone={showResult}>
      {(busy) => (
        <Button type="submit" aria-disabled={busy || undefined} data-busy={busy || undefined}>
          {t(isRetry ? 'failed-retry' : 'order-pay-now')}
        </Button>
      )}
    </ButtonForm>
  );
}

/** Leads to the cart. */
function ReorderButton({ onReordered }: { onReordered(cart: Cart): void }) {
  const t = useT();
  const done = (result: Result<unknown>) => {
    if (result.ok) onReordered(result.data as Cart);
    else showNotice(result.message || t('form-failed'), false);
  };
  return (
    <ButtonForm intent="reorder" onDone={done}>
      {(busy) => (
        <Button type="submit" look="line" aria-disabled={busy || undefined} data-busy={busy || undefined}>
          {t('order-again')}
        </Button>
      )}
    </ButtonForm>
  );
}

function CancelButton({ number }: { number: string }) {
  const t = useT();
  const isHydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const done = (result: Result<unknown>) => {
    setOpen(false);
    showNotice(result.message || t('form-failed'), result.ok);
  };
  return (
    <>
      {!isHydrated && <CancelWithoutScript />}
      <Button look="line" className="script-only" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('order-cancel')}
      </Button>
      <Dialog
        id="order-cancel"
        title={t('order-number-of', { number })}
        closeLabel={t('close')}
        open={open}
        onClose={() => setOpen(false)}
      >
        <p>{t('order-cancel-sure')}</p>
        <div className="mt-6 flex flex-wrap gap-2">
          <ButtonForm intent="cancel-order" onDone={done}>
            {(busy) => (
              <Button type="submit" aria-disabled={busy || undefined} data-busy={busy || undefined}>
                {t('order-cancel-yes')}
              </Button>
            )}
          </ButtonForm>
          <Button look="line" onClick={() => setOpen(false)}>
            {t('order-cancel-no')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** The same question as in the dialog, which only a script can open. */
function CancelWithoutScript() {
  const t = useT();
  const refused = useRefused('cancel-order');
  return (
    <details className="hidden noscript:block" open={refused !== null}>
      <summary className="btn btn-line">{t('order-cancel')}</summary>
      <p className="my-3">{t('order-cancel-sure')}</p>
      <ButtonForm intent="cancel-order">{() => <Button type="submit">{t('order-cancel-yes')}</Button>}</ButtonForm>
    </details>
  );
}
