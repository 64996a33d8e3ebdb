import { isSignedIn, signedIn } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { findOrFail } from '../../../platform/find-or-fail.ts';
import { followChangedIds } from '../../../platform/follow-changes.ts';
import {
  emptyPage,
  isId,
  isMoment,
  type Page,
  type Paging,
  pageOf,
  sliceBy,
  sliceByMoment,
} from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findAccount } from '../../identity/index.ts';
import {
  type InvitationRecord,
  type PartnerFilter,
  type PartnerRecord,
  readInvitation,
  readInvitationsOf,
  readPartner,
  readPartners,
} from './partner.reads.ts';
import { partnersShown } from './partner.rules.ts';
import type { Partner, PartnerInvitation } from './partner.schema.ts';

/** Notifies the organiser's people of a change of the partner, after the commit. */
export function announcePartner(tx: Tx, { id, issuerId }: PartnerRecord): void {
  tx.afterCommit(() =>
    tx.scope.services.topics.publish('partner.changed', issuerId, { issuerId, partnerId: id }),
  );
}

export function presentPartner(record: PartnerRecord): Partner {
  const { id, name, email, role, status, userId, publicKey, invitedAt, answeredAt } = record;
  return { id, name, email, role, status, userId, publicKey, invitedAt, answeredAt };
}

/** @param readerId the signed-in reader, who needs no further sign-in to use the account */
export function presentInvitation(record: InvitationRecord, readerId: string | null): PartnerInvitation {
  const { id, issuerName, email, role, status, invitedAt, expiresAt, account } = record;
  return {
    ...{ id, issuerName, email, role, status, invitedAt, expiresAt },
    hasAccount: account !== null,
    needsSignIn: account !== null && !account.emailVerified && account.id !== readerId,
  };
}

/**
 * Finds a partner of the actor's organiser, or of any for system roles.
 * @throws Unauthenticated, Forbidden as for the list of partners; NotFound
 */
export async function findPartner(scope: Scope, id: string): Promise<Partner> {
  const issuerId = partnersShown(scope.actor);
  const partner = await findOrFail('partner', id, () => readPartner(scope, id));
  if (issuerId !== '*' && partner.issuerId !== issuerId) throw new NotFound('partner');
  return presentPartner(partner);
}

/** Lists the partners of the actor's organiser, or of all for system roles, the last invited first. */
export async function listPartners(
  scope: Scope,
  { page, ...filter }: PartnerFilter & { page: Paging },
): Promise<Page<Partner>> {
  const issuerId = partnersShown(scope.actor);
  const slice = sliceByMoment(page);
  const rows = await readPartners(scope, issuerId, { ...filter, slice });
  return pageOf(rows, slice, (row) => [row.invitedAt.toISOString(), row.id], presentPartner);
}

/** Delivers each partner of the actor's organiser after an invitation or answer, read with the viewer's permissions. */
export function watchPartners(scope: Scope): AsyncIterableIterator<Partner> {
  const issuerId = partnersShown(scope.actor);
  const { topics } = scope.services;
  return followChangedIds({
    coalesceMs: 100,
    capacity: 200,
    listen: (changed) => [topics.listen('partner.changed', issuerId, ({ partnerId }) => changed(partnerId))],
    read: async (id) => {
      const partner = await readPartner(scope, id);
      return partner && presentPartner(partner);
    },
  });
}

/**
 * Returns the invitation of a mailed link to its holder; null when it can no longer be answered.
 * @throws RateLimited
 */
export async function findInvitation(scope: Scope, secret: string): Promise<PartnerInvitation | null> {
  const { actor, address, services } = scope;
  await services.limits.consume('invitation', { address });
  const invitation = await readInvitation(scope, services.credentials.links.digest(secret));
  return invitation ? presentInvitation(invitation, isSignedIn(actor) ? actor.userId : null) : null;
}

/** Lists the actor's open and answered invitations. They are shown once their address is confirmed. @throws BadInput */
export async function listInvitations(scope: Scope, paging: Paging): Promise<Page<PartnerInvitation>> {
  const { userId } = signedIn(scope.actor);
  const slice = sliceBy(paging, ([waits, invitedAt, id]): [boolean, string, string] | undefined =>
    isMoment(invitedAt) && isId(id) ? [waits === 1, invitedAt, id] : undefined,
  );
  const account = await findAccount(scope, userId);
  if (!account?.emailVerified) return emptyPage();
  return pageOf(
    await readInvitationsOf(scope, account, slice),
    slice,
    ({ status, invitedAt, id }) => [status === 'pending' ? 1 : 0, invitedAt.toISOString(), id],
    (invitation) => presentInvitation(invitation, userId),
  );
}
