import type { Scope } from '../../../scope.ts';
import { chargeOf } from '../people/people.policy.ts';
import { readInvitations } from './staff-invitation.reads.ts';
import type { StaffInvitationRecord } from './staff-invitation.record.ts';

/** @throws Unauthenticated, Forbidden */
export async function listStaffInvitations(scope: Scope): Promise<StaffInvitationRecord[]> {
  return readInvitations(scope, chargeOf(scope.actor));
}
