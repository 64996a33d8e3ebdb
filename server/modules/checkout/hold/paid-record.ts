import type { OrderRecord } from '../order.reads.ts';
import { type Hold, placesOf } from './hold.ts';

/**
 * The order made from a hold, as it reads once it is paid.
 * @param transactionHash null: nothing moved on the ledger
 */
export function paidRecord(hold: Hold, transactionHash: string | null): OrderRecord {
  const { buyer, price, payment, charge, onLedger } = hold;
  const [{ terms }] = hold.parts;
  return {
    id: hold.orderId,
    issuer_id: terms.issuerId,
    event_id: terms.eventId,
    user_id: hold.userId,
    status: 'paid',
    buyer_name: buyer.name,
    buyer_email: buyer.email,
    buyer_phone: buyer.phone,
    quantity: placesOf(hold),
    created_at: hold.at,
    idempotency_key: hold.idempotencyKey,
    request_hash: hold.requestHash,
    code: hold.code?.code ?? null,
    confirm_by: null,
    payment: {
      id: hold.paymentId,
      state: 'paid',
      origin: hold.origin,
      price_units: String(price.units),
      price_currency: price.currency,
      payment_units: String(payment.units),
      payment_currency: payment.currency,
      charge_units: charge && String(charge.units),
      destination: onLedger?.destination ?? null,
      memo_hash: onLedger?.memoHash.toString('hex') ?? null,
      hold_until: hold.holdUntil.toISOString(),
      intent_id: transactionHash === null ? null : hold.paymentId,
      transaction_hash: transactionHash,
      failure_code: null,
      failure: null,
      refund_problem: null,
      refund_transaction_hash: null,
    },
    totals: [{ currency: price.currency, units: String(price.units) }],
  };
}
