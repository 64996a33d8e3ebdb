import { enrolling, SYSTEM_TENANCY, signedIn } from '../../../platform/access/actor.ts';
import { isUniqueViolation } from '../../../platform/db/database-faults.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { NotFound, refuseFaults } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { nameFaults } from '../accounts/account.rules.ts';
import { announceSelf } from '../accounts/account.writes.ts';
import { FactorNeedsAddress, PasskeyRefused, TooManyPasskeys } from './factor.failures.ts';
import { MAX_PASSKEYS } from './factor.rules.ts';
import {
  type AuthenticatorRecord,
  countAuthenticators,
  countTry,
  insertChallenge,
  lockFactors,
  useChallenge,
} from './factor.writes.ts';
import { notifySecurity } from './notify-security.ts';
import { insertPasskey, readPasskeys, updateName } from './passkey.writes.ts';
import { makeChallenge } from './prove-passkey.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import {
  challengeIn,
  type PublicKeyCredentialCreationOptionsJSON,
  registrationOptions,
  verifiedRegistration,
} from './webauthn.ts';

/** Begins the registration of a passkey. @returns the options for the browser @throws FactorNeedsAddress, TooManyPasskeys */
export async function startPasskey(scope: Scope): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const person = enrolling(scope.actor);
  if (!person.emailVerified) throw new FactorNeedsAddress();
  const existing = await readPasskeys(scope, person.userId);
  if (existing.length >= MAX_PASSKEYS) throw new TooManyPasskeys(MAX_PASSKEYS);
  const challenge = makeChallenge(scope);
  const { userId } = person;
  await inTransaction(
    scope,
    (tx) => insertChallenge(tx, challenge, { purpose: 'passkey_registration', userId }),
    SYSTEM_TENANCY,
  );
  return registrationOptions(scope.services.config.publicUrl, challenge, person, existing);
}

/**
 * Adds the passkey that a browser made. Recovery codes are made with the first factor of an account.
 * @param response of the browser
 * @returns the passkey, and the recovery codes where they were made: they are shown once
 * @throws BadInput, PasskeyRefused, TooManyPasskeys
 */
export async function addPasskey(
  scope: Scope,
  { name: given, response }: { name: string; response: unknown },
): Promise<{ authenticator: AuthenticatorRecord; recoveryCodes: string[] }> {
  const person = enrolling(scope.actor);
  const { userId } = person;
  const name = given.trim();
  refuseFaults(nameFaults(name));
  const challenge = challengeIn(response);
  if (challenge === undefined) throw new PasskeyRefused('bad_input');
  const asked = await inTransaction(
    scope,
    (tx) => countTry(tx, challenge, 'passkey_registration'),
    SYSTEM_TENANCY,
  );
  if (asked?.userId !== userId) throw new PasskeyRefused('bad_input');
  const passkey = await verifiedRegistration(scope.services.config.publicUrl, challenge, response);
  if (!passkey) throw new PasskeyRefused('bad_input');
  const id = scope.ids.uuid();
  return inTransaction(
    scope,
    async (tx) => {
      await lockFactors(tx, userId);
      if (!(await useChallenge(tx, challenge, 'passkey_registration'))) throw new PasskeyRefused('bad_input');
      const count = await countAuthenticators(tx, userId);
      if (count > MAX_PASSKEYS) throw new TooManyPasskeys(MAX_PASSKEYS);
      const authenticator = await insertPasskey(tx, { ...passkey, id, userId, name });
      const recoveryCodes = count === 0 ? await replaceRecoveryCodes(tx, userId) : [];
      announceSelf(tx);
      await notifySecurity(tx, person, 'passkey_added');
      await tx.audit({
        action: 'authenticator.add',
        entityType: 'authenticator',
        entityId: id,
        details: { kind: 'passkey', backed_up: passkey.backedUp },
      });
      return { authenticator, recoveryCodes };
    },
    SYSTEM_TENANCY,
  ).catch((error: unknown) => {
    // A browser that ignores the list of known passkeys may send one again.
    throw isUniqueViolation(error, 'authenticators_credential_unique')
      ? new PasskeyRefused('bad_input')
      : error;
  });
}

/** Renames a factor of the caller. @throws BadInput, NotFound */
export async function renameAuthenticator(
  scope: Scope,
  { id, name: given }: { id: string; name: string },
): Promise<AuthenticatorRecord> {
  const { userId } = signedIn(scope.actor);
  const name = given.trim();
  refuseFaults(nameFaults(name));
  if (!isUuid(id)) throw new NotFound('authenticator');
  return inTransaction(scope, async (tx) => {
    const renamed = await updateName(tx, userId, { id, name });
    if (!renamed) throw new NotFound('authenticator');
    announceSelf(tx);
    await tx.audit({ action: 'authenticator.rename', entityType: 'authenticator', entityId: id });
    return renamed;
  });
}
