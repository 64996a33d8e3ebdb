import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Failure } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { confirmPassword } from '../identity/index.ts';
import { ownWallet } from './wallet.queries.ts';
import type { WalletOwner, WalletRecord } from './wallet.record.ts';
import type { ExportWalletKeyPayload } from './wallet.schema.ts';

/**
 * Returns the secret key to an actor who may manage the wallet and has just confirmed their password. Each attempt is
 * audited; the key is stored nowhere.
 * @throws Forbidden, NoWallet, WrongPassword, RateLimited
 */
export async function exportWalletKey(
  scope: Scope,
  of: WalletOwner['kind'],
  password: string,
): Promise<ExportWalletKeyPayload> {
  const wallet = await ownWallet(scope, of);
  await scope.services.limits.consume('wallet', { account: `export ${signedIn(scope.actor).userId}` });
  try {
    await confirmPassword(scope, password);
  } catch (failure) {
    if (failure instanceof Failure) await record(scope, wallet, failure.code);
    throw failure;
  }
  const secretKey = await scope.services.vault.reveal(wallet.publicKey);
  await record(scope, wallet, null);
  return { publicKey: wallet.publicKey, secretKey };
}

async function record(
  scope: Scope,
  { id, owner, publicKey }: WalletRecord,
  error: string | null,
): Promise<void> {
  await inTransaction(scope, (tx) =>
    tx.audit({
      action: 'wallet.export_key',
      entityType: 'wallet',
      entityId: id,
      issuerId: owner.kind === 'issuer' ? owner.id : null,
      details: { owner: owner.kind, publicKey },
      ...(error === null ? {} : { success: false, error }),
    }),
  );
}
