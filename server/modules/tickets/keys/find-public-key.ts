import { keyId, publicKeyText } from '../../../lib/signing/index.ts';
import { type FieldFault, NotFound, refuseFaults } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { PublicSigningKey } from '../ticket.schema.ts';
import { type PublicKeyRecord, readKeysOfEvent, readPublicKey } from './signing-key.reads.ts';

/**
 * Finds a version of an issuer's public key; retired ones too, because they still verify.
 * @param version null for the one that signs now
 * @throws BadInput for an invalid issuer id or version, NotFound when there is none
 */
export async function findPublicKey(
  scope: Scope,
  issuerId: string,
  version: number | null,
): Promise<PublicSigningKey> {
  const faults: FieldFault[] = [];
  if (!isUuid(issuerId)) faults.push({ field: 'issuerId', message: 'Which organiser? Give its id.' });
  if (version !== null && version < 1)
    faults.push({ field: 'version', message: 'Versions of a key count from 1.' });
  refuseFaults(faults);
  const row = await readPublicKey(scope.db, issuerId, version);
  if (!row) throw new NotFound('publicKey');
  return presentKey(row);
}

/** All versions of the key of the issuer whose event it is; none for an unknown event. */
export async function listKeysOfEvent(scope: Scope, eventId: string): Promise<PublicSigningKey[]> {
  return isUuid(eventId) ? (await readKeysOfEvent(scope.db, eventId)).map(presentKey) : [];
}

function presentKey(row: PublicKeyRecord): PublicSigningKey {
  return { ...row, keyId: keyId(row.publicKey), publicKey: publicKeyText(row.publicKey) };
}
