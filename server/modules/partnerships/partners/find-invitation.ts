import { isSignedIn } from '../../../access/actor.ts';
import type { Scope } from '../../../scope.ts';
import { presentInvitation } from './partner.present.ts';
import { readInvitation } from './partner.reads.ts';
import type { PartnerInvitation } from './partner.type.ts';

/** What a mailed link is about, for whoever has it; null when it can no longer be answered. @throws RateLimited */
export async function findInvitation(scope: Scope, secret: string): Promise<PartnerInvitation | null> {
  const { actor, address, parts } = scope;
  await parts.limits.consume('invitation', { address });
  const invitation = await readInvitation(scope, parts.credentials.links.digest(secret));
  return invitation ? presentInvitation(invitation, isSignedIn(actor) ? actor.userId : null) : null;
}
