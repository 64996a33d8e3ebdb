import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { closeLocked } from './close-merchant.ts';
import type { ListedMerchant } from './merchant.reads.ts';
import { type MerchantOwner, ownerKey, ownerOf, providerOf } from './merchant.rules.ts';
import {
  findOpenMerchant,
  findOthers,
  insertMerchant,
  isCallbackTaken,
  lockOwner,
} from './merchant.writes.ts';
import { nextCallbackToken } from './merchant-callbacks.ts';
import { type CheckedMerchant, checkedMerchant, type FilledMerchant } from './merchant-input.rules.ts';
import { callbackHashOf, sealCallbackToken, sealCredentials } from './merchant-secrets.ts';
import { recordMerchant } from './record-merchant.ts';

/** States of an account that has collected nothing yet. */
const OPEN = ['untested', 'waiting'] as const;

/**
 * Stores an account at a provider. Buyers can use it once a test has shown that the credentials work, and an owner has
 * approved or a day has passed. An untested or waiting one of the same method is closed; an active one goes on until then.
 * @throws BadInput, NoOrganiser, RateLimited
 */
export async function connectMerchant(scope: Scope, filled: FilledMerchant): Promise<ListedMerchant> {
  const issuerId = ownerOf(scope.actor);
  const { config, limits } = scope.services;
  const account = checkedMerchant(filled, !config.production);
  const { method } = providerOf(account.provider);
  await limits.consume('merchant', { address: scope.address, account: ownerKey(issuerId) });
  const id = scope.ids.uuid();
  return inTransaction(scope, async (tx) => {
    await lockOwner(tx, issuerId);
    for (const other of await findOthers(tx, { id, issuerId, method }, OPEN))
      await closeLocked(tx, other, id);
    await insertMerchant(tx, { ...(await newMerchant(tx, { id, issuerId, account })), method });
    const { provider, label, feeBasisPoints, feeUnits } = account;
    const fee = { fee_basis_points: feeBasisPoints, fee_units: String(feeUnits) };
    await recordMerchant(tx, 'merchant.connect', {
      id,
      issuerId,
      details: { provider, method, label, ...fee },
    });
    const stored = await findOpenMerchant(tx, id, issuerId);
    if (!stored) throw new Error(`account ${id} is gone`);
    return stored;
  });
}

async function newMerchant(
  tx: Tx,
  { id, issuerId, account }: { id: string; issuerId: MerchantOwner; account: CheckedMerchant },
) {
  const { secrets } = tx.scope.services;
  const { provider, credentials } = account;
  const token = await nextCallbackToken(secrets, { issuerId, provider }, (hash) => isCallbackTaken(tx, hash));
  return {
    ...account,
    id,
    issuerId,
    sealedCredentials: sealCredentials(secrets, id, credentials),
    callbackHash: callbackHashOf(token),
    sealedCallback: sealCallbackToken(secrets, id, token),
    by: signedIn(tx.scope.actor).userId,
  };
}
