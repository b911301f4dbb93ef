// A cart line: product, quantity, price and notices. Each control is a form of its own.
import type { CartLine } from '@/api/types';
import { leaveFocusToNext } from '@/lib/focus';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { A } from '@/ui/A';
import { HiddenFields } from '@/ui/HiddenFields';
import { Icon } from '@/ui/Icon';
import { Initial } from '@/ui/Initial';
import { LinePrice } from '@/ui/LinePrice';
import { Picture } from '@/ui/Picture';
import { optionsOf, unitOf } from './changes';
import { ManufacturerInfo, MaterialComposition } from './LineFacts';
import { QuantityForm } from './QuantityForm';
import { useSetQuantity } from './useCart';

type Props = {
  line: CartLine;
  /** In the drawer: only product and price. */
  compact?: boolean;
  /** Adds the product to the wishlist; the line is removed once it is saved there. */
  onWish?(line: CartLine): Promise<void>;
};

export function CartLineRow({ line, compact, onWish }: Props) {
  const t = useT();
  const options = optionsOf(line).join(' · ');
  const name = line.name || t('cart-unavailable');
  const accessibleName = options ? `${name}, ${options}` : name;
  return (
    <li
      ref={leaveFocusToNext}
      className="item-line"
      data-gone={line.quantity === 0 || undefined}
      data-compact={compact || undefined}
    >
      <LinePicture line={line} />
      <div className="min-w-0">
        {line.brand && !compact && <p className="caps text-ink-2">{line.brand.name}</p>}
        <p className="font-medium text-pretty hyphens-auto">
          {line.path ? (
            <A to={line.path} className="inline-block">
              {name}
            </A>
          ) : (
            name
          )}
        </p>
        {options && <p className="text-14 text-ink-2">{options}</p>}
        {!compact && <MaterialComposition of={line} />}
        {!compact && <ManufacturerInfo of={line} />}
        <Issues line={line} />
        {compact ? (
          <p className="mt-1 text-14 text-ink-2 tabular-nums">
            {t('cart-quantity')}: {line.quantity}
          </p>
        ) : (
          <div className="cart-controls">
            {line.quantity > 0 && <QuantityForm line={line} label={t('cart-quantity-of', { name: accessibleName })} />}
            <RemoveForm line={line} label={t('cart-remove-of', { name: accessibleName })} />
            {onWish && line.id !== null && line.path && (
              <button type="button" className="cart-act script-only" onClick={() => void onWish(line)}>
                {t('cart-move')}
              </button>
            )}
          </div>
        )}
      </div>
      <CartLinePrice line={line} compact={compact} />
    </li>
  );
}

function LinePicture({ line }: { line: CartLine }) {
  return (
    <span className="tile">
      {line.picture ? (
        <Picture picture={line.picture} sizes="96px" alt="" className="absolute inset-0 size-full object-cover" />
      ) : (
        <Initial of={line.name} />
      )}
    </span>
  );
}

function Issues({ line: { issues } }: { line: CartLine }) {
  return issues.map(({ code, message }) => (
    <p key={code} className="mt-1 flex items-start gap-1.5 text-14 text-amber">
      <Icon name="warn" size={16} className="mt-0.5" />
      {message}
    </p>
  ));
}

/** A price below the regular one is a reduction only if the server counts it as one, or if a promotion reduces the line. */
function CartLinePrice({ line, compact }: { line: CartLine; compact?: boolean }) {
  const { quantity, price, totalMinor } = line;
  if (quantity === 0) return <div />;
  const hasReducedPrice = price !== null && price.percent > 0;
  const isReduced = hasReducedPrice || totalMinor < line.subtotalMinor;
  return (
    <LinePrice
      totalMinor={totalMinor}
      regularMinor={isReduced ? line.unitPrice * quantity : null}
      quantity={quantity}
      unitMinor={unitOf(line)}
      lowestMinor={hasReducedPrice ? price.lowestMinor : null}
      compact={compact}
    />
  );
}

function RemoveForm({ line, label }: { line: CartLine; label: string }) {
  const t = useT();
  const { set: setQuantity } = useSetQuantity();
  const undo = async () => {
    const answer = await setQuantity({ ...line, wanted: 0 }, line.wanted);
    if (!answer.ok) showNotice(answer.message || t('cart-failed'), false);
  };
  const remove = async () => {
    const answer = await setQuantity(line, 0);
    if (!answer.ok) return showNotice(answer.message || t('cart-failed'), false);
    const canUndo = line.maxQuantity > 0;
    showNotice(answer.message, true, canUndo ? { label: t('cart-undo'), run: () => void undo() } : undefined);
  };
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void remove();
      }}
    >
      <HiddenFields intent="cart-line" fields={{ variant: line.variantId, quantity: 0 }} />
      <button type="submit" className="cart-act" aria-label={label}>
        {t('cart-remove')}
      </button>
    </form>
  );
}
