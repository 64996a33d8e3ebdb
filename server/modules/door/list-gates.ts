import { tenancyOf } from '../../platform/access/actor.ts';
import { NotFound } from '../../platform/failures.ts';
import { type Page, type Paging, pageOf, sliceByName } from '../../platform/graphql/page.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { type GateRow, readGates } from './door.reads.ts';

/**
 * Lists the gates of an event, by name, with the distinct tickets that each admitted.
 * @throws NotFound for an event of another issuer, BadInput for an invalid page
 */
export async function listGates(scope: Scope, eventId: string, paging: Paging): Promise<Page<GateRow>> {
  const slice = sliceByName(paging);
  const rows = isUuid(eventId)
    ? await scope.db.read<GateRow>(tenancyOf(scope.actor), readGates(eventId, slice))
    : [];
  if (rows.length === 0) throw new NotFound('The event');
  return pageOf(
    rows.filter(({ id }) => id !== null),
    slice,
    ({ name, id }) => [name, id],
    (row) => row,
  );
}
