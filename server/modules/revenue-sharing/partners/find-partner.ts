import { NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { partnersShown } from './partner.policy.ts';
import { presentPartner } from './partner.present.ts';
import { readPartner } from './partner.reads.ts';
import type { Partner } from './partner.type.ts';

/**
 * Finds a partner of the actor's organiser, or of any for system roles.
 * @throws Unauthenticated, Forbidden as for the list of partners; NotFound
 */
export async function findPartner(scope: Scope, id: string): Promise<Partner> {
  const issuerId = partnersShown(scope.actor);
  const partner = isUuid(id) ? await readPartner(scope, id) : undefined;
  if (!partner || (issuerId !== '*' && partner.issuerId !== issuerId)) throw new NotFound('The partner');
  return presentPartner(partner);
}
