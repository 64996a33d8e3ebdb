import { tenancyOf } from '../../../platform/access/actor.ts';
import { NotFound } from '../../../platform/failures.ts';
import { type Page, type Paging, pageOf, sliceByMoment } from '../../../platform/graphql/page.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { voidReasonCode } from '../../../platform/void-reasons.ts';
import { presentScan } from '../door.present.ts';
import { readVoidEntries, type VoidEntryRow } from './void-entry.reads.ts';
import { VoidEntry } from './void-entry.type.ts';

/** Lists void tickets that a door admitted. @throws NotFound for an event of another issuer */
export async function listVoidEntries(
  scope: Scope,
  eventId: string,
  paging: Paging,
): Promise<Page<VoidEntry>> {
  const slice = sliceByMoment(paging);
  const rows = isUuid(eventId)
    ? await scope.db.read<VoidEntryRow>(tenancyOf(scope.actor), readVoidEntries(eventId, slice))
    : [];
  if (rows.length === 0) throw new NotFound('The event');
  return pageOf(
    rows.filter((row) => row.id !== null),
    slice,
    (row) => [row.received_at.toISOString(), row.id],
    presentVoidEntry,
  );
}

function presentVoidEntry(row: VoidEntryRow): VoidEntry {
  return Object.assign(new VoidEntry(), {
    id: row.id,
    ticketId: row.ticket_id,
    ticketNumber: row.ticket_number,
    tier: row.tier,
    issuerId: row.issuer_id,
    holder: row.holder_name,
    scan: presentScan(row),
    revokedAt: row.revoked_at,
    reason: row.reason,
    reasonCode: voidReasonCode(row.reason),
  });
}
