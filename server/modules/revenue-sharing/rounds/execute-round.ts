import { AlreadyIntended } from '../../../ledger/settlement/index.ts';
import { SYSTEM_TENANCY, signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { BadInput, Forbidden } from '../../../platform/failures.ts';
import { markReplayed } from '../../../platform/idempotency/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { PaymentMethod } from '../../../platform/vocabulary.ts';
import { mayExecuteRound } from '../contracts/contract.policy.ts';
import { readSignatoryStandings } from '../contracts/contract.reads.ts';
import { preFlight } from './ledger-checks.ts';
import { concludeRound } from './reconcile-rounds.ts';
import { NotEnoughApprovals, RoundNotOpen } from './round.failures.ts';
import { announceRound, findRound, findRoundRecord } from './round.queries.ts';
import { readSignatures, type StoredSignature } from './round.reads.ts';
import type { RoundRecord, RoundRow } from './round.record.ts';
import { countingAuthorizations, isSignable, stateByCount } from './round.rules.ts';
import type { Round } from './round.schema.ts';
import { bookPayouts, lockRound, markCancelling, markReleasing, setState } from './round.writes.ts';
import { closeChannel } from './round-outcomes.ts';

const OVERTAKEN = 'Something else used up what this round needs. It needs approval again: trigger it again.';

/** Fails a round whose sequence number something else has used, with a message; it is never signed again in silence. */
export async function loseRound(scope: Scope, roundId: string): Promise<void> {
  await inTransaction(
    scope,
    async (tx) => {
      const round = await lockRound(tx, roundId);
      if (!round || !isSignable(round.state)) return;
      await markCancelling(tx, round.id, { code: 'overtaken', failure: OVERTAKEN, by: null });
      await closeChannel(tx, round);
      announceRound(tx, round);
    },
    SYSTEM_TENANCY,
  );
}

/** Maximum wait for the ledger; later results arrive through the subscription. */
const ANSWER_WITHIN_MS = 20_000;

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
  if (idempotencyKey !== null && isUnderWay(round)) markReplayed(scope);
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
  const { signers, overtaken } = await preFlight(scope, round);
  if (overtaken) return overtake(scope, round);
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
 * Handles a used sequence number: by the round's own transaction, submitted by others, or by one that makes it
 * worthless.
 */
async function overtake(scope: Scope, round: RoundRecord): Promise<null> {
  await concludeRound(scope, round.id);
  await loseRound(scope, round.id);
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
  const held = await lockRound(tx, id);
  if (!held) throw new RoundNotOpen('failed');
  if (isUnderWay(held)) return { intentId: held.intentId };
  if (!isSignable(held.state)) throw new RoundNotOpen(held.state);
  const standings = await readSignatoryStandings(tx, held.contractId);
  const signatures = await verified(tx, held, await readSignatures(tx, id));
  const counting = countingAuthorizations(signatures, standings).filter(({ publicKey }) =>
    ready.signers.has(publicKey),
  );
  await setState(tx, id, stateByCount(held.state, counting.length, held.requiredSigs));
  if (counting.length < held.requiredSigs) return { gathered: counting.length };
  return { intentId: await send(tx, held, counting.slice(0, held.requiredSigs), ready.byChannel) };
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
  const payments = await tx.query<{ to: string; stroops: bigint }>(
    'SELECT destination AS "to", units AS stroops FROM round_payments WHERE round_id = $1 ORDER BY position',
    [round.id],
  );
  const intentId = await settlement.intend(tx, {
    kind: 'payout',
    businessKey: `round:${round.id}:payout`,
    source: round.channelKey,
    operations: payments.map(({ to, stroops }) => ({ type: 'payment', from: round.escrowKey, to, stroops })),
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
