import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { ensureWallet } from '../../wallets/index.ts';
import { AlreadyApproved, ContractNotDraft, NotASignatory } from './contract.failures.ts';
import { mayApprove } from './contract.policy.ts';
import { announceContract, findContract } from './contract.queries.ts';
import type { ContractRecord } from './contract.record.ts';
import { mayBeApproved } from './contract.rules.ts';
import { insertApproval, lockContract } from './contract.writes.ts';

/**
 * Approves the contract for a signatory, once, and gives the signatory a wallet to sign with. The approval is written
 * in the name of the contract's organiser, because the signatory may belong to another one, or to none.
 * @returns the contract after it
 * @throws NotFound, NotASignatory, ContractNotDraft, AlreadyApproved
 */
export async function approveContract(scope: Scope, id: string): Promise<ContractRecord> {
  const { userId } = signedIn(scope.actor);
  const contract = await findContract(scope, id);
  if (!mayApprove(scope.actor, contract)) {
    scope.services.audit.refused(scope, { operation: 'approveContract', code: 'NOT_A_SIGNATORY' });
    throw new NotASignatory();
  }
  const { issuerId } = contract;
  // Finalizing needs a key of every signatory, and not every role that signs may create its own wallet.
  await ensureWallet(scope, userId);
  await inTransaction(
    scope,
    async (tx) => {
      const locked = await lockContract(tx, contract.id);
      if (!locked) throw new NotFound('contract');
      if (!mayBeApproved(locked.state)) throw new ContractNotDraft(locked.state);
      if (!(await insertApproval(tx, locked, userId))) throw new AlreadyApproved();
      await tx.audit({ action: 'contract.approve', entityType: 'contract', entityId: locked.id, issuerId });
      announceContract(tx, locked);
    },
    { tenant: issuerId, user: userId },
  );
  return findContract(scope, contract.id);
}
