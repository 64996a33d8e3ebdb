import { type IntentBatch, intentBatchValues } from '../../../ledger/settlement/index.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Hold } from './hold.ts';
import { HOLD_SEVERAL, type HoldRow, orderFields } from './hold.writes.ts';

/** @returns a row `tier` per existing part, with its index and free places; `won` or `duplicate` for the order */
export function holdSeveral(tx: Tx, hold: Hold, batch: IntentBatch): Promise<HoldRow[]> {
  const { parts, price, code } = hold;
  const { eventId, issuerId } = parts[0].terms;
  return tx.prepared<HoldRow>('hold-several', HOLD_SEVERAL, [
    JSON.stringify(parts.map(line)),
    eventId,
    issuerId,
    JSON.stringify([orderFields(hold, 0)]),
    JSON.stringify(Object.fromEntries(parts.map(({ terms, quantity }) => [terms.tier, quantity]))),
    price.units,
    price.currency,
    code?.id ?? null,
    code?.code ?? null,
    ...intentBatchValues(batch),
  ]);
}

function line({ terms, quantity, unitUnits, charge }: Hold['parts'][number], i: number): object {
  return {
    i,
    tier: terms.tierId,
    name: terms.tier,
    price: String(terms.priceUnits),
    currency: terms.currency,
    rules: terms.rulesVersion,
    quantity,
    unit: String(unitUnits),
    charge: charge === null ? null : String(charge),
  };
}
