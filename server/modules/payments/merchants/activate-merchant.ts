import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import {
  type AccountChangeHandling,
  type AccountChangeRecord,
  requestChange,
} from '../../account-changes/index.ts';
import { addressOfToken } from '../callbacks/callback-address.ts';
import { closeLocked } from './close-merchant.ts';
import { type MerchantRecord, readSealedMerchant } from './merchant.reads.ts';
import {
  findOpenMerchant,
  findOthers,
  hasCollected,
  lockOwner,
  writeActive,
  writeWaits,
} from './merchant.writes.ts';
import { openCallbackToken } from './merchant-secrets.ts';
import { recordMerchant } from './record-merchant.ts';

/**
 * Makes a tested account active in place of another one of its method, or lets it wait for an owner. The caller has
 * locked the owner.
 */
export async function activateOrWait(tx: Tx, account: MerchantRecord): Promise<void> {
  const { id, issuerId, method, label } = account;
  const [current] = await findOthers(tx, { id, issuerId, method }, ['active']);
  const { isWaiting } = await requestChange(tx, {
    ...{ issuerId, kind: current ? 'replace' : 'connect', accountId: id, destinationId: null, label },
    replaces: current?.label ?? null,
    isFirst: !(await hasCollected(tx, { issuerId, method })),
  });
  if (isWaiting) await writeWaits(tx, id, true);
  else await activate(tx, account);
}

async function activate(tx: Tx, { id, issuerId, method }: MerchantRecord): Promise<void> {
  for (const other of await findOthers(tx, { id, issuerId, method }, ['active']))
    await closeLocked(tx, other, id);
  await writeActive(tx, id);
}

async function findChanged(tx: Tx, { accountId, issuerId }: AccountChangeRecord) {
  await lockOwner(tx, issuerId);
  return findOpenMerchant(tx, accountId ?? '', issuerId);
}

/** What becomes of an account whose change waited. */
export const merchantChanges: AccountChangeHandling = {
  apply: async (tx, change) => {
    const account = await findChanged(tx, change);
    if (!account) return;
    if (change.kind === 'close') return closeLocked(tx, account);
    await activate(tx, account);
    const { id, issuerId, provider } = account;
    await recordMerchant(tx, 'merchant.activate', {
      id,
      issuerId,
      details: { provider, label: account.label },
    });
  },
  drop: async (tx, change) => {
    const account = await findChanged(tx, change);
    if (account?.state === 'waiting') await closeLocked(tx, account);
  },
  applied: async (scope, { kind, accountId }) => {
    if (kind !== 'close' && accountId !== null) await registerAddress(scope, accountId);
  },
};

/**
 * Registers the address for payments that the provider reports by itself. Payments do without: their outcome is asked
 * for, so that a refusal changes nothing.
 */
export async function registerAddress(scope: Scope, id: string): Promise<void> {
  const { secrets, log, paymentProviders } = scope.services;
  const { provider } = await paymentProviders.of(id);
  const row = provider.register && (await readSealedMerchant(scope.db, id));
  if (!row || !provider.register) return;
  const address = addressOfToken(scope, openCallbackToken(secrets, id, row.sealedCallback));
  const isRegistered = await provider.register(address);
  if (!isRegistered) log.info({ account: id }, 'the provider did not register the address of an account');
}
