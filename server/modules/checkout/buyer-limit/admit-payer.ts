import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { PayableRecord } from '../../orders/index.ts';
import { releasePlaces } from '../hold/release-places.ts';
import { cardKey } from './buyer-keys.ts';
import { noteRefusal } from './buyer-refusal.writes.ts';
import {
  addBuyerKey,
  type CountedKey,
  lockCounts,
  readLimitedOrder,
  setRefused,
} from './paid-buyer.writes.ts';

/** Code of the failure of a payment above the limit. */
const CODE = 'buyer_limit';

interface Payer {
  provider: string;
  /** Fingerprint of the card; null for none. */
  card: string | null;
  /** Whether the order still holds its places, and is counted. */
  isHeld: boolean;
}

/**
 * Judges a paid order by its card, which is known only now, and by the keys of its buyer: of these, holds of others in the
 * same name were left out when it was placed. Other orders that are held and not paid do not count. An order above the limit of tickets per person is released and listed for staff; its payment must be refunded.
 * @returns null when the tickets may be issued; else the reason for the buyer
 */
export async function admitPayer(tx: Tx, order: PayableRecord, payer: Payer): Promise<string | null> {
  const limited = await readLimitedOrder(tx, order.orderId);
  if (!limited) return null;
  const { eventId, issuerId, lines } = order;
  const card =
    payer.card === null
      ? null
      : cardKey(tx.scope.services.secrets.tokenKey, {
          eventId,
          provider: payer.provider,
          fingerprint: payer.card,
        });
  const keys = [...new Set([...limited.keys, ...(card === null ? [] : [card])])];
  const tierIds = lines.map(({ tierId }) => tierId);
  const counts = await lockCounts(tx, { id: order.orderId, eventId, issuerId, tierIds }, keys, card);
  if (isWithin(counts, limited)) {
    if (card !== null) await addBuyerKey(tx, order.orderId, card);
    return null;
  }
  const reason = reasonOf(limited.most);
  await refuse(tx, order, { keys, tickets: limited.quantity, reason, isHeld: payer.isHeld });
  return reason;
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
