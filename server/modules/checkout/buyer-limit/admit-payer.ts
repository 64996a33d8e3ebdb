import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { PayableRecord } from '../../orders/index.ts';
import { releasePlaces } from '../hold/release-places.ts';
import { cardKey } from './buyer-keys.ts';
import { noteRefusal } from './buyer-refusal.writes.ts';
import {
  addBuyerKeys,
  type CountedKey,
  lockCounts,
  readLimitedOrders,
  setRefused,
} from './paid-buyer.writes.ts';

/** Code of the failure of a payment above the limit. */
const CODE = 'buyer_limit';

interface Payer {
  provider: string;
  /** Fingerprint of the card; null for none. */
  card: string | null;
}

/**
 * Judges a paid order by its card, which is known only now, and by the keys of its buyer: of these, holds of others in the
 * same name were left out when it was placed. Other orders that are held and not paid do not count. An order above the limit of tickets per person is released and listed for staff; its payment must be refunded.
 * @param payer `isHeld`: whether the order still holds its places, and is counted
 * @returns null when the tickets may be issued; else the reason for the buyer
 */
export async function admitPayer(
  tx: Tx,
  order: PayableRecord,
  payer: Payer & { isHeld: boolean },
): Promise<string | null> {
  const [limited] = await readLimitedOrders(tx, [order.orderId]);
  if (!limited) return null;
  const judged = { order, ...limited, ...keysOf(tx, order, { ...payer, keys: limited.keys }) };
  if ((await admit(tx, [judged])).has(order.orderId)) return null;
  const reason = reasonOf(limited.most);
  const { keys, quantity: tickets } = judged;
  await refuse(tx, order, { keys, tickets, reason, isHeld: payer.isHeld });
  return reason;
}

/**
 * Admits the payers of held orders of one event as `admitPayer` does, without refusing any.
 * @returns the orders whose tickets may be issued. Each of the others must be judged alone: it is above the limit, or of
 *   the same person as another one
 */
export async function admitPayers(
  tx: Tx,
  paid: readonly ({ order: PayableRecord } & Payer)[],
): Promise<ReadonlySet<string>> {
  const limited = await readLimitedOrders(
    tx,
    paid.map(({ order }) => order.orderId),
  );
  const byOrder = new Map(limited.map((one) => [one.orderId, one]));
  const admitted = new Set<string>();
  const known = new Set<string>();
  const judged: Judged[] = [];
  for (const { order, ...payer } of paid) {
    const terms = byOrder.get(order.orderId);
    if (!terms) {
      admitted.add(order.orderId);
      continue;
    }
    const { keys, card } = keysOf(tx, order, { ...payer, keys: terms.keys });
    if (keys.some((key) => known.has(key))) continue;
    for (const key of keys) known.add(key);
    judged.push({ order, ...terms, keys, card });
  }
  for (const orderId of await admit(tx, judged)) admitted.add(orderId);
  return admitted;
}

/** A limited order with all keys of its payer. */
interface Judged {
  order: PayableRecord;
  most: number;
  quantity: number;
  keys: string[];
  /** The key of the card; null for none. */
  card: string | null;
}

function keysOf(
  { scope }: Tx,
  { eventId }: PayableRecord,
  { provider, card: fingerprint, keys }: Payer & { keys: readonly string[] },
): Pick<Judged, 'keys' | 'card'> {
  if (fingerprint === null) return { keys: [...new Set(keys)], card: null };
  const card = cardKey(scope.services.secrets.tokenKey, { eventId, provider, fingerprint });
  return { keys: [...new Set([...keys, card])], card };
}

/** Locks the counts of orders of one event. @returns those within the limit */
async function admit(tx: Tx, judged: readonly Judged[]): Promise<ReadonlySet<string>> {
  const [first] = judged;
  if (!first) return new Set();
  const { eventId, issuerId } = first.order;
  const counts = await lockCounts(tx, {
    ...{ eventId, issuerId },
    tierIds: judged.flatMap(({ order }) => order.lines.map(({ tierId }) => tierId)),
    orders: judged.map(({ order: { orderId }, keys }) => ({ orderId, keys })),
    added: judged.flatMap(({ card }) => card ?? []),
  });
  const within = judged.filter(({ order: { orderId }, ...terms }) =>
    isWithin(
      counts.filter((count) => count.orderId === orderId),
      terms,
    ),
  );
  const added = within.flatMap(({ order: { orderId }, card }) =>
    card === null ? [] : [{ orderId, key: card }],
  );
  if (added.length > 0) await addBuyerKeys(tx, added);
  return new Set(within.map(({ order }) => order.orderId));
}

/** A person whom staff have let buy more is recognised by any key. */
function isWithin(
  counts: readonly CountedKey[],
  { most, quantity }: { most: number; quantity: number },
): boolean {
  if (counts.some(({ exempt }) => exempt)) return true;
  return counts.every(({ tickets }) => tickets + quantity <= most);
}

const reasonOf = (most: number): string =>
  `One person gets at most ${most} ${most === 1 ? 'ticket' : 'tickets'} for this event, in all orders together, and this payment would exceed that. It is returned.`;

async function refuse(
  tx: Tx,
  order: PayableRecord,
  { keys, tickets, reason, isHeld }: { keys: string[]; tickets: number; reason: string; isHeld: boolean },
): Promise<void> {
  const { orderId, eventId, issuerId } = order;
  const buyer = { name: order.buyerName, email: order.buyerEmail, phone: order.buyerPhone };
  await noteRefusal(tx, { id: tx.scope.ids.uuid(), eventId, issuerId, ...buyer, keys, tickets });
  if (isHeld) await releasePlaces(tx, { orderId, state: 'failed', code: CODE, reason, feeUnits: null });
  else await setRefused(tx, orderId, CODE, reason);
}
