// The saved delivery addresses, the default first, and one form to add or edit an address.
import { useId } from 'react';
import type { Result } from '@/api/call';
import type { Address } from '@/api/types';
import { addressRules } from '@/lib/forms/addresses';
import { type Countries, useCountries } from '@/lib/forms/countries';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { usePage } from '@/lib/page';
import { A } from '@/ui/A';
import { ButtonForm } from '@/ui/ActionForm';
import { Button, LinkButton } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { AccountPageLayout, LoadingOrError } from './AccountPageLayout';
import { AddressForm } from './AddressForm';
import { Disclosure } from './Disclosure';
import { useAddresses } from './ownAnswers';

const limit = 20;
const path = '/user/addresses';

export function Addresses() {
  const t = useT();
  const countries = useCountries();
  const { query } = usePage();
  const { data: addresses, problem, reload } = useAddresses();
  // The address being edited is named in the URL: a reload opens the same form with its draft.
  const edited = query.get('edit');
  if (!addresses) {
    return (
      <AccountPageLayout title={t('addresses-title')}>
        <LoadingOrError problem={problem} reload={reload} fallback={<AddressesSkeleton />} />
      </AccountPageLayout>
    );
  }
  const current = addresses.find(({ id }) => String(id) === edited) ?? null;
  if (edited === 'new' || current) {
    return (
      <AccountPageLayout title={t(current ? 'addresses-edit-title' : 'addresses-new')}>
        <AddressForm key={edited} address={current} countries={countries} />
      </AccountPageLayout>
    );
  }
  return (
    <AccountPageLayout title={t('addresses-title')}>
      {addresses.length === 0 ? (
        <p className="mb-6 text-18 text-ink-2">{t('addresses-empty')}</p>
      ) : (
        <ul className="mb-8 grid gap-4">
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} countries={countries} />
          ))}
        </ul>
      )}
      {addresses.length < limit ? (
        <LinkButton to={`${path}?edit=new`}>{t('addresses-add')}</LinkButton>
      ) : (
        <p className="text-ink-2">{t('addresses-full', { max: limit })}</p>
      )}
    </AccountPageLayout>
  );
}

function AddressesSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-52" />
      <Skeleton className="h-12 w-48 rounded-pill" />
    </div>
  );
}

type CardProps = { address: Address; countries: Countries };

function AddressCard({ address, countries }: CardProps) {
  const t = useT();
  const titleId = `address-${address.id}`;
  const showResult = ({ ok, message }: Result<unknown>) => {
    // The card that had the focus was removed or moved.
    if (ok) document.querySelector<HTMLElement>('main h1')?.focus();
    showNotice(message || t('form-failed'), ok);
  };
  return (
    <li className="rounded-tile border border-line p-5 has-[[aria-disabled]]:opacity-60">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="text-18 font-medium">
          <bdi>{address.name}</bdi>
        </h2>
        {address.isDefault && <p className="text-14 text-ink-2">{t('addresses-default')}</p>}
      </div>
      <AddressLines address={address} countries={countries} />
      <div className="mt-2 -mb-2 flex flex-wrap gap-x-6">
        <A to={`${path}?edit=${address.id}`} aria-describedby={titleId} className={cardAction}>
          {t('addresses-edit')}
        </A>
        {!address.isDefault && (
          <ButtonForm intent="default-address" fields={{ id: address.id }} onDone={showResult}>
            {(busy) => (
              <button type="submit" aria-describedby={titleId} className={cardAction} aria-disabled={busy || undefined}>
                {t('addresses-make-default')}
              </button>
            )}
          </ButtonForm>
        )}
        <Disclosure label={t('addresses-delete')} about={titleId} className={cardAction}>
          {(close) => <DeleteConfirmation id={address.id} onDone={showResult} onNo={close} />}
        </Disclosure>
      </div>
    </li>
  );
}

type DeleteConfirmationProps = { id: number; onDone(result: Result<unknown>): void; onNo(): void };

function DeleteConfirmation({ id, onDone, onNo }: DeleteConfirmationProps) {
  const t = useT();
  const questionId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with two answers is no set of fields.
    <div role="group" aria-labelledby={questionId} className="flex flex-wrap items-center gap-2 py-2">
      <p id={questionId} className="mr-2">
        {t('addresses-delete-question')}
      </p>
      <ButtonForm intent="delete-address" fields={{ id }} onDone={onDone}>
        {(busy) => (
          <Button type="submit" small aria-describedby={questionId} aria-disabled={busy || undefined}>
            {t('addresses-delete-yes')}
          </Button>
        )}
      </ButtonForm>
      <Button small look="line" className="script-only" onClick={onNo}>
        {t('addresses-delete-no')}
      </Button>
    </div>
  );
}

const cardAction = 'link inline-flex min-h-(--hit) items-center';

/** The address lines in the order used by its country. */
function AddressLines({ address, countries }: { address: Address; countries: Countries }) {
  const country = countries.byId(String(address.countryId));
  const lines = addressRules(country?.code ?? null)
    .rows.flatMap((row) =>
      row
        .map((field) => (field === 'name' ? '' : (address[field] ?? '')))
        .filter(Boolean)
        .join(' '),
    )
    .filter(Boolean);
  const title = countries.list.find(({ id }) => id === address.countryId)?.title ?? address.country;
  return (
    <address className="mt-1 not-italic">
      {[...lines, title, `${address.phoneCode} ${address.phone}`].map((line) => (
        <bdi key={line} className="block">
          {line}
        </bdi>
      ))}
    </address>
  );
}
