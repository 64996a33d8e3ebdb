import { AlreadyIntended } from '../../../ledger/settlement/index.ts';
import { SYSTEM_TENANCY, signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { BadInput, Forbidden } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { PaymentMethod } from '../../../platform/vocabulary.ts';
import { mayExecuteRound } from '../contracts/contract.policy.ts';
import { readSignatoryStandings } from '../contracts/contract.reads.ts';
import { preFlight } from './ledger-checks.ts';
import { reconcileRound } from './reconcile-rounds.ts';
import { NotEnoughApprovals, RoundNotOpen } from './round.failures.ts';
import { announceRound, findRound, findRoundRecord } from './round.queries.ts';
import { readPayoutOperations, readSignatures, type StoredSignature } from './round.reads.ts';
import type { RoundRecord } from './round.record.ts';
import type { RoundRow } from './round.row.ts';
import { ANSWER_WITHIN_MS, countingAuthorizations, isSignable, stateByCount } from './round.rules.ts';
import type { Round } from './round.schema.ts';
import { bookPayouts, lockRound, markReleasing, setState } from './round.writes.ts';
import { abandonRound, withLockedRound } from './round-outcomes.ts';

/**
 * Submits the round's transaction to the ledger with exactly as many signatures as required: one too many makes the
 * ledger refuse it. A repeat while it is under way, or after it was paid, returns the current state.
 * @param paymentMethod only 'stellar'
 * @param idempotencyKey not needed to prevent a second payment: a round is paid only once
 * @throws BadInput, NotFound, Forbidden, RoundNotOpen, NotEnoughApprovals, EscrowChanged, DestinationMissing,
 *   LedgerUnavailable; nothing was sent then
 */
export async function executeRound(
  scope: Scope,
  id: string,
  paymentMethod: PaymentMethod,
  idempotencyKey: string | null,
): Promise<Round> {
  if (paymentMethod !== 'stellar')
    throw new BadInput([{ field: 'paymentMethod', message: 'Rounds are paid by stellar alone.' }]);
  const { round, contract } = await findRoundRecord(scope, id);
  if (!mayExecuteRound(scope.actor, contract)) {
    scope.services.audit.refused(scope, { operation: 'executeRound', code: 'FORBIDDEN' });
    throw new Forbidden();
  }
  if (idempotencyKey !== null && isUnderWay(round)) scope.markReplayed?.();
  const intentId = isUnderWay(round) ? round.intentId : await release(scope, round);
  if (intentId !== null) await scope.services.settlement.settled(intentId, ANSWER_WITHIN_MS);
  return findRound(scope, id);
}

function isUnderWay({ state }: RoundRow): boolean {
  return state === 'releasing' || state === 'released';
}

/** @returns the id of the intent that pays it; null when another call wrote it first, or when it was paid already */
async function release(scope: Scope, round: RoundRecord): Promise<string | null> {
  const { failpoints, vault } = scope.services;
  if (!isSignable(round.state) || round.txHash === null) throw new RoundNotOpen(round.state);
  const { signers, sequenceConsumed } = await preFlight(scope, round);
  if (sequenceConsumed) return resolveConsumedSequence(scope, round);
  const byChannel = {
    publicKey: round.channelKey,
    signature: await vault.sign(round.channelKey, Buffer.from(round.txHash, 'hex')),
  };
  failpoints.reach('round.before_execute');
  try {
    const outcome = await inTransaction(
      scope,
      (tx) => intend(tx, round, { signers, byChannel }),
      SYSTEM_TENANCY,
    );
    if ('gathered' in outcome) throw new NotEnoughApprovals(outcome.gathered, round.requiredSigs);
    failpoints.reach('round.intended');
    return outcome.intentId;
  } catch (error) {
    if (error instanceof AlreadyIntended) return null;
    throw error;
  }
}

/**
 * Records the payment when the round's own transaction used the sequence number, submitted by others. Otherwise fails
 * the round with a message; it is never signed again in silence.
 */
async function resolveConsumedSequence(scope: Scope, { id }: RoundRecord): Promise<null> {
  await reconcileRound(scope, id);
  await withLockedRound(scope, id, async (tx, round) => {
    if (isSignable(round.state)) await abandonRound(tx, round, 'overtaken');
  });
  return null;
}

interface Ready {
  signers: ReadonlySet<string>;
  byChannel: { publicKey: string; signature: Buffer };
}

/** Counts again with the round locked: changes since then alter what is submitted. */
async function intend(
  tx: Tx,
  { id }: RoundRecord,
  ready: Ready,
): Promise<{ intentId: string | null } | { gathered: number }> {
  const locked = await lockRound(tx, id);
  if (!locked) throw new RoundNotOpen('failed');
  if (isUnderWay(locked)) return { intentId: locked.intentId };
  if (!isSignable(locked.state)) throw new RoundNotOpen(locked.state);
  const standings = await readSignatoryStandings(tx, locked.contractId);
  const signatures = await verified(tx, locked, await readSignatures(tx, id));
  const counting = countingAuthorizations(signatures, standings).filter(({ publicKey }) =>
    ready.signers.has(publicKey),
  );
  await setState(tx, id, stateByCount(locked.state, counting.length, locked.requiredSigs));
  if (counting.length < locked.requiredSigs) return { gathered: counting.length };
  return { intentId: await send(tx, locked, counting.slice(0, locked.requiredSigs), ready.byChannel) };
}

/**
 * Returns the signatures that verify over this very transaction: a row that was tampered with must not invalidate the
 * others.
 */
async function verified(
  tx: Tx,
  { envelopeXdr, txHash }: RoundRow,
  stored: readonly StoredSignature[],
): Promise<StoredSignature[]> {
  const { ledger } = tx.scope.services;
  if (envelopeXdr === null || txHash === null) return [];
  const keys = stored.map(({ publicKey }) => publicKey);
  const found = await ledger.signaturesIn(await ledger.attach(envelopeXdr, stored), txHash, keys);
  return stored.filter(({ publicKey }) => found.some((one) => one.publicKey === publicKey));
}

async function send(
  tx: Tx,
  round: RoundRow,
  chosen: readonly StoredSignature[],
  byChannel: Ready['byChannel'],
): Promise<string> {
  const { ledger, settlement } = tx.scope.services;
  const { channelSeq, maxTime, feeBid, txHash, envelopeXdr } = round;
  if (channelSeq === null || maxTime === null || feeBid === null || txHash === null || envelopeXdr === null)
    throw new Error(`round ${round.id} was never built`);
  const intentId = await settlement.intend(tx, {
    kind: 'payout',
    businessKey: `round:${round.id}:payout`,
    source: round.channelKey,
    operations: await readPayoutOperations(tx, round),
    ...(round.memoHash === null ? {} : { memoHash: round.memoHash }),
    notAfter: null,
    reference: { roundId: round.id },
    signed: {
      source: round.channelKey,
      seq: channelSeq,
      maxTime: Number(maxTime),
      feeBid,
      hash: txHash,
      envelopeXdr: await ledger.attach(envelopeXdr, [byChannel, ...chosen]),
    },
  });
  const { userId: by } = signedIn(tx.scope.actor);
  await markReleasing(tx, round.id, { intentId, by, sent: chosen.map(({ publicKey }) => publicKey) });
  await bookPayouts(tx, round.id);
  await tx.audit({
    action: 'round.execute',
    entityType: 'round',
    entityId: round.id,
    issuerId: round.issuerId,
    details: {
      contractId: round.contractId,
      number: round.number,
      hash: txHash,
      signatures: chosen.map(({ publicKey }) => publicKey),
    },
  });
  announceRound(tx, round);
  return intentId;
}
