import { auditKey, type SigningKey } from '../../lib/signing/index.ts';
import type { Secrets } from '../../platform/config/secrets.ts';

/** Keys that sign records of lost commits: the current one first, then those of former master keys. */
export function auditKeys({
  masterKey,
  formerMasterKeys,
}: Pick<Secrets, 'masterKey' | 'formerMasterKeys'>): [SigningKey, ...SigningKey[]] {
  return [auditKey(masterKey), ...formerMasterKeys.map(auditKey)];
}
