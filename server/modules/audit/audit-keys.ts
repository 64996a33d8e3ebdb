import type { Secrets } from '../../config/secrets.ts';
import { auditKey, type SigningKey } from '../../signing/index.ts';

/** The keys that records of lost commits are signed with: the current one first, then those of former master keys. */
export function auditKeys({
  masterKey,
  formerMasterKeys,
}: Pick<Secrets, 'masterKey' | 'formerMasterKeys'>): [SigningKey, ...SigningKey[]] {
  return [auditKey(masterKey), ...formerMasterKeys.map(auditKey)];
}
