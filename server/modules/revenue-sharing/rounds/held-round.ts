import type { Intent } from '../../../ledger/settlement/index.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { RoundRow } from './round.record.ts';
import { lockRound } from './round.writes.ts';

/** Locks and returns the round of an intent. */
export async function heldRound(
  tx: Tx,
  { id, reference }: Pick<Intent, 'id' | 'reference'>,
): Promise<RoundRow> {
  const round = await lockRound(tx, String(reference.roundId));
  if (round === undefined) throw new Error(`intent ${id} names no round`);
  return round;
}
