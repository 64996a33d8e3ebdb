import { CSV_START, csvLine } from '../../lib/documents/index.ts';
import { NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { mayInviteGuests } from './guest-list.policy.ts';
import { readGuestList, readLines } from './guest-list.reads.ts';

/**
 * Returns the outcome of each line as a CSV file. It names no person: the sender of the list has the names by line.
 * @throws NotFound also without permission
 */
export async function reportGuests(scope: Scope, id: string): Promise<{ fileName: string; content: string }> {
  const list = isUuid(id) ? await readGuestList(scope, id) : undefined;
  if (!list || !mayInviteGuests(scope.actor, { issuerId: list.issuer_id }))
    throw new NotFound('The guest list');
  const lines = await readLines(scope, id);
  const rows = lines.map(({ line, refusal, tier, number, ticket_id: ticket }) =>
    csvLine([String(line), refusal === null ? 'issued' : 'refused', refusal, tier, number, ticket]),
  );
  return {
    fileName: `guest-list-${id.slice(-8)}-report.csv`,
    content:
      CSV_START + csvLine(['line', 'outcome', 'reason', 'tier', 'number', 'ticket_id']) + rows.join(''),
  };
}
