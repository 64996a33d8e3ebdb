import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { Forbidden } from '../../../platform/failures.ts';
import { type Scope } from '../../../platform/scope.ts';
import { mayApprove, signatoryOf } from '../contracts/contract.policy.ts';
import { readSignatoryStandings } from '../contracts/contract.reads.ts';
import { type ContractRecord, type SignatoryRecord } from '../contracts/contract.record.ts';
import {
  AlreadyAuthorized,
  OtherLedger,
  RoundNotOpen,
  SignatureMissing,
  SignWithOwnWallet,
} from './round.failures.ts';
import { announceRound, findRound, findRoundRecord } from './round.queries.ts';
import { readSignatures } from './round.reads.ts';
import { type RoundRecord } from './round.record.ts';
import { countingAuthorizations, isSignable, isTooLate, stateByCount } from './round.rules.ts';
import { type Round } from './round.schema.ts';
import { insertAuthorization, lockRound, setState } from './round.writes.ts';

/**
 * Signs the round's transaction with the signatory's key that the platform holds.
 * @throws NotFound, Forbidden unless the actor is a signatory, RoundNotOpen, AlreadyAuthorized, SignWithOwnWallet
 */
export async function authorizeRound(scope: Scope, id: string): Promise<Round> {
  const signing = await signer(scope, id, 'authorizeRound');
  if (signing.signatory.keyHolder === 'own') throw new SignWithOwnWallet();
  const signature = await scope.services.vault.sign(signing.publicKey, Buffer.from(signing.hash, 'hex'));
  return authorize(scope, { ...signing, method: 'platform', signature });
}

/**
 * Accepts a signature that was made elsewhere. The envelope must be the round's own transaction, unaltered, and hold a
 * valid signature of the key that is registered for this signatory; its other content is ignored.
 * @param envelopeXdr base64, as wallets return it
 * @throws as `authorizeRound`, and EnvelopeRefused, SignatureMissing
 */
export async function submitRoundSignature(scope: Scope, id: string, envelopeXdr: string): Promise<Round> {
  const signing = await signer(scope, id, 'submitRoundSignature');
  const [found] = await scope.services.ledger.signaturesIn(envelopeXdr, signing.hash, [signing.publicKey]);
  if (!found) throw new SignatureMissing();
  return authorize(scope, { ...signing, method: 'own', signature: found.signature });
}

interface Signer {
  round: RoundRecord;
  contract: ContractRecord;
  signatory: SignatoryRecord;
  publicKey: string;
  hash: string;
}

/** Refuses in the order that is easiest to understand. */
async function signer(scope: Scope, id: string, operation: string): Promise<Signer> {
  const { round, contract } = await findRoundRecord(scope, id);
  const signatory = signatoryOf(scope.actor, contract);
  if (!signatory || !mayApprove(scope.actor, contract)) {
    scope.services.audit.refused(scope, { operation, code: 'FORBIDDEN' });
    throw new Forbidden('Only its signatories approve a round.');
  }
  if (round.networkId !== scope.services.ledger.networkId()) throw new OtherLedger();
  const { publicKey } = signatory;
  if (round.authorizations.some(({ userId }) => userId === signatory.userId)) throw new AlreadyAuthorized();
  if (!isSignable(round.state) || round.txHash === null || publicKey === null)
    throw new RoundNotOpen(round.state);
  if (isTooLate(round.maxTime, scope.services.settlement.ledgerTime())) throw new RoundNotOpen('expired');
  return { round, contract, signatory, publicKey, hash: round.txHash };
}

type Signed = Signer & { method: 'platform' | 'own'; signature: Buffer };

async function authorize(scope: Scope, signed: Signed): Promise<Round> {
  const { failpoints } = scope.services;
  const { userId } = signedIn(scope.actor);
  failpoints.reach('round.before_authorize');
  // Members may be of other organisations, or of none: the row is written for the contract's own issuer.
  const tenancy = { tenant: signed.contract.issuerId, user: userId };
  await inTransaction(scope, (tx) => record(tx, signed, userId), tenancy);
  failpoints.reach('round.authorized');
  return findRound(scope, signed.round.id);
}

async function record(
  tx: Tx,
  { round, publicKey, method, signature, hash }: Signed,
  userId: string,
): Promise<void> {
  const locked = await lockRound(tx, round.id);
  if (!locked || !isSignable(locked.state) || locked.txHash !== hash)
    throw new RoundNotOpen(locked?.state ?? 'failed');
  if (!(await insertAuthorization(tx, locked, { userId, publicKey, method, signature })))
    throw new AlreadyAuthorized();
  const standings = await readSignatoryStandings(tx, locked.contractId);
  const gathered = countingAuthorizations(await readSignatures(tx, locked.id), standings).length;
  await setState(tx, locked.id, stateByCount(locked.state, gathered, locked.requiredSigs));
  await tx.audit({
    action: 'round.authorize',
    entityType: 'round',
    entityId: locked.id,
    issuerId: locked.issuerId,
    details: { contractId: locked.contractId, number: locked.number, hash, publicKey, method, gathered },
  });
  announceRound(tx, locked);
}
