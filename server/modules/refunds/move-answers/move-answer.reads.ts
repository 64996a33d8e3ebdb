import type { TicketCurrency } from '../../../lib/money/index.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Slice } from '../../../platform/db/statement.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { MoveAnswer } from '../../../platform/vocabulary.ts';
import { ASKED } from './move-answer.statements.ts';

/** The question that the holder of a ticket is asked, with the answer so far. */
export interface MoveOfferRecord {
  ticketId: string;
  moveId: string;
  startBefore: Date;
  venueBefore: string;
  until: Date;
  answer: MoveAnswer | null;
  answeredAt: Date | null;
  /** Whether the money is asked back, also after an earlier move. */
  isFinal: boolean;
  /** The holder is the buyer, to whom the money goes. */
  isBuyers: boolean;
}

/** The latest move of the event decides; orders that were placed after it know the new date. */
const OFFERS = `SELECT t.id AS "ticketId", m.id AS "moveId", m.start_before AS "startBefore", m.venue_before AS "venueBefore",
    m.answer_until AS until, a.answer, a.answered_at AS "answeredAt", lower(o.buyer_email) = t.holder_email AS "isBuyers",
    EXISTS (SELECT FROM event_move_answers b WHERE b.ticket_id = t.id AND b.answer = 'money_back') AS "isFinal"
  FROM tickets t JOIN orders o ON o.id = t.order_id
    JOIN LATERAL (SELECT * FROM event_moves l WHERE l.event_id = t.event_id ORDER BY l.made_at DESC, l.id DESC LIMIT 1) m
      ON o.created_at <= m.made_at
    LEFT JOIN event_move_answers a ON a.move_id = m.id AND a.ticket_id = t.id
  WHERE t.id = ANY($1::uuid[])`;

const byTicket = (rows: MoveOfferRecord[]): Map<string, MoveOfferRecord> =>
  new Map(rows.map((row) => [row.ticketId, row]));

/** Reads what holders are asked, by ticket; the caller must authorize. */
export async function readOffers(scope: Scope, ids: string[]): Promise<Map<string, MoveOfferRecord>> {
  return byTicket(
    await scope.db.read<MoveOfferRecord>(SYSTEM_TENANCY, {
      name: 'move-offers',
      text: OFFERS,
      values: [ids],
    }),
  );
}

/** Like readOffers, of tickets that the caller has locked. */
export async function readLockedOffers(tx: Tx, ids: string[]): Promise<Map<string, MoveOfferRecord>> {
  return byTicket(await tx.query<MoveOfferRecord>(OFFERS, [ids]));
}

/** A move of an event, with how its holders answered. */
export interface EventMoveRecord {
  id: string;
  eventId: string;
  startBefore: Date;
  startAfter: Date;
  venueBefore: string;
  venueAfter: string;
  madeAt: Date;
  until: Date;
  /** Whether a later move replaced its question. */
  isReplaced: boolean;
  kept: number;
  moneyBack: number;
  unanswered: number;
}

/** Most moves of an event that are listed. */
const MAX_MOVES = 20;

