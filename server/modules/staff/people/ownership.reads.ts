import { signedIn, tenancyOf } from '../../../platform/access/actor.ts';
import type { Scope } from '../../../platform/scope.ts';

/** SQL condition: the organisation `i` has an owner, suspended ones included. */
export const HAS_OWNER = `EXISTS (SELECT FROM users o
  WHERE o.issuer_id = i.id AND o.role = 'issuer_owner' AND o.deleted_at IS NULL)`;

/** Checks that the actor founded the organisation that they work for, and that it has no owner. */
export async function isFounderWithoutOwner(scope: Scope): Promise<boolean> {
  const { userId, issuerId } = signedIn(scope.actor);
  if (issuerId === null) return false;
  const found = await scope.db.read(tenancyOf(scope.actor), {
    name: 'founder-without-owner',
    text: `SELECT 1 FROM issuers i WHERE i.id = $1 AND i.founded_by = $2 AND NOT ${HAS_OWNER}`,
    values: [issuerId, userId],
  });
  return found.length > 0;
}
