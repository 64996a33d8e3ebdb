import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { giveWallet } from '../../wallets/index.ts';
import { announceContract } from './announce-contract.ts';
import { AlreadyApproved, ContractNotDraft, NotASignatory } from './contract.failures.ts';
import { mayApprove } from './contract.policy.ts';
import { lockContract } from './contract.reads.ts';
import type { ContractRecord } from './contract.record.ts';
import { mayBeApproved } from './contract.rules.ts';
import { insertApproval } from './contract.writes.ts';
import { findContract } from './find-contract.ts';

/**
 * A signatory agrees to the contract as it stands, once, and has a wallet to sign with from then on. It is written in the name of the contract's organiser, who may
 * be another than the signatory's, or the signatory has none.
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
  // Finalizing needs a key of every signatory, and not every role that signs may make a wallet by itself.
  await giveWallet(scope, userId);
  await inTransaction(
    scope,
    async (tx) => {
      const held = await lockContract(tx, contract.id);
      if (!held) throw new NotFound('The contract');
      if (!mayBeApproved(held.state)) throw new ContractNotDraft(held.state);
      if (!(await insertApproval(tx, held, userId))) throw new AlreadyApproved();
      await tx.audit({ action: 'contract.approve', entityType: 'contract', entityId: held.id, issuerId });
      announceContract(tx, held);
    },
    { tenant: issuerId, user: userId },
  );
  return findContract(scope, contract.id);
}
