// Search as you type: a combobox whose list has products, categories, brands and recent searches. A separate chunk.
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Problem } from '@/api/own';
import { useT } from '@/lib/i18n';
import { useShopNavigate } from '@/lib/navigation';
import { Dialog } from '@/ui/Dialog';
import { Icon } from '@/ui/Icon';
import { Initial } from '@/ui/Initial';
import { Picture } from '@/ui/Picture';
import { Price } from '@/ui/Price';
import { type Choice, useChoices } from './choices';
import { reportClick } from './clicks';
import { addressOf, clearRecentSearches, rememberSearch, resultsOf } from './words';

type Props = { open: boolean; onClose: () => void };

export function SearchPanel({ open, onClose }: Props) {
  const t = useT();
  return (
    <Dialog
      id="search-panel"
      title={t('search-title')}
      closeLabel={t('close')}
      look="right"
      open={open}
      onClose={onClose}
    >
      <Combobox onClose={onClose} />
    </Dialog>
  );
}

function Combobox({ onClose }: Pick<Props, 'onClose'>) {
  const t = useT();
  const navigate = useShopNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const { groups, choices, count, isWaiting, problem, isOld } = useChoices(words);
  const [marked, setMarked] = useState(-1);
  // When a dialog opens, it focuses the element with this attribute, and that happens after this effect; React would not set the
  // attribute.
  useLayoutEffect(() => field.current?.setAttribute('autofocus', ''), []);
  // New options reset the marked one, also when there are as many as before.
  const keys = choices.map(({ key }) => key).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choices are the reason.
  useEffect(() => setMarked(-1), [words, keys]);
  const optionId = (index: number) => `${id}-${index}`;
  const go = (choice: Choice) => {
    if (choice.kind !== 'recent') rememberSearch(words);
    if (choice.kind === 'product') reportClick(words.trim(), choice.product.id);
    onClose();
    navigate(choice.path);
  };
  const search = (address: (words: string) => string) => {
    const tidy = words.trim();
    if (!tidy) return;
    rememberSearch(tidy);
    onClose();
    navigate(address(tidy));
  };
  // If a page answers the words, the search leads to that page; "show all" must list the products instead.
  const showAll = () => search(choices.some(({ kind }) => kind === 'page') ? resultsOf : addressOf);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const choice = choices[marked];
    if (choice) go(choice);
    else search(addressOf);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || choices.length === 0) return;
    event.preventDefault();
    // One more position, before the first option, stands for the input itself.
    const places = choices.length + 1;
    const next = ((marked + 1 + step + places) % places) - 1;
    setMarked(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  let index = -1;
  return (
    <form method="get" onSubmit={onSubmit} aria-label={t('search-title')}>
      <div className="relative">
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label={t('search-field')}
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={marked >= 0 ? optionId(marked) : undefined}
          placeholder={t('search-field')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={120}
          className="input pr-13"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="icon-btn absolute top-0.5 right-0.5" aria-label={t('search-submit')}>
          <Icon name="search" />
        </button>
      </div>
      <p role="status" className="sr-only">
        {words.trim() && !isWaiting && !problem ? t('search-suggestions', { count: choices.length }) : ''}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('search-title')}
        aria-busy={isWaiting}
        data-old={isOld || undefined}
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options within a listbox has no element of its own.
          <div key={group.title} role="group" aria-label={t(group.title)} className="pt-5">
            <p className="caps mb-1 text-ink-3" aria-hidden="true">
              {t(group.title)}
            </p>
            {group.choices.map((choice) => {
              index += 1;
              const own = index;
              return (
                <Option key={choice.key} id={optionId(own)} isMarked={own === marked} onChoose={() => go(choice)}>
                  <OptionContent choice={choice} />
                </Option>
              );
            })}
          </div>
        ))}
      </div>
      <SearchPanelFooter
        words={words}
        count={count}
        isWaiting={isWaiting}
        problem={problem}
        hasRecent={groups[0]?.title === 'search-recent'}
        onClear={() => {
          clearRecentSearches();
          // The button disappears with the searches.
          field.current?.focus();
        }}
        onAll={showAll}
      />
    </form>
  );
}

type OptionProps = { id: string; isMarked: boolean; onChoose: () => void; children: ReactNode };

function Option({ id, isMarked, onChoose, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, which marks an option.
    // biome-ignore lint/a11y/useFocusableInteractive: the field names the marked option instead.
    <div
      id={id}
      role="option"
      aria-selected={isMarked}
      onClick={onChoose}
      onMouseDown={(event) => event.preventDefault()}
      className="-mx-2 flex min-h-(--hit) cursor-pointer items-center gap-3 rounded-tile px-2 py-1.5 hover:bg-surface aria-selected:bg-surface aria-selected:outline-2 aria-selected:outline-blue aria-selected:-outline-offset-2"
    >
      {children}
    </div>
  );
}

function OptionContent({ choice }: { choice: Choice }) {
  if (choice.kind !== 'product') {
    return (
      <>
        {choice.kind === 'recent' && <Icon name="back" size={16} className="text-ink-3" />}
        <span className="min-w-0 break-words">
          {choice.within && <span className="text-ink-3">{choice.within} · </span>}
          {choice.name}
        </span>
      </>
    );
  }
  const { product } = choice;
  const picture = product.pictures[0];
  return (
    <>
      <span className="tile w-12 flex-none">
        {picture ? (
          <Picture picture={picture} sizes="48px" alt="" className="card-picture" />
        ) : (
          <Initial of={product.name} />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className="break-words text-14">{product.name}</p>
        <Price price={product.price} varies={product.priceVaries} />
      </div>
    </>
  );
}

type SearchPanelFooterProps = {
  words: string;
  count: number;
  isWaiting: boolean;
  problem: Problem | null;
  hasRecent: boolean;
  onClear(): void;
  onAll(): void;
};

function SearchPanelFooter({ words, count, isWaiting, problem, hasRecent, onClear, onAll }: SearchPanelFooterProps) {
  const t = useT();
  const tidy = words.trim();
  if (hasRecent && !tidy) {
    return (
      <button type="button" className="link mt-3 min-h-(--hit) text-14" onClick={onClear}>
        {t('search-recent-clear')}
      </button>
    );
  }
  if (!tidy || isWaiting) return null;
  if (problem) {
    return (
      <p role="alert" className="pt-5 text-ink-2">
        {problem.message || t('failed-text')}
      </p>
    );
  }
  if (count === 0) return <p className="pt-5 text-ink-2">{t('search-none-text')}</p>;
  return (
    <button type="button" className="btn btn-line mt-5 w-full" onClick={onAll}>
      {t('search-all', { count })}
    </button>
  );
}
