// Adds the selected variant to the cart. Without JavaScript, the form leads to the cart, and options not selected yet are chosen
// from a list.
import { useState } from 'react';
import type { Cart } from '@/api/types';
import { useSend } from '@/lib/forms/submission';
import { useT } from '@/lib/i18n';
import { Button } from '@/ui/Button';
import { HiddenFields } from '@/ui/HiddenFields';
import { Icon } from '@/ui/Icon';
import { Select } from '@/ui/Select';
import { openDialog } from './store';

type Props = {
  /** Null until every option is selected. */
  variantId: number | null;
  /** The product's purchasable variants, as text. */
  choices: readonly { id: number; label: string }[];
};

export function AddToCart({ variantId, choices }: Props) {
  const t = useT();
  const { send, busy } = useSend();
  const [problem, setProblem] = useState<{ text: string; of: number | null } | null>(null);
  const add = async () => {
    if (busy) return;
    if (variantId === null) return setProblem({ text: t('cart-choose'), of: null });
    const answer = await send('add-to-cart', { variant: String(variantId) });
    setProblem(answer.ok ? null : { text: answer.message || t('cart-failed'), of: variantId });
    if (answer.ok) openDialog({ kind: 'drawer', cart: answer.data as Cart });
  };
  return (
    <form
      method="post"
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <HiddenFields intent="add-to-cart" fields={variantId === null ? {} : { variant: variantId }} />
      {variantId === null && (
        <noscript>
          <Select name="variant" aria-label={t('cart-choose')}>
            {choices.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </noscript>
      )}
      <Button type="submit" wide aria-disabled={busy || undefined} data-busy={busy || undefined}>
        <Icon name="bag" />
        {t('cart-add')}
      </Button>
      <div role="alert">
        {problem?.of === variantId && (
          <p className="field-error">
            <Icon name="warn" size={16} />
            <span>{problem.text}</span>
          </p>
        )}
      </div>
    </form>
  );
}
