// The first step of a return: selects the items, and for each a refund or an exchange for another size. A GET form: the next
// step's URL contains the selection. Back leads to the selection as it was: the history entry of this step keeps it.
import { type FormEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '@/lib/hydrated';
import { useT } from '@/lib/i18n';
import { type EntryState, navigateWith } from '@/lib/navigation';
import { usePage } from '@/lib/page';
import { withPrefix } from '@/lib/paths';
import { useShop } from '@/lib/shop';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Initial } from '@/ui/Initial';
import { Picture } from '@/ui/Picture';
import { Select } from '@/ui/Select';
import { type Chosen, chosenOf } from './selection';
import type { ReturnableLine } from './shapes';

/** The state of this step's history entry: the selection as a query. */
type StepState = (EntryState & { chosen?: string }) | null;

type Props = {
  lines: readonly ReturnableLine[];
  /** For a withdrawal: everything is selected at first, and items can be deselected. */
  all?: boolean;
  submit: string;
};

export function ChooseLines({ lines, all, submit }: Props) {
  const t = useT();
  const { prefix } = useShop();
  const { path, query } = usePage();
  const navigate = useNavigate();
  const location = useLocation();
  const order = query.get('order');
  const isHydrated = useHydrated();
  const kept = isHydrated ? (location.state as StepState)?.chosen : undefined;
  const before = chosenOf(kept === undefined ? query : new URLSearchParams(kept));
  // Without JavaScript, submitting an empty selection leads back to this page's own URL.
  const [isMissing, setMissing] = useState(query.has('take') && !query.has('change'));
  const problem = useRef<HTMLParagraphElement>(null);
  const choose = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)] as const);
    const taken = entries.filter(([name, value]) => name === 'take' && !value.endsWith(':0'));
    setMissing(taken.length === 0);
    if (taken.length === 0) {
      requestAnimationFrame(() => problem.current?.focus());
      return;
    }
    const positions = new Set(taken.map(([, value]) => value.split(':')[0]));
    const swaps = entries.filter(
      ([name, value]) => name === 'swap' && !value.endsWith(':') && positions.has(value.split(':')[0]),
    );
    const chosen = String(new URLSearchParams([...taken, ...swaps].map(([name, value]) => [name, value])));
    const state: StepState = { ...(location.state as StepState), chosen };
    // Only the entry's state changes, so nothing is loaded again.
    await navigate(location, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false, state });
    void navigateWith(navigate, `${path}?${order ? `order=${encodeURIComponent(order)}&` : ''}${chosen}`);
  };
  return (
    <form method="get" action={withPrefix(prefix, path)} onSubmit={choose} className="grid gap-8">
      {order && <input type="hidden" name="order" value={order} />}
      <div role="alert">
        {isMissing && (
          <p ref={problem} tabIndex={-1} className="form-summary">
            <Icon name="warn" className="mt-0.5" />
            {t('return-choose-missing')}
          </p>
        )}
      </div>
      {/* A document loaded again does not know the entry's state: the key applies it after hydration. */}
      <ul key={kept} className="item-lines">
        {lines.map((line) => (
          <Line key={line.position} line={line} chosen={selectionOf(line, before, all ? lines : null)} all={all} />
        ))}
      </ul>
      <Button type="submit" wide>
        {submit}
      </Button>
    </form>
  );
}

/** What was selected before; or else nothing, or for a withdrawal, of which these are the lines, everything. */
function selectionOf(
  line: ReturnableLine,
  before: readonly Chosen[],
  all: readonly ReturnableLine[] | null,
): Omit<Chosen, 'position'> {
  const own = before.find(({ position }) => position === line.position);
  if (own) return own;
  return { quantity: all && before.length === 0 ? withdrawn(line, all) : 0, exchange: null };
}

/** Items of an open return are not preselected, unless nothing else is left to withdraw from. */
function withdrawn({ returnable, requested }: ReturnableLine, lines: readonly ReturnableLine[]): number {
  const isFree = (line: ReturnableLine) => line.returnable > line.requested;
  return lines.some(isFree) ? returnable - requested : returnable;
}

type LineProps = { line: ReturnableLine; chosen: Omit<Chosen, 'position'>; all?: boolean };

function Line({ line, chosen, all }: LineProps) {
  const t = useT();
  const { position, name, brand, picture, color, size, quantity, returnable, requested } = line;
  const options = [color, size].filter(Boolean).join(' · ');
  const counts = Array.from({ length: returnable + 1 }, (_one, count) => count);
  return (
    <li className="return-line">
      <span className="tile">
        {picture ? (
          <Picture picture={picture} sizes="104px" small alt="" className="absolute inset-0 size-full object-cover" />
        ) : (
          <Initial of={name} />
        )}
      </span>
      <div className="min-w-0">
        {brand && <p className="caps text-ink-2">{brand}</p>}
        <p className="font-medium text-pretty hyphens-auto">{name}</p>
        {options && <p className="text-14 text-ink-2">{options}</p>}
        <p className="text-14 text-ink-2 tabular-nums">
          {t('cart-quantity')}: {quantity}
        </p>
        {requested > 0 && (
          <p className="text-14 text-ink-2 tabular-nums">{t('return-line-requested', { count: requested })}</p>
        )}
        {returnable === 0 ? (
          requested < quantity && <p className="mt-2 text-14 text-ink-3">{t('return-line-over')}</p>
        ) : (
          <div className="mt-3 grid gap-3 sm:grid-cols-2">
            <LineSelect
              id={`take-${position}`}
              name="take"
              label={t(all ? 'withdrawal-how-many' : 'return-how-many')}
              of={name}
              initial={`${position}:${Math.min(chosen.quantity, returnable)}`}
              choices={counts.map((count) => ({
                value: `${position}:${count}`,
                label: count === 0 ? t('return-none') : String(count),
              }))}
            />
            {!all && <Outcome line={line} exchange={chosen.exchange} />}
          </div>
        )}
      </div>
    </li>
  );
}

type OutcomeProps = { line: ReturnableLine; exchange: number | null };

function Outcome({ line: { position, name, exchanges }, exchange }: OutcomeProps) {
  const t = useT();
  const there = exchanges.filter(({ available }) => available);
  if (there.length === 0) return null;
  const choices = there.map(({ variantId, size, color }) => ({
    value: `${position}:${variantId}`,
    label: t('return-exchange-for', { choice: [color, size].filter(Boolean).join(' · ') }),
  }));
  return (
    <LineSelect
      id={`swap-${position}`}
      name="swap"
      label={t('return-outcome')}
      of={name}
      className="return-outcome"
      initial={`${position}:${there.some(({ variantId }) => variantId === exchange) ? exchange : ''}`}
      choices={[{ value: `${position}:`, label: t('return-refund') }, ...choices]}
    />
  );
}

type LineSelectProps = {
  id: string;
  name: string;
  label: string;
  /** The name of the product, for screen readers. */
  of: string;
  className?: string;
  initial: string;
  choices: readonly { value: string; label: string }[];
};

function LineSelect({ id, name, label, of, className = '', initial, choices }: LineSelectProps) {
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>
        {label}
        <span className="sr-only">: {of}</span>
      </label>
      <Select id={id} name={name} defaultValue={initial}>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}
