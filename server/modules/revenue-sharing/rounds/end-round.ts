import type { Tx } from '../../../platform/db/in-transaction.ts';
import { bookPayouts, resolvePayouts } from '../payout-journal.writes.ts';
import { announceRound } from './announce-round.ts';
import type { RoundRow } from './round.record.ts';
import { mayBecome } from './round.rules.ts';
import { markEnded, markReleased, type RoundEnding } from './round.writes.ts';

/**
 * Records that a round failed, expired or was cancelled. The caller has locked its row, and the ledger leaves no doubt.
 */
export async function endRound(tx: Tx, round: RoundRow, ending: RoundEnding): Promise<void> {
  if (!mayBecome(round.state, ending.state)) {
    throw new Error(`round ${round.id} cannot go from ${round.state} to ${ending.state}`);
  }
  await markEnded(tx, round.id, ending);
  await resolvePayouts(tx, round.id, 'voided');
  await tx.audit({
    action: `round.${ending.state === 'failed' ? 'fail' : ending.state === 'expired' ? 'expire' : 'cancelled'}`,
    entityType: 'round',
    entityId: round.id,
    issuerId: round.issuerId,
    success: ending.state !== 'failed',
    ...(ending.code === null || ending.failure === null ? {} : { error: ending.failure }),
    details: { contractId: round.contractId, number: round.number, code: ending.code },
  });
  announceRound(tx, round);
}

/** Returns the ending of a round that is being cancelled: on request, or because something went wrong. */
export function cancelledEnding({ failureCode: code, failure }: RoundRow): RoundEnding {
  const state = code === null ? 'cancelled' : code === 'expired' ? 'expired' : 'failed';
  return { state, code, failure, onLedger: null };
}

/** A round's transaction on the ledger. */
export interface Released {
  ledger: number;
  feeCharged: bigint;
}

/**
 * Records that the ledger paid a round. If the platform did not submit it, its movements are booked here.
 * @param round locked, and not released yet
 */
export async function releaseRound(tx: Tx, round: RoundRow, onLedger: Released): Promise<void> {
  if (!mayBecome(round.state, 'released')) {
    throw new Error(`round ${round.id} cannot go from ${round.state} to released`);
  }
  // The pending ones were voided when the round was given up.
  if (round.state !== 'releasing') await bookPayouts(tx, round.id);
  const expenses = await markReleased(tx, round.id, onLedger);
  await resolvePayouts(tx, round.id, 'posted');
  await tx.audit({
    action: 'round.release',
    entityType: 'round',
    entityId: round.id,
    issuerId: round.issuerId,
    details: {
      contractId: round.contractId,
      number: round.number,
      stroops: String(round.totalUnits),
      transaction: round.txHash,
      ours: round.state === 'releasing',
    },
  });
  announceRound(tx, round, expenses);
}
