// Where to deliver: the saved addresses, the default first, and one form to add or change one.
import { useId, useState } from 'react';
import { call } from '@/api/call';
import type { Address } from '@/api/types';
import { addressRules } from '@/lib/forms/addresses';
import { useT } from '@/lib/i18n';
import type { MessageId } from '@/lib/messages';
import { useShopNavigate } from '@/lib/navigation';
import { showNotice } from '@/lib/notices';
import { usePage } from '@/lib/page';
import { Button } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { AddressForm } from './AddressForm';
import { useAddresses } from './calls';
import { type Countries, useCountries } from './countries';
import { Disclosure } from './Disclosure';
import { Area, Waiting } from './Frame';

const limit = 20;

export function Addresses() {
  const t = useT();
  const countries = useCountries();
  const navigate = useShopNavigate();
  const { query } = usePage();
  const { data: addresses, problem, reload } = useAddresses();
  // Which address is being written lies in the address bar: a reload opens the same form with its draft.
  const edited = query.get('edit');
  const edit = (what: string) => navigate(`/user/addresses?edit=${what}`);
  const close = async (message?: string) => {
    if (message) await reload();
    // In the place of the form, so that going back does not open it empty.
    navigate('/user/addresses', { replace: true });
    if (message) showNotice(message);
  };
  if (!addresses) {
    return (
      <Area title={t('addresses-title')}>
        <Waiting problem={problem} reload={reload} waiting={<AddressesWaiting />} />
      </Area>
    );
  }
  const current = addresses.find(({ id }) => String(id) === edited) ?? null;
  if (edited === 'new' || current) {
    return (
      <Area title={t(current ? 'addresses-edit-title' : 'addresses-new')}>
        <AddressForm key={edited} address={current} countries={countries} onClose={close} />
      </Area>
    );
  }
  return (
    <Area title={t('addresses-title')}>
      {addresses.length === 0 && <p className="mb-6 text-18 text-ink-2">{t('addresses-empty')}</p>}
      <ul className="mb-8 grid gap-4">
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            countries={countries}
            onEdit={() => edit(String(address.id))}
            onChanged={reload}
          />
        ))}
      </ul>
      {addresses.length < limit ? (
        <Button onClick={() => edit('new')}>{t('addresses-add')}</Button>
      ) : (
        <p className="text-ink-2">{t('addresses-full', { max: limit })}</p>
      )}
    </Area>
  );
}

function AddressesWaiting() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-52" />
      <Skeleton className="h-12 w-48 rounded-pill" />
    </div>
  );
}

type CardProps = { address: Address; countries: Countries; onEdit(): void; onChanged(): Promise<void> };

function AddressCard({ address, countries, onEdit, onChanged }: CardProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const titleId = `address-${address.id}`;
  const act = async (method: 'PUT' | 'DELETE', path: string, done: MessageId) => {
    if (busy) return;
    setBusy(true);
    const answer = await call<unknown>(method, path);
    if (answer.ok) await onChanged();
    setBusy(false);
    // The card that had the focus is gone, or stands elsewhere.
    if (answer.ok) document.querySelector<HTMLElement>('main h1')?.focus();
    showNotice(answer.message || t(answer.ok ? done : 'form-failed'), answer.ok);
  };
  return (
    <li aria-busy={busy} className="rounded-tile border border-line p-5 aria-busy:opacity-60">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="text-18 font-medium">
          <bdi>{address.name}</bdi>
        </h2>
        {address.isDefault && <p className="text-14 text-ink-2">{t('addresses-default')}</p>}
      </div>
      <Lines address={address} countries={countries} />
      <div className="mt-2 -mb-2 flex flex-wrap gap-x-6">
        <CardAction about={titleId} onClick={onEdit}>
          {t('addresses-edit')}
        </CardAction>
        {!address.isDefault && (
          <CardAction
            about={titleId}
            onClick={() => void act('PUT', `/api/address-shipping/default/${address.id}`, 'addresses-defaulted')}
          >
            {t('addresses-make-default')}
          </CardAction>
        )}
        <Disclosure
          button={(open) => (
            <CardAction about={titleId} onClick={open}>
              {t('addresses-delete')}
            </CardAction>
          )}
        >
          {(close) => (
            <Question
              onYes={() => void act('DELETE', `/api/address-shipping/${address.id}`, 'addresses-deleted')}
              onNo={close}
            />
          )}
        </Disclosure>
      </div>
    </li>
  );
}

function Question({ onYes, onNo }: { onYes(): void; onNo(): void }) {
  const t = useT();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with two answers is no set of fields.
    <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-2 py-2">
      <p id={id} className="mr-2">
        {t('addresses-delete-question')}
      </p>
      <Button small aria-describedby={id} onClick={onYes}>
        {t('addresses-delete-yes')}
      </Button>
      <Button small look="line" onClick={onNo}>
        {t('addresses-delete-no')}
      </Button>
    </div>
  );
}

function CardAction({ about, onClick, children }: { about: string; onClick(): void; children: string }) {
  return (
    <button type="button" aria-describedby={about} className="link min-h-(--hit)" onClick={onClick}>
      {children}
    </button>
  );
}

/** In the order in which that country writes them. */
function Lines({ address, countries }: { address: Address; countries: Countries }) {
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
