import { isSignedIn } from '../../../platform/access/actor.ts';
import type { Scope } from '../../../platform/scope.ts';
import { presentInvitation } from './partner.present.ts';
import { readInvitation } from './partner.reads.ts';
import type { PartnerInvitation } from './partner.type.ts';

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
