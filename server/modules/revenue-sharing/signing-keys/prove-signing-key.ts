import { type SignedInActor, signedIn } from '../../../platform/access/actor.ts';
import { isUniqueViolation } from '../../../platform/db/database-faults.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { isTaken, type ProofRow, readProof, readSigningKey } from './signing-key.reads.ts';
import {
  checkedKey,
  KeyTaken,
  PROOF_SECONDS,
  ProofExpired,
  ProofNotSigned,
  signingLink,
} from './signing-key.rules.ts';
import type { SigningWallet, StartSigningKeyProofPayload } from './signing-key.schema.ts';
import { deleteSigningKey, insertProof, putSigningKey, useProof } from './signing-key.writes.ts';

const CHALLENGE_BYTES = 48;
const CHALLENGE_NAME = 'Passa signing key';

/** Returns the actor's own signing key; null when the platform signs for the actor. */
export async function findSigningWallet(scope: Scope): Promise<SigningWallet | null> {
  return (await readSigningKey(scope, signedIn(scope.actor).userId)) ?? null;
}

/**
 * Requests a signature by a key that the actor claims: over a transaction with the sequence number 0, which no account
 * can ever use, so that signing it risks nothing. Its content is random, so no earlier signature fits.
 * @throws BadInput for an invalid key, KeyTaken
 */
export async function startSigningKeyProof(
  scope: Scope,
  given: string,
): Promise<StartSigningKeyProofPayload> {
  const { userId } = signedIn(scope.actor);
  const publicKey = checkedKey(given);
  if (await isTaken(scope, publicKey, userId)) throw new KeyTaken();
  const expiresAt = scope.clock.in(PROOF_SECONDS);
  const built = await challenge(scope, publicKey, expiresAt);
  const proof: ProofRow = { id: scope.ids.uuid(), publicKey, expiresAt, ...built };
  await inTransaction(scope, (tx) => insertProof(tx, userId, proof), own(scope));
  const message = 'Prove that this key is yours. This transaction can never be executed.';
  const { passphrase } = scope.services.ledger.network;
  return { ...proof, sep7Uri: signingLink({ ...proof, passphrase, message }) };
}

/**
 * Checks the signed challenge. From then on contracts that become final list this key for its owner.
 * @throws ProofExpired, EnvelopeRefused, ProofNotSigned, KeyTaken
 */
export async function proveSigningKey(scope: Scope, id: string, envelopeXdr: string): Promise<SigningWallet> {
  const actor = signedIn(scope.actor);
  const proof = isUuid(id) ? await readProof(scope, actor.userId, id) : undefined;
  if (!proof || proof.expiresAt <= scope.clock.now()) throw new ProofExpired();
  const [found] = await scope.services.ledger.signaturesIn(envelopeXdr, proof.hash, [proof.publicKey]);
  if (!found) throw new ProofNotSigned();
  if (await isTaken(scope, proof.publicKey, actor.userId)) throw new KeyTaken();
  await inTransaction(scope, (tx) => register(tx, actor, proof), own(scope));
  const wallet = await findSigningWallet(scope);
  if (!wallet) throw new ProofExpired();
  return wallet;
}

/** Removes the actor's own key, if any. Final contracts keep the key that they list; later ones take the platform's. */
export async function removeSigningWallet(scope: Scope): Promise<void> {
  const actor = signedIn(scope.actor);
  await inTransaction(
    scope,
    async (tx) => {
      if (await deleteSigningKey(tx, actor.userId)) await audit(tx, actor, 'signing_key.remove', {});
    },
    own(scope),
  );
}

async function register(tx: Tx, actor: SignedInActor, { id, publicKey }: ProofRow): Promise<void> {
  if (!(await useProof(tx, id))) throw new ProofExpired();
  try {
    await putSigningKey(tx, actor.userId, publicKey);
  } catch (error) {
    throw isUniqueViolation(error, 'own_signing_keys_key_unique') ? new KeyTaken() : error;
  }
  await audit(tx, actor, 'signing_key.prove', { publicKey });
}

function audit(tx: Tx, { userId, issuerId }: SignedInActor, action: string, details: object): Promise<void> {
  return tx.audit({ action, entityType: 'user', entityId: userId, issuerId, details });
}

function challenge(
  scope: Scope,
  publicKey: string,
  expiresAt: Date,
): Promise<{ envelopeXdr: string; hash: string }> {
  return scope.services.ledger.build({
    source: publicKey,
    sequence: 0n,
    operations: [
      {
        type: 'manage_data',
        name: CHALLENGE_NAME,
        value: Buffer.from(scope.ids.secret(CHALLENGE_BYTES).toString('base64')),
      },
    ],
    memoHash: null,
    minTime: 0,
    maxTime: Math.floor(expiresAt.getTime() / 1_000),
    feePerOperation: 100n,
  });
}

function own({ actor }: Scope) {
  const { userId, issuerId } = signedIn(actor);
  return { tenant: issuerId, user: userId };
}
