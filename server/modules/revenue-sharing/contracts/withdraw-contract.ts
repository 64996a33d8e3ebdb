import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { Forbidden, NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { ContractNotDraft, ContractOwesExpenses } from './contract.failures.ts';
import { mayWithdrawContract } from './contract.policy.ts';
import { announceContract, findContract } from './contract.queries.ts';
import type { ContractRecord } from './contract.record.ts';
import { nextState } from './contract.rules.ts';
import { lockContract, markWithdrawn, owesExpenses } from './contract.writes.ts';

/**
 * Withdraws a draft: it is listed nowhere any more.
 * @returns the contract as it was, withdrawn
 * @throws NotFound, Forbidden, ContractNotDraft, ContractOwesExpenses
 */
export async function withdrawContract(scope: Scope, id: string): Promise<ContractRecord> {
  const contract = await findContract(scope, id);
  if (!mayWithdrawContract(scope.actor, contract)) {
    scope.services.audit.refused(scope, { operation: 'withdrawContract', code: 'FORBIDDEN' });
    throw new Forbidden();
  }
  await inTransaction(scope, async (tx) => {
    const locked = await lockContract(tx, contract.id);
    if (!locked) throw new NotFound('contract');
    if (nextState(locked.state, 'withdraw') === undefined) throw new ContractNotDraft(locked.state);
    if (await owesExpenses(tx, locked.id)) throw new ContractOwesExpenses();
    await markWithdrawn(tx, locked.id);
    const { id: entityId, issuerId, name } = locked;
    await tx.audit({
      action: 'contract.withdraw',
      entityType: 'contract',
      entityId,
      issuerId,
      details: { name },
    });
    announceContract(tx, locked);
  });
  return { ...contract, state: 'withdrawn' };
}
