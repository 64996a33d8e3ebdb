import type { Statement } from '../../../platform/db/statement.ts';
import type { Pricing } from '../../sales-rules/index.ts';
import type { Terms } from '../listing.ts';
import type { PreparedOrder } from './prepared-order.ts';
import { SELL_BATCH } from './sale.statement.ts';

/**
 * `tier`: one row, `n` places free after the batch, `same` false when nothing was sold because the listing changed;
 * no such row when the tier is gone. `won`: the order of that index, `n` its first serial. `twin`: an order with
 * that index's idempotency key existed before.
 */
export interface SaleRow {
  kind: 'tier' | 'won' | 'twin';
  i: number;
  n: number;
  same: boolean;
}

/**
 * @param pricing the price of each ticket of the batch, and the code that sets it
 * @param mailState the state in which the outbox stores a new mail
 */
export function sellBatch(
  terms: Terms,
  pricing: Pricing,
  keyVersion: number,
  mailState: string,
  orders: PreparedOrder[],
): Statement {
  return {
    name: 'sell-batch',
    text: SELL_BATCH,
    values: [
      terms.tierId,
      terms.eventId,
      terms.issuerId,
      JSON.stringify(orders.map(asked)),
      terms.edition,
      terms.tier,
      terms.priceUnits,
      terms.currency,
      terms.effectiveAt,
      terms.expiresAt,
      terms.graceSeconds,
      keyVersion,
      mailState,
      terms.rulesVersion,
      pricing.unitUnits,
      pricing.code?.id ?? null,
      pricing.code?.code ?? null,
    ],
  };
}

function asked(order: PreparedOrder, index: number): object {
  return {
    i: index,
    id: order.id,
    user: order.userId,
    name: order.name,
    email: order.email,
    phone: order.phone,
    lang: order.language,
    quantity: order.tickets.length,
    key: order.idempotencyKey,
    hash: order.requestHash?.toString('hex') ?? null,
    at: order.at,
    actor: order.audit.kind,
    actor_email: order.audit.email,
    address: order.audit.address,
    request: order.audit.requestId,
    mail: order.mailId,
    tickets: order.tickets.map((ticket, nth) => ({
      id: ticket.id,
      nth,
      signature: ticket.signature.toString('base64'),
      transfer: order.transferIds[nth],
    })),
  };
}
