import { signedIn } from '../../../platform/access/actor.ts';
import {
  emptyPage,
  isId,
  isMoment,
  type Page,
  type Paging,
  pageOf,
  sliceBy,
} from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findAccount } from '../../identity/index.ts';
import { presentInvitation } from './partner.present.ts';
import { readInvitationsOf } from './partner.reads.ts';
import type { PartnerInvitation } from './partner.type.ts';

/** Lists the actor's open and answered invitations. They are shown once their address is confirmed. @throws BadInput */
export async function listInvitations(scope: Scope, paging: Paging): Promise<Page<PartnerInvitation>> {
  const { userId } = signedIn(scope.actor);
  const slice = sliceBy(paging, ([waits, invitedAt, id]): [boolean, string, string] | undefined =>
    isMoment(invitedAt) && isId(id) ? [waits === 1, invitedAt, id] : undefined,
  );
  const account = await findAccount(scope, userId);
  if (!account?.emailVerified) return emptyPage();
  return pageOf(
    await readInvitationsOf(scope, account.email, slice),
    slice,
    ({ status, invitedAt, id }) => [status === 'pending' ? 1 : 0, invitedAt.toISOString(), id],
    (invitation) => presentInvitation(invitation, userId),
  );
}
