import type { IntentHandler, SettledIntent } from '../../../ledger/settlement/index.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { announceRound } from './announce-round.ts';
import { closeChannel } from './close-channel.ts';
import { endRound } from './end-round.ts';
import { heldRound } from './held-round.ts';
import type { RoundRow } from './round.record.ts';
import { LIFE_SECONDS } from './round.rules.ts';
import { markBuilt, noteChannelClosed } from './round.writes.ts';

/** An account's first sequence number is the number of its ledger, shifted by so many bits. */
const LEDGER_BITS = 32n;

const NOT_MADE = 'The ledger did not make the account that this round needs. Trigger it again.';

/**
 * Handles the outcome of creating a round's channel: its transaction's sequence number is known now, so it can be
 * built, and signed. All its content is fixed, so building it twice makes the same bytes.
 */
export const roundChannel: IntentHandler = {
  succeeded: async (tx, intent) => {
    const round = await heldRound(tx, intent);
    const channelSeq = (BigInt(intent.ledger) << LEDGER_BITS) + 1n;
    await build(tx, round, channelSeq, intent);
    if (round.state === 'cancelling') await closeChannel(tx, round);
    tx.afterCommit(() => tx.scope.services.failpoints.reach('round.prepared'));
    announceRound(tx, round);
  },
  failed: async (tx, intent) => {
    const round = await heldRound(tx, intent);
    await noteChannelClosed(tx, round.id);
    const cancelled = round.state === 'cancelling';
    await endRound(tx, round, {
      state: cancelled ? 'cancelled' : 'failed',
      code: cancelled ? null : 'not_prepared',
      failure: cancelled ? round.failure : NOT_MADE,
      onLedger: null,
    });
  },
};

async function build(tx: Tx, round: RoundRow, channelSeq: bigint, intent: SettledIntent): Promise<void> {
  const payments = await tx.query<{ to: string; stroops: bigint }>(
    'SELECT destination AS "to", units AS stroops FROM round_payments WHERE round_id = $1 ORDER BY position',
    [round.id],
  );
  const maxTime = Math.floor(intent.closedAt.getTime() / 1_000) + LIFE_SECONDS;
  const { hash, envelopeXdr } = await tx.scope.services.ledger.build({
    source: round.channelKey,
    sequence: channelSeq,
    operations: payments.map(({ to, stroops }) => ({ type: 'payment', from: round.escrowKey, to, stroops })),
    memoHash: round.memoHash,
    minTime: 0,
    maxTime,
    feePerOperation: round.feeBid ?? 0n,
  });
  await markBuilt(tx, round.id, { channelSeq, maxTime, hash, envelopeXdr });
}
