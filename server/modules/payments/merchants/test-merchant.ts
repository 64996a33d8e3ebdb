import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { findOrFail } from '../../../platform/find-or-fail.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { withdrawChanges } from '../../account-changes/index.ts';
import type { CheckOutcome } from '../port.ts';
import { activateOrWait, registerAddress } from './activate-merchant.ts';
import { hasOpenMerchant, type ListedMerchant, type MerchantRecord } from './merchant.reads.ts';
import { type MerchantProblem, ownerKey, ownerOf, problemOf } from './merchant.rules.ts';
import { findOpenMerchant, lockOwner, writeProblem, writeTested, writeWaits } from './merchant.writes.ts';
import { recordMerchant } from './record-merchant.ts';

/**
 * Asks the provider whether the credentials of an account work. If so, the account becomes active, and takes the place
 * of another one of its method: at once, or after an owner's approval or a day. Otherwise the problem is stored, and an
 * active account stays active.
 * @throws NotFound, NoOrganiser, RateLimited
 */
export async function testMerchant(scope: Scope, id: string): Promise<ListedMerchant> {
  const issuerId = ownerOf(scope.actor);
  const { limits, paymentProviders } = scope.services;
  await limits.consume('merchant', { address: scope.address, account: ownerKey(issuerId) });
  if (!isUuid(id) || !(await hasOpenMerchant(scope, { id, issuerId }))) throw new NotFound('account');
  const { provider } = await paymentProviders.of(id);
  const outcome = await provider.check();
  const { before, after } = await inTransaction(scope, async (tx) => {
    await lockOwner(tx, issuerId);
    const account = await findOrFail('account', id, () => findOpenMerchant(tx, id, issuerId));
    await storeOutcome(tx, account, outcome);
    const stored = await findOrFail('account', id, () => findOpenMerchant(tx, id, issuerId));
    return { before: account, after: stored };
  });
  if (before.state !== 'active' && after.state === 'active') await registerAddress(scope, id);
  return after;
}

async function storeOutcome(tx: Tx, account: MerchantRecord, outcome: CheckOutcome): Promise<void> {
  const { id, issuerId, provider, state } = account;
  const problem = problemOf(outcome);
  if (problem === null) {
    await writeTested(tx, id);
    if (state === 'untested') await activateOrWait(tx, account);
  } else await storeProblem(tx, account, problem);
  const success = problem === null;
  const detail = outcome.kind === 'ok' ? {} : { problem, detail: outcome.detail };
  await recordMerchant(tx, 'merchant.test', { id, issuerId, details: { provider, ...detail }, success });
}

/** An account that waits and whose credentials are refused waits no more: it would take no payment. */
async function storeProblem(tx: Tx, { id, state }: MerchantRecord, problem: MerchantProblem): Promise<void> {
  const isRefused = problem !== 'unreachable';
  await writeProblem(tx, id, { problem, testedAt: isRefused ? tx.scope.clock.now() : null });
  if (state !== 'waiting' || !isRefused) return;
  await withdrawChanges(tx, { accountId: id, destinationId: null });
  await writeWaits(tx, id, false);
}
