import { SYSTEM_TENANCY, signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { Forbidden } from '../../../platform/failures.ts';
import { type Scope } from '../../../platform/scope.ts';
import { mayCancelRound } from '../contracts/contract.policy.ts';
import { RoundNotOpen } from './round.failures.ts';
import { announceRound, findRound, findRoundRecord } from './round.queries.ts';
import { type RoundRow } from './round.row.ts';
import { ANSWER_WITHIN_MS, isSignable } from './round.rules.ts';
import { type Round } from './round.schema.ts';
import { lockRound, markCancelling, recordChannelClosed } from './round.writes.ts';
import { cancelledEnding, closeChannel, endRound } from './round-outcomes.ts';

const MAX_REASON = 500;

/**
 * Cancels a release. Signatures that were given cannot be taken back, and others may hold copies: it is cancelled once
 * the ledger has used up the sequence number that they need. A complete copy that is submitted first releases it.
 * @throws NotFound, Forbidden, RoundNotOpen, LedgerUnavailable
 */
export async function cancelRound(scope: Scope, id: string, reason: string | null): Promise<Round> {
  const { round, contract } = await findRoundRecord(scope, id);
  if (!mayCancelRound(scope.actor, contract)) {
    scope.services.audit.refused(scope, { operation: 'cancelRound', code: 'FORBIDDEN' });
    throw new Forbidden();
  }
  if (round.state !== 'cancelling' && round.state !== 'cancelled') {
    const intentId = await inTransaction(scope, (tx) => cancel(tx, id, reason), SYSTEM_TENANCY);
    if (intentId !== null) await scope.services.settlement.settled(intentId, ANSWER_WITHIN_MS);
  }
  return findRound(scope, id);
}

/** @returns the id of the intent to wait for: it closes its channel, or still creates it; null when there is none */
async function cancel(tx: Tx, id: string, reason: string | null): Promise<string | null> {
  const round = await lockRound(tx, id);
  if (!round || !(isSignable(round.state) || round.state === 'preparing'))
    throw new RoundNotOpen(round?.state ?? 'failed');
  const why = reason?.trim().slice(0, MAX_REASON) || null;
  await markCancelling(tx, id, { code: null, failure: why, by: signedIn(tx.scope.actor).userId });
  await tx.audit({
    action: 'round.cancel',
    entityType: 'round',
    entityId: id,
    issuerId: round.issuerId,
    details: {
      contractId: round.contractId,
      number: round.number,
      reason: why,
    },
  });
  announceRound(tx, round);
  if (isSignable(round.state)) {
    await closeChannel(tx, round);
    return (await lockRound(tx, id))?.closingIntentId ?? null;
  }
  return cancelUnbuilt(tx, { ...round, state: 'cancelling', failure: why });
}

/** Before the transaction is built no copies can exist; a channel on its way is closed when it arrives. */
async function cancelUnbuilt(tx: Tx, round: RoundRow): Promise<string | null> {
  const { channelIntentId } = round;
  if (channelIntentId === null || !(await tx.scope.services.settlement.withdraw(tx, channelIntentId)))
    return channelIntentId;
  await recordChannelClosed(tx, round.id);
  await endRound(tx, round, cancelledEnding({ ...round, failureCode: null }));
  return null;
}
