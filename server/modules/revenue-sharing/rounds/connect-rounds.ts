import type { Services } from '../../../platform/services.ts';
import type { PaymentHandler } from '../../wallets/index.ts';
import { channelClosing } from './close-channel.ts';
import { concludeRound } from './conclude-round.ts';
import { payouts } from './payout.ts';
import { readRoundsOfMemos } from './round.reads.ts';
import { roundChannel } from './round-channel.ts';

/** Registers the handlers for the outcomes of the rounds' intents. Must run before settlement and follower start. */
export function connectRounds({ settlement, follower }: Services): void {
  settlement.handle('round_channel', roundChannel);
  settlement.handle('payout', payouts);
  settlement.handle('round_close', channelClosing);
  follower.onPayment(recogniseRound);
}

/**
 * Recognises payments with the memo of a round that the platform did not submit, but a holder of all signatures. The
 * ledger is queried after the commit, and when that fails the scheduled job retries.
 */
const recogniseRound: PaymentHandler = async (tx, payments, networkId) => {
  const named = new Map(
    payments.flatMap(({ from, memoHash }) => (memoHash ? [[memoHash.toString('hex'), from]] : [])),
  );
  if (named.size === 0) return;
  tx.afterCommit(async () => {
    for (const id of await readRoundsOfMemos(tx.scope, networkId, named)) await concludeRound(tx.scope, id);
  });
};
