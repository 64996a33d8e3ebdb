import { type IntentBatch, intentBatchValues } from '../../../ledger/settlement/index.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import type { Terms } from '../listing.ts';
import { HOLD_BATCH } from './hold.statement.ts';
import { type Hold, isPaidAtOnce, placesOf } from './hold.ts';

/**
 * `tier`: one row, `n` places free after the batch, `same` false when nothing was held because the listing changed; no
 * such row when the tier is gone. `won`: the order of that index has its places. `twin`: an order with that index's
 * idempotency key existed before. `prepared`: the ledger intent with that id is stored with its bytes.
 */
export interface HoldRow {
  kind: 'tier' | 'won' | 'twin' | 'prepared';
  i: number;
  n: number;
  same: boolean;
  id: string | null;
}

/**
 * @param holds all of that tier alone, all with one code or none, and so for one price
 * @param draft the intents of holds that are paid on the ledger from a wallet held here
 * @returns a statement whose rows are HoldRows
 */
export function holdBatch(
  terms: Terms,
  holds: readonly Hold[],
  draft: IntentBatch,
): Statement & { name: string; values: unknown[] } {
  const [first] = holds;
  const values = [
    terms.tierId,
    terms.eventId,
    terms.issuerId,
    JSON.stringify(holds.map(asked)),
    terms.tier,
    terms.priceUnits,
    terms.currency,
    terms.rulesVersion,
    first?.parts[0].unitUnits ?? terms.priceUnits,
    first?.code?.id ?? null,
    first?.code?.code ?? null,
    ...intentBatchValues(draft),
  ];
  return { name: 'hold-batch', text: HOLD_BATCH, values };
}

/**
 * An order as the statements take it.
 * @param i the index that its row returns
 */
export function asked(hold: Hold, i: number): object {
  const { buyer, onLedger, audit, rate } = hold;
  return {
    i,
    id: hold.orderId,
    payment: hold.paymentId,
    transfer: hold.transferId,
    user: hold.userId,
    ...buyer,
    lang: hold.language,
    quantity: placesOf(hold),
    key: hold.idempotencyKey,
    hash: hold.requestHash?.toString('hex') ?? null,
    at: hold.at,
    origin: hold.origin,
    at_once: isPaidAtOnce(hold),
    payment_units: String(hold.payment.units),
    payment_currency: hold.payment.currency,
    rate_numerator: String(rate.numerator),
    rate_denominator: String(rate.denominator),
    charge: hold.charge && String(hold.charge.units),
    network: onLedger?.networkId ?? null,
    source: onLedger?.source ?? null,
    destination: onLedger?.destination ?? null,
    payee: onLedger?.payee ?? 'issuer_wallet',
    contract: onLedger?.contractId ?? null,
    memo: onLedger?.memoHash.toString('hex') ?? null,
    hold_until: hold.holdUntil,
    actor: audit.kind,
    actor_email: audit.email,
    address: audit.address,
    request: audit.requestId,
  };
}
