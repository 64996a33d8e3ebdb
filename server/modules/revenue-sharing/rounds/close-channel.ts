import type { IntentHandler } from '../../../ledger/settlement/index.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { cancelledEnding, endRound } from './end-round.ts';
import { heldRound } from './held-round.ts';
import type { RoundRow } from './round.record.ts';
import { noteChannelClosed, noteClosing } from './round.writes.ts';
import { readUsedNumber } from './round-within.reads.ts';

/** The account that a channel's lumens come from and return to. */
export const TREASURY = { kind: 'platform', id: 'treasury' } as const;

/**
 * Closes a round's channel on the ledger. That uses the sequence number that the round's transaction needs, so that
 * every copy of it is worthless from then on. The caller has locked the round's row.
 */
export async function closeChannel(tx: Tx, round: Pick<RoundRow, 'id' | 'channelKey'>): Promise<void> {
  const { settlement, vault } = tx.scope.services;
  const treasury = await vault.accountOf(TREASURY);
  if (treasury === undefined) throw new Error('a channel was made and there is no treasury');
  const intentId = await settlement.intend(tx, {
    kind: 'round_close',
    businessKey: `round:${round.id}:close`,
    source: round.channelKey,
    operations: [{ type: 'account_merge', to: treasury }],
    notAfter: null,
    reference: { roundId: round.id },
  });
  await noteClosing(tx, round.id, intentId);
}

/** Handles the outcome of closing a channel. */
export const channelClosing: IntentHandler = {
  succeeded: async (tx, intent) => {
    const round = await heldRound(tx, intent);
    await noteChannelClosed(tx, round.id);
    await decide(tx, round, intent.id);
  },
  failed: async (tx, intent, failure) => {
    const round = await heldRound(tx, intent);
    // It is closed already. In other cases the scheduled job retries.
    if (failure.reason === 'no_account') await noteChannelClosed(tx, round.id);
    if (failure.onLedger !== null) await decide(tx, round, intent.id);
  },
};

/**
 * Ends a round that is being cancelled when the closing used its sequence number: then its own transaction never did
 * and never will. Otherwise something else used it, and the ledger must be queried.
 */
async function decide(tx: Tx, round: RoundRow, intentId: string): Promise<void> {
  if (round.state !== 'cancelling') return;
  if ((await readUsedNumber(tx, intentId)) === round.channelSeq)
    await endRound(tx, round, cancelledEnding(round));
}