/** Reads the moves of events that asked their holders, by event, latest first; the caller must authorize. */
export async function readMoves(scope: Scope, eventIds: string[]): Promise<Map<string, EventMoveRecord[]>> {
  const rows = await scope.db.read<EventMoveRecord>(SYSTEM_TENANCY, {
    name: 'event-moves',
    text: `SELECT m.id, m.event_id AS "eventId", m.start_before AS "startBefore", m.start_after AS "startAfter",
        m.venue_before AS "venueBefore", m.venue_after AS "venueAfter", m.made_at AS "madeAt", m.answer_until AS until,
        m.nth > 1 AS "isReplaced", n.kept, n.money_back AS "moneyBack", CASE WHEN m.nth > 1 THEN 0 ELSE n.unanswered END AS unanswered
      FROM (SELECT *, row_number() OVER (PARTITION BY event_id ORDER BY made_at DESC, id DESC) AS nth FROM event_moves
        WHERE event_id = ANY($1::uuid[])) m
        CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE a.answer = 'keep')::int AS kept,
            count(*) FILTER (WHERE a.answer = 'money_back')::int AS money_back, count(*) FILTER (WHERE a.answer IS NULL)::int AS unanswered
          FROM tickets t JOIN orders o ON o.id = t.order_id
            LEFT JOIN event_move_answers a ON a.move_id = m.id AND a.ticket_id = t.id WHERE ${ASKED}) n
      WHERE m.nth <= ${MAX_MOVES} ORDER BY m.made_at DESC, m.id DESC`,
    values: [eventIds],
  });
  const byEvent = new Map<string, EventMoveRecord[]>();
  for (const row of rows) byEvent.set(row.eventId, [...(byEvent.get(row.eventId) ?? []), row]);
  return byEvent;
}

/** Money that holders asked back after a move, by the state of its refunds. */
export interface MoveMoneyRecord {
  moveId: string;
  state: 'waiting' | 'paying' | 'paid' | 'failed';
  currency: TicketCurrency;
  units: bigint;
}

/** Reads the refunds that holders asked for after moves; the caller must authorize. */
export async function readMoveMoney(
  scope: Scope,
  moveIds: string[],
): Promise<Map<string, MoveMoneyRecord[]>> {
  const rows = await scope.db.read<MoveMoneyRecord>(SYSTEM_TENANCY, {
    name: 'event-moves-money',
    text: `SELECT d.move_id AS "moveId", f.state, f.currency, sum(f.units)::bigint AS units
      FROM (SELECT DISTINCT a.move_id, r.id FROM event_move_answers a JOIN tickets t ON t.id = a.ticket_id
        JOIN refunds r ON r.order_id = t.order_id AND ((r.kind = 'ticket' AND r.ticket_id = t.id) OR (r.kind = 'order'
          AND EXISTS (SELECT FROM refund_requests q WHERE q.order_id = t.order_id AND q.requested_at = a.answered_at)))
        WHERE a.move_id = ANY($1::uuid[]) AND a.answer = 'money_back') d
        JOIN refunds f ON f.id = d.id
      GROUP BY d.move_id, f.state, f.currency ORDER BY f.currency`,
    values: [moveIds],
  });
  const byMove = new Map<string, MoveMoneyRecord[]>();
  for (const row of rows) byMove.set(row.moveId, [...(byMove.get(row.moveId) ?? []), row]);
  return byMove;
}

/** A ticket whose holder was asked. */
export interface AskedTicketRecord {
  ticketId: string;
  answer: MoveAnswer | null;
  answeredAt: Date | null;
}

export type AnswerFilter = MoveAnswer | 'unanswered';

/** Reads a page of the tickets whose holders were asked; the caller must authorize. */
export async function readAsked(
  scope: Scope,
  { moveId, filter }: { moveId: string; filter: AnswerFilter | null },
  { from, limit, direction, beyond }: Slice<string>,
): Promise<AskedTicketRecord[]> {
  return scope.db.read<AskedTicketRecord>(SYSTEM_TENANCY, {
    name: `move-answers-${direction}-${limit}`,
    text: `SELECT t.id AS "ticketId", a.answer, a.answered_at AS "answeredAt" FROM event_moves m
        JOIN tickets t ON t.event_id = m.event_id JOIN orders o ON o.id = t.order_id
        LEFT JOIN event_move_answers a ON a.move_id = m.id AND a.ticket_id = t.id
      WHERE m.id = $1 AND ${ASKED} AND ($2::text IS NULL OR coalesce(a.answer, 'unanswered') = $2)
        AND ($3::uuid IS NULL OR t.id ${beyond} $3)
      ORDER BY t.id ${direction} LIMIT ${limit}`,
    values: [moveId, filter, from],
  });
}
