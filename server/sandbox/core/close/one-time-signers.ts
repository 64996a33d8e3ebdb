import { preAuthKey } from '../signature/signer-key.ts';
import type { AccountDraft } from '../state/account-draft.ts';
import type { Transaction } from '../transaction/transaction.ts';

/** Removes the signer that allowed exactly this transaction from an account, if present. */
export function removePreAuthSigner(accounts: AccountDraft, id: string, hash: string): void {
  const account = accounts.get(id);
  if (account === null || account.signers.length === 0) {
    return;
  }
  const key = preAuthKey(hash);
  const signers = account.signers.filter((signer) => signer.key !== key);
  if (signers.length < account.signers.length) {
    accounts.put({ ...account, signers });
  }
}

/** Removes it from every account that acts in the transaction, whatever the outcome. */
export function removePreAuthSigners(accounts: AccountDraft, transaction: Transaction): void {
  const sources = new Set([transaction.source, ...transaction.operations.map(({ source }) => source)]);
  for (const id of sources) {
    removePreAuthSigner(accounts, id, transaction.hash);
  }
}
