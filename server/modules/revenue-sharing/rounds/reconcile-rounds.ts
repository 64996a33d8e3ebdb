import { AlreadyIntended } from '../../../ledger/settlement/index.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readDoubtful, readLeftChannels, readOverdue, readRoundRecords } from './round.reads.ts';
import type { RoundRow } from './round.record.ts';
import { isSignable } from './round.rules.ts';
import { lockRound } from './round.writes.ts';
import { cancelledEnding, closeChannel, endRound, releaseRound } from './round-outcomes.ts';

const FAILED =
  'Somebody else handed this round in, and the ledger refused it. Nothing was paid; trigger it again.';

type OnLedger = { successful: boolean; ledger: number; feeCharged: bigint } | null;

/**
 * Queries the ledger for a round's own transaction, which others may have submitted: each holder of all signatures can.
 * The ledger's result is recorded, whatever state the round had before.
 * @throws LedgerUnavailable
 */
export async function concludeRound(scope: Scope, roundId: string): Promise<void> {
  const [seen] = await readRoundRecords(scope, [roundId]);
  if (!seen?.txHash || seen.networkId !== scope.services.ledger.networkId()) return;
  const { ledger } = scope.services;
  const channelGone = (await ledger.account(seen.channelKey)) === null;
  const onLedger = await ledger.transaction(seen.txHash);
  await inTransaction(scope, (tx) => conclude(tx, roundId, { onLedger, channelGone }), SYSTEM_TENANCY);
}

async function conclude(
  tx: Tx,
  roundId: string,
  { onLedger, channelGone }: { onLedger: OnLedger; channelGone: boolean },
): Promise<void> {
  const round = await lockRound(tx, roundId);
  if (!round || !(isSignable(round.state) || round.state === 'cancelling')) return;
  if (onLedger === null) {
    // The sequence number went with the channel, and it was not this transaction that used it.
    const closed = round.channelClosedAt !== null && channelGone;
    if (closed && round.state === 'cancelling') await endRound(tx, round, cancelledEnding(round));
    return;
  }
  if (onLedger.successful) await releaseRound(tx, round, onLedger);
  else await endRound(tx, round, { state: 'failed', code: 'refused', failure: FAILED, onLedger });
  if (isUntouched(round)) await closeChannel(tx, round);
}

function isUntouched({ closingIntentId, channelClosedAt }: RoundRow): boolean {
  return closingIntentId === null && channelClosedAt === null;
}

const OVER = 'The seven days of this round are over. Trigger it again; it needs new approvals.';

/** Runs on schedule: expires rounds, records what others submitted, and closes channels. */
export async function tendRounds(scope: Scope): Promise<void> {
  const { ledger, ledgerState } = scope.services;
  if (!ledgerState.standing.up) return;
  const networkId = ledger.networkId();
  for (const id of await readDoubtful(scope, networkId)) await concludeRound(scope, id);
  await expireRounds(scope, networkId);
  for (const id of await readLeftChannels(scope, networkId)) await closeLeft(scope, id);
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
    await concludeRound(scope, id);
    await inTransaction(
      scope,
      async (tx) => {
        const round = await lockRound(tx, id);
        if (!round || !isSignable(round.state)) return;
        await endRound(tx, round, { state: 'expired', code: 'expired', failure: OVER, onLedger: null });
        await closeChannel(tx, round);
      },
      SYSTEM_TENANCY,
    );
  }
}

async function closeLeft(scope: Scope, id: string): Promise<void> {
  try {
    await inTransaction(
      scope,
      async (tx) => {
        const round = await lockRound(tx, id);
        if (round && round.channelClosedAt === null) await closeChannel(tx, round);
      },
      SYSTEM_TENANCY,
    );
  } catch (error) {
    // Another process was first.
    if (!(error instanceof AlreadyIntended)) throw error;
  }
}
