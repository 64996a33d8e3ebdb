import { signedIn } from '../../../access/actor.ts';
import type { Scope } from '../../../scope.ts';
import { findAccount } from '../../identity/index.ts';
import { presentInvitation } from './partner.present.ts';
import { readInvitationsOf } from './partner.reads.ts';
import type { PartnerInvitation } from './partner.type.ts';

const MOST = 100;

/** What the actor is invited to, or was. Only who confirmed his address sees what went to it. */
export async function listInvitations(scope: Scope): Promise<PartnerInvitation[]> {
  const { userId } = signedIn(scope.actor);
  const account = await findAccount(scope, userId);
  if (!account?.emailVerified) return [];
  const invitations = await readInvitationsOf(scope, account.email, MOST);
  return invitations.map((invitation) => presentInvitation(invitation, userId));
}
