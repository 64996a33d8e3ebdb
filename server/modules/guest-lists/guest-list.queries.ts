import { CSV_START, csvLine } from '../../lib/documents/index.ts';
import { Forbidden, NotFound, type ObjectKey } from '../../platform/failures.ts';
import { findOrFail } from '../../platform/find-or-fail.ts';
import { type Page, type Paging, pageOf, sliceByMoment } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import { findEvent } from '../events/index.ts';
import {
  type GuestListRecord,
  MAX_REFUSALS,
  type RefusedLine,
  readGuestList,
  readGuestLists,
  readLines,
  readRefused,
} from './guest-list.reads.ts';
import { mayInviteGuests, refusalCodeOf } from './guest-list.rules.ts';
import type { GuestList } from './guest-list.schema.ts';

function presentGuestList(record: GuestListRecord, lines: RefusedLine[]): GuestList {
  const refusals = lines.map(({ line, reason }) => ({ line, reason, code: refusalCodeOf(reason) }));
  return { ...record, refusals };
}

/** @throws NotFound for unknown lists and for those of other organisers, alike */
export async function findGuestList(scope: Scope, id: string): Promise<GuestList> {
  return presentWithRefusals(scope, await findOwnList(scope, id, 'list'));
}

async function findOwnList(scope: Scope, id: string, object: ObjectKey): Promise<GuestListRecord> {
  const list = await findOrFail(object, id, () => readGuestList(scope, id));
  if (!mayInviteGuests(scope.actor, list)) throw new NotFound(object);
  return list;
}

async function presentWithRefusals(scope: Scope, list: GuestListRecord): Promise<GuestList> {
  return presentGuestList(list, list.refused === 0 ? [] : await readRefused(scope, list.id, MAX_REFUSALS));
}

/** Lists the guest lists of an event, by time. @throws NotFound, Forbidden, BadInput for an invalid page */
export async function listGuestLists(
  scope: Scope,
  eventId: string,
  paging: Paging,
): Promise<Page<GuestList>> {
  const slice = sliceByMoment(paging);
  const event = await findEvent(scope, eventId);
  if (!mayInviteGuests(scope.actor, { issuerId: event.issuer.id, eventId: event.id })) throw new Forbidden();
  const { nodes, pageInfo } = pageOf(
    await readGuestLists(scope, event.id, slice),
    slice,
    (list) => [list.createdAt.toISOString(), list.id],
    (list) => presentWithRefusals(scope, list),
  );
  return { nodes: await Promise.all(nodes), pageInfo };
}

/**
 * Returns the outcome of each line as a CSV file. It names no person: the sender of the list has the names by line.
 * @throws NotFound also without permission
 */
export async function reportGuests(scope: Scope, id: string): Promise<{ fileName: string; content: string }> {
  const list = await findOwnList(scope, id, 'guestList');
  const lines = await readLines(scope, list.id);
  const rows = lines.map(({ line, refusal, tier, number, ticketId: ticket }) =>
    csvLine([String(line), refusal === null ? 'issued' : 'refused', refusal, tier, number, ticket]),
  );
  return {
    fileName: `guest-list-${id.slice(-8)}-report.csv`,
    content:
      CSV_START + csvLine(['line', 'outcome', 'reason', 'tier', 'number', 'ticket_id']) + rows.join(''),
  };
}
