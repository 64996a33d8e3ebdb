import { type SignedInActor, tenancyOf } from '../../../platform/access/actor.ts';
import { isSystemRole } from '../../../platform/access/roles.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readTicketSearch, type TicketSearch } from '../ticket-search.rules.ts';

/**
 * Interprets a search text of staff: a ticket number when one of the organiser's tickets has it, else its other
 * meaning.
 * @returns null when there is nothing to search for
 */
export async function resolveTicketSearch(
  scope: Scope,
  actor: SignedInActor,
  text: string | null,
): Promise<TicketSearch | null> {
  const read = readTicketSearch(text);
  if (!read?.number) return read?.otherwise ?? null;
  const { tierNumber, serial } = read.number;
  const found = await scope.db.read(tenancyOf(actor), {
    name: 'ticket-by-number',
    text: `SELECT FROM tiers r JOIN tickets t ON t.tier_id = r.id AND t.serial = $2
      WHERE r.number = $1 AND ($3::uuid IS NULL OR r.issuer_id = $3) LIMIT 1`,
    values: [tierNumber, serial, isSystemRole(actor.role) ? null : actor.issuerId],
  });
  return found.length > 0 ? read.number : read.otherwise;
}
