import { AlreadyIntended } from '../../../ledger/settlement/index.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { FAILURE_MESSAGES, REFUSED_ELSEWHERE } from './round.failures.ts';
import { readDoubtful, readLeftChannels, readOverdue, readRoundRecords } from './round.reads.ts';
import type { RoundRow } from './round.row.ts';
import { isSignable } from './round.rules.ts';
import { cancelledEnding, closeChannel, endRound, releaseRound, withLockedRound } from './round-outcomes.ts';

type OnLedger = { successful: boolean; ledger: number; feeCharged: bigint } | null;

/**
 * Queries the ledger for a round's own transaction, which others may have submitted: each holder of all signatures can.
 * The ledger's result is recorded, whatever state the round had before.
 * @throws LedgerUnavailable
 */
export async function reconcileRound(scope: Scope, roundId: string): Promise<void> {
  const [seen] = await readRoundRecords(scope, [roundId]);
  if (!seen?.txHash || seen.networkId !== scope.services.ledger.networkId()) return;
  const { ledger } = scope.services;
  const channelGone = (await ledger.account(seen.channelKey)) === null;
  const onLedger = await ledger.transaction(seen.txHash);
  await withLockedRound(scope, roundId, (tx, round) => recordResult(tx, round, { onLedger, channelGone }));
}

async function recordResult(
  tx: Tx,
  round: RoundRow,
  { onLedger, channelGone }: { onLedger: OnLedger; channelGone: boolean },
): Promise<void> {
  if (!(isSignable(round.state) || round.state === 'cancelling')) return;
  if (onLedger === null) {
    // The sequence number went with the channel, and it was not this transaction that used it.
    const closed = round.channelClosedAt !== null && channelGone;
    if (closed && round.state === 'cancelling') await endRound(tx, round, cancelledEnding(round));
    return;
  }
  if (onLedger.successful) await releaseRound(tx, round, onLedger);
  else await endRound(tx, round, { state: 'failed', code: 'refused', failure: REFUSED_ELSEWHERE, onLedger });
  if (isUntouched(round)) await closeChannel(tx, round);
}

function isUntouched({ closingIntentId, channelClosedAt }: RoundRow): boolean {
  return closingIntentId === null && channelClosedAt === null;
}

/** Runs on schedule: expires rounds, records what others submitted, and closes channels. */
export async function reconcileRounds(scope: Scope): Promise<void> {
  const { ledger, ledgerState } = scope.services;
  if (!ledgerState.standing.up) return;
  const networkId = ledger.networkId();
  for (const id of await readDoubtful(scope, networkId)) await reconcileRound(scope, id);
  await expireRounds(scope, networkId);
  for (const id of await readLeftChannels(scope, networkId)) await closeLeftChannel(scope, id);
}

/**
 * Goes by the ledger's own closes: every ledger that could have taken the transaction is in the history, with two more,
 * and the transaction is not.
 */
async function expireRounds(scope: Scope, networkId: string): Promise<void> {
  const { ledger } = scope.services;
  const { closedAt } = await ledger.latest();
  const seconds = Math.floor(closedAt.getTime() / 1_000 - 2 * ledger.network.closeSeconds);
  for (const id of await readOverdue(scope, networkId, seconds)) {
    await reconcileRound(scope, id);
    await withLockedRound(scope, id, async (tx, round) => {
      if (!isSignable(round.state)) return;
      const failure = FAILURE_MESSAGES.expired;
      await endRound(tx, round, { state: 'expired', code: 'expired', failure, onLedger: null });
      await closeChannel(tx, round);
    });
  }
}

async function closeLeftChannel(scope: Scope, id: string): Promise<void> {
  try {
    await withLockedRound(scope, id, async (tx, round) => {
      if (round.channelClosedAt === null) await closeChannel(tx, round);
    });
  } catch (error) {
    // Another process was first.
    if (!(error instanceof AlreadyIntended)) throw error;
  }
}
