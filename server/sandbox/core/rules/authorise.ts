import type { ThresholdLevel } from '../operations/operation-rules.ts';
import type { SignatureChecker } from '../signature/signature-checker.ts';
import type { Account } from '../state/account.ts';

/** Returns true when the account's signers reach one of its thresholds. Its own key signs while it has weight. */
export function accountSigned(checker: SignatureChecker, account: Account, level: ThresholdLevel): boolean {
  const { master } = account.thresholds;
  const signers = master > 0 ? [{ key: account.id, weight: master }, ...account.signers] : account.signers;
  return checker.reaches(signers, account.thresholds[level]);
}

/** For a missing account, only its own key counts. */
export function absentAccountSigned(checker: SignatureChecker, id: string): boolean {
  return checker.reaches([{ key: id, weight: 1 }], 0);
}
