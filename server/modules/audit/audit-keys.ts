import { auditKey, type SigningKey } from '../../lib/signing/index.ts';
import type { Secrets } from '../../platform/config/secrets.ts';

/** The keys that records of lost commits are signed with: the current one first, then those of former master keys. */
export function auditKeys({
  masterKey,
  formerMasterKeys,
}: Pick<Secrets, 'masterKey' | 'formerMasterKeys'>): [SigningKey, ...SigningKey[]] {
  return [auditKey(masterKey), ...formerMasterKeys.map(auditKey)];
}
