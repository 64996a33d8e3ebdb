import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { findOrFail } from '../../../platform/find-or-fail.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { addressOfToken } from '../callbacks/callback-address.ts';
import type { CheckOutcome, PaymentProvider } from '../port.ts';
import { closeLocked } from './close-merchant.ts';
import {
  hasOpenMerchant,
  type ListedMerchant,
  type MerchantRecord,
  readSealedMerchant,
} from './merchant.reads.ts';
import { ownerKey, ownerOf, problemOf } from './merchant.rules.ts';
import { findOpenMerchant, findOthers, lockOwner, writeActive, writeProblem } from './merchant.writes.ts';
import { openCallbackToken } from './merchant-secrets.ts';
import { noteMerchant } from './note-merchant.ts';

/**
 * Asks the provider whether the credentials of an account work. If so, the account becomes active, and takes the place
 * of another one of its method; otherwise the problem is stored, and an active account stays active.
 * @throws NotFound, NoOrganiser, RateLimited
 */
export async function testMerchant(scope: Scope, id: string): Promise<ListedMerchant> {
  const issuerId = ownerOf(scope.actor);
  const { limits, paymentProviders } = scope.services;
  await limits.consume('merchant', { address: scope.address, account: ownerKey(issuerId) });
  if (!isUuid(id) || !(await hasOpenMerchant(scope, { id, issuerId }))) throw new NotFound('The account');
  const { provider } = await paymentProviders.of(id);
  const outcome = await provider.check();
  const { before, after } = await inTransaction(scope, async (tx) => {
    await lockOwner(tx, issuerId);
    const account = await findOrFail('The account', id, () => findOpenMerchant(tx, id, issuerId));
    await storeOutcome(tx, account, outcome);
    const stored = await findOrFail('The account', id, () => findOpenMerchant(tx, id, issuerId));
    return { before: account, after: stored };
  });
  if (before.state !== 'active' && after.state === 'active') await registerAddress(scope, id, provider);
  return after;
}

async function storeOutcome(tx: Tx, account: MerchantRecord, outcome: CheckOutcome): Promise<void> {
  const { id, issuer_id: issuerId, method, provider } = account;
  const problem = problemOf(outcome);
  if (problem === null) {
    for (const other of await findOthers(tx, { id, issuerId, method }, 'active'))
      await closeLocked(tx, other, id);
    await writeActive(tx, id);
  } else {
    const testedAt = outcome.kind === 'refused' ? tx.scope.clock.now() : null;
    await writeProblem(tx, id, { problem, testedAt });
  }
  const success = problem === null;
  const detail = outcome.kind === 'ok' ? {} : { problem, detail: outcome.detail };
  await noteMerchant(tx, 'merchant.test', { id, issuerId, details: { provider, ...detail }, success });
}

/**
 * Registers the address for payments that the provider reports by itself. Payments do without: their outcome is asked
 * for, so that a refusal changes nothing.
 */
async function registerAddress(scope: Scope, id: string, provider: PaymentProvider): Promise<void> {
  const { secrets, log } = scope.services;
  const row = provider.register && (await readSealedMerchant(scope.db, id));
  if (!row || !provider.register) return;
  const address = addressOfToken(scope, openCallbackToken(secrets, id, row.sealed_callback));
  const isRegistered = await provider.register(address);
  if (!isRegistered) log.info({ account: id }, 'the provider did not register the address of an account');
}
