import type { Tx } from '../db/in-transaction.ts';
import { CHANNEL, type IntentWish } from './intent.ts';
import { operationsToJson } from './operations-json.ts';
import { AlreadyIntended } from './settlement.failures.ts';
import { otherSigners } from './stored-intent.ts';

export interface NewIntent {
  id: string;
  networkId: string;
  wish: IntentWish;
  claimedBy: string | null;
  leaseMs: number;
}

/** @throws AlreadyIntended when the business key is taken */
export async function insertIntent(
  tx: Tx,
  { id, networkId, wish, claimedBy, leaseMs }: NewIntent,
): Promise<void> {
  try {
    await tx.query(INSERT, [
      id,
      networkId,
      wish.kind,
      wish.businessKey,
      operationsToJson(wish.operations),
      wish.memoHash ?? null,
      otherSigners(wish),
      JSON.stringify(wish.reference),
      wish.notAfter,
      wish.source === CHANNEL,
      wish.source === CHANNEL ? null : wish.source,
      claimedBy,
      leaseMs,
    ]);
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'ledger_intents_business_key')
      throw new AlreadyIntended();
    throw error;
  }
}

const INSERT = `
  INSERT INTO ledger_intents (id, network_id, kind, business_key, operations, memo_hash, signers, reference, not_after,
    by_channel, source, claimed_by, claimed_until)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, clock_timestamp() + $13 * interval '1 millisecond')`;
