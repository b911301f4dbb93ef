// The orders placed in this browser, and which of their analytics events have been sent: a purchase once, a refund once per
// amount.

const name = 'vitrina.purchases';
const most = 50;

/** What has been reported: `refundedMinor` is null until the purchase itself is; `lines` are the refunded amounts by position. */
type Purchase = { number: string; refundedMinor: number | null; lines?: Readonly<Record<number, number>> };
/** The total refunded amount of an order or a line. */
type Refunded = { refundedMinor: number };
/** The amount refunded since the last report, in all and per line. */
export type Refund = { minor: number; lines: ReadonlyMap<number, number> };

/** Records an order that was just placed here. */
export function notePurchase(number: string): void {
  const others = read().filter((one) => one.number !== number);
  write([{ number, refundedMinor: null }, ...others]);
}

/** True once for each order that was placed in this browser. */
export function isUnreportedPurchase(number: string): boolean {
  return update(number, (one) => one.refundedMinor === null && { ...one, refundedMinor: 0 });
}

/** The refunds not reported yet; null for orders whose purchase was not reported here. */
export function unreportedRefund(
  { number, refundedMinor }: Refunded & { number: string },
  lines: readonly (Refunded & { position: number })[],
): Refund | null {
  const purchase = read().find((one) => one.number === number);
  const before = purchase?.refundedMinor ?? null;
  if (before === null || before >= refundedMinor) return null;
  const since = lines.map(
    (line) => [line.position, line.refundedMinor - (purchase?.lines?.[line.position] ?? 0)] as const,
  );
  const all = Object.fromEntries(lines.map((line) => [line.position, line.refundedMinor]));
  if (!update(number, (one) => ({ ...one, refundedMinor, lines: all }))) return null;
  return { minor: refundedMinor - before, lines: new Map(since.filter(([, minor]) => minor > 0)) };
}

/** False when there was nothing to change, or when it cannot be stored: rather no event than the same one twice. */
function update(number: string, change: (one: Purchase) => Purchase | false): boolean {
  let isChanged = false;
  const next = read().map((one) => {
    const changed = one.number === number && change(one);
    isChanged ||= changed !== false;
    return changed || one;
  });
  return isChanged && write(next);
}

function read(): Purchase[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one?.number === 'string') : [];
  } catch {
    return [];
  }
}

function write(purchases: readonly Purchase[]): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(purchases.slice(0, most)));
    return true;
  } catch {
    return false;
  }
}
