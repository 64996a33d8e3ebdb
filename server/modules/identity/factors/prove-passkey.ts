import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { PasskeyRefused } from './factor.failures.ts';
import { type ChallengePurpose, countTry, insertChallenge, useChallenge } from './factor.writes.ts';
import { findPasskey, readPasskeys, usePasskey } from './passkey.writes.ts';
import {
  authenticationOptions,
  challengeIn,
  credentialIn,
  type PublicKeyCredentialRequestOptionsJSON,
  verifiedAuthentication,
} from './webauthn.ts';

const CHALLENGE_BYTES = 32;

/** Returns a random challenge of 256 bits, in base64url. */
export const makeChallenge = ({ ids }: Scope): string => ids.secret(CHALLENGE_BYTES).toString('base64url');

/**
 * Begins a proof by a passkey.
 * @param userId null: the passkey itself names the account
 * @returns the options for the browser
 */
export async function startProof(
  scope: Scope,
  purpose: ChallengePurpose,
  userId: string | null,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const challenge = makeChallenge(scope);
  const own = userId === null ? [] : await readPasskeys(scope, userId);
  await inTransaction(scope, (tx) => insertChallenge(tx, challenge, { purpose, userId }), SYSTEM_TENANCY);
  return authenticationOptions(scope.services.config.publicUrl, challenge, own);
}

/** A passkey that has proved itself, and what uses up the proof in the transaction of its effect. */
export interface ProvedPasskey {
  userId: string;
  /** @throws PasskeyRefused when the challenge or the counter was used meanwhile */
  use: (tx: Tx) => Promise<void>;
}

/**
 * Verifies a browser's answer to a challenge with that purpose.
 * @throws PasskeyRefused
 */
export async function provedPasskey(
  scope: Scope,
  response: unknown,
  purpose: ChallengePurpose,
): Promise<ProvedPasskey> {
  const [challenge, credentialId] = [challengeIn(response), credentialIn(response)];
  if (challenge === undefined || credentialId === undefined) throw new PasskeyRefused();
  const asked = await inTransaction(scope, (tx) => countTry(tx, challenge, purpose), SYSTEM_TENANCY);
  const passkey = await findPasskey(scope, credentialId);
  if (!asked || !passkey || (asked.userId !== null && asked.userId !== passkey.userId))
    throw new PasskeyRefused();
  const { publicUrl } = scope.services.config;
  const proof = await verifiedAuthentication(publicUrl, challenge, { response, passkey });
  if (!proof) throw new PasskeyRefused();
  return {
    userId: passkey.userId,
    use: async (tx) => {
      const isUsed =
        (await useChallenge(tx, challenge, purpose)) && (await usePasskey(tx, passkey.id, proof));
      if (!isUsed) throw new PasskeyRefused();
    },
  };
}
