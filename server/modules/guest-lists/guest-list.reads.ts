import { tenancyOf } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import type { Slice } from '../../platform/db/statement.ts';
import type { Scope } from '../../platform/scope.ts';
import type { GuestPayment } from '../../platform/vocabulary.ts';

/** An upload as it is stored. */
export interface GuestListRecord {
  id: string;
  issuerId: string;
  eventId: string;
  fileName: string;
  payment: GuestPayment;
  issued: number;
  refused: number;
  fileHash: Buffer | null;
  createdAt: Date;
  finishedAt: Date | null;
}

/** A line without a ticket. */
export interface RefusedLine {
  line: number;
  reason: string;
}

export const COLUMNS = `id, issuer_id AS "issuerId", event_id AS "eventId", file_name AS "fileName", payment, issued, refused,
  file_hash AS "fileHash", created_at AS "createdAt", finished_at AS "finishedAt"`;
/** Most refused lines shown with a list. */
export const MAX_REFUSALS = 50;

/** Reads a page of an event's lists, by time. */
export async function readGuestLists(
  scope: Scope,
  eventId: string,
  { from, limit, direction, beyond }: Slice,
): Promise<GuestListRecord[]> {
  return scope.db.read<GuestListRecord>(tenancyOf(scope.actor), {
    name: `guest-lists-${direction}`,
    text: `SELECT ${COLUMNS} FROM guest_lists WHERE event_id = $1
        AND ($2::timestamptz IS NULL OR (created_at, id) ${beyond} ($2, $3::uuid))
      ORDER BY created_at ${direction}, id ${direction} LIMIT $4`,
    values: [eventId, from?.[0] ?? null, from?.[1] ?? null, limit],
  });
}

export async function readGuestList(scope: Scope, id: string): Promise<GuestListRecord | undefined> {
  const [row] = await scope.db.read<GuestListRecord>(tenancyOf(scope.actor), {
    name: 'guest-list',
    text: `SELECT ${COLUMNS} FROM guest_lists WHERE id = $1`,
    values: [id],
  });
  return row;
}

/** Reads the first refused lines of a list. */
export async function readRefused(scope: Scope, id: string, most: number): Promise<RefusedLine[]> {
  return scope.db.read<RefusedLine>(tenancyOf(scope.actor), {
    name: 'guest-list-refused',
    text: `SELECT line, refusal AS reason FROM guest_list_lines
      WHERE list_id = $1 AND refusal IS NOT NULL ORDER BY line LIMIT $2`,
    values: [id, most],
  });
}

interface ReportedLine {
  line: number;
  refusal: string | null;
  ticketId: string | null;
  number: string | null;
  tier: string | null;
}

/** Reads every line of a list with its outcome. */
export async function readLines(scope: Scope, id: string): Promise<ReportedLine[]> {
  return scope.db.read<ReportedLine>(tenancyOf(scope.actor), {
    name: 'guest-list-lines',
    text: `SELECT g.line, g.refusal, t.id AS "ticketId", ticket_number(r.number, t.serial) AS number, r.name AS tier
      FROM guest_list_lines g
        LEFT JOIN tickets t ON t.order_id = g.order_id LEFT JOIN tiers r ON r.id = t.tier_id
      WHERE g.list_id = $1 ORDER BY g.line, t.id`,
    values: [id],
  });
}

/** Reads the newest valid test ticket of an event that this address holds. */
export async function readTestTicket(tx: Tx, eventId: string, email: string): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `SELECT id FROM tickets WHERE holder_email = $2 AND event_id = $1 AND status = 'active' AND is_test
     ORDER BY issued_at DESC LIMIT 1`,
    [eventId, email],
  );
  return row?.id;
}

export async function readPersonName(scope: Scope, userId: string): Promise<string> {
  const [row] = await scope.db.read<{ name: string }>(tenancyOf(scope.actor), {
    name: 'person-name',
    text: 'SELECT name FROM users WHERE id = $1',
    values: [userId],
  });
  return row?.name ?? '';
}
