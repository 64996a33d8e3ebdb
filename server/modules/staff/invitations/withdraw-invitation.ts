import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { chargeOf } from '../people/people.policy.ts';
import { deleteInvitation } from './staff-invitation.writes.ts';

/** Withdraws an unanswered invitation: its link stops working. @throws Forbidden, NotFound */
export async function withdrawInvitation(scope: Scope, id: string): Promise<void> {
  chargeOf(scope.actor);
  if (!isUuid(id)) throw new NotFound('The invitation');
  await inTransaction(scope, async (tx) => {
    const deleted = await deleteInvitation(tx, id);
    if (!deleted) throw new NotFound('The invitation');
    const { email, role, issuerId } = deleted;
    await tx.audit({
      action: 'user.invitation_withdraw',
      entityType: 'staff_invitation',
      entityId: id,
      issuerId,
      details: { email, role },
    });
  });
}
