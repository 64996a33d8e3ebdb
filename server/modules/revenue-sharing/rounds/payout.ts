import type { IntentFailure, IntentHandler } from '../../../ledger/settlement/index.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { resolvePayouts } from '../payout-journal.writes.ts';
import { announceRound } from './announce-round.ts';
import { closeChannel } from './close-channel.ts';
import { endRound, releaseRound } from './end-round.ts';
import { heldRound } from './held-round.ts';
import type { RoundRow } from './round.record.ts';
import { markCancelling } from './round.writes.ts';

const SENTENCES: Record<IntentFailure['reason'], string> = {
  expired: 'The seven days of this round are over. Trigger it again; it needs new approvals.',
  withdrawn: 'The round was withdrawn.',
  no_account:
    'The account that this round needs is not on the ledger any more. Trigger it again; it needs new approvals.',
  underfunded: 'The escrow held too little for this round. Nothing was paid; trigger it again for less.',
  no_destination:
    'One of those who were to be paid is not on the ledger, so nobody was paid. Trigger it again.',
  overtaken: 'Something else used up what this round needs. It needs approval again: trigger it again.',
  refused: 'The ledger refused this round. Nothing was paid.',
};

/** Handles the outcome of paying a round. */
export const payouts: IntentHandler = {
  succeeded: async (tx, intent) => {
    const { failpoints } = tx.scope.services;
    failpoints.reach('round.before_release');
    const round = await heldRound(tx, intent);
    await releaseRound(tx, round, intent);
    await closeChannel(tx, round);
    tx.afterCommit(() => failpoints.reach('round.released'));
  },
  failed: async (tx, intent, failure) => {
    const round = await heldRound(tx, intent);
    const { reason, onLedger } = failure;
    // The ledger itself tried it, or something else used its sequence number: it can never be applied again.
    if (onLedger !== null || reason === 'overtaken') {
      await endRound(tx, round, { state: 'failed', code: reason, failure: SENTENCES[reason], onLedger });
      await closeChannel(tx, round);
    } else await giveUp(tx, round, reason);
  },
};

/**
 * The signed transaction is still valid for holders of a copy: the round has failed once its sequence number is used
 * up.
 */
async function giveUp(tx: Tx, round: RoundRow, reason: IntentFailure['reason']): Promise<void> {
  await resolvePayouts(tx, round.id, 'voided');
  await markCancelling(tx, round.id, { code: reason, failure: SENTENCES[reason], by: null });
  await closeChannel(tx, round);
  announceRound(tx, round);
}
