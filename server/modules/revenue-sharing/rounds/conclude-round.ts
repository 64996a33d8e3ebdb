import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { closeChannel } from './close-channel.ts';
import { cancelledEnding, endRound, releaseRound } from './end-round.ts';
import { readRoundRecords } from './round.reads.ts';
import type { RoundRow } from './round.record.ts';
import { isSignable } from './round.rules.ts';
import { lockRound } from './round.writes.ts';

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
