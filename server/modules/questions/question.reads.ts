import { SYSTEM_TENANCY, type Tenancy } from '../../platform/access/actor.ts';
import { jsonPairs, selectList } from '../../platform/db/columns.ts';
import type { Database } from '../../platform/db/database.ts';
import { QuestionRow } from './question.row.ts';

export type QuestionRecord = QuestionRow;

export const QUESTION_COLUMNS = selectList(QuestionRow, 'q');

/** A question of a listing, as JSON. */
export const LISTED_QUESTIONS = (event: string): string => `
  coalesce((SELECT json_agg(json_build_object(
      ${jsonPairs(QuestionRow, 'q', ['eventId', 'issuerId', 'position', 'archivedAt'])}) ORDER BY q.position)
    FROM checkout_questions q WHERE q.event_id = ${event} AND q.archived_at IS NULL), '[]')`;

/** Reads what events ask now; the caller must authorize. */
export async function readQuestionsOfEvents(db: Database, eventIds: string[]): Promise<QuestionRecord[]> {
  return db.read(SYSTEM_TENANCY, {
    name: 'questions-of-events',
    text: `SELECT ${QUESTION_COLUMNS} FROM checkout_questions q
      WHERE q.event_id = ANY($1::uuid[]) AND q.archived_at IS NULL ORDER BY q.event_id, q.position`,
    values: [eventIds],
  });
}

/** Reads what the tickets of tiers ask now, each with the tier that asks it; the caller must authorize. */
export async function readQuestionsOfTiers(
  db: Database,
  tierIds: string[],
): Promise<(QuestionRecord & { askedBy: string })[]> {
  return db.read(SYSTEM_TENANCY, {
    name: 'questions-of-tiers',
    text: `SELECT ${QUESTION_COLUMNS}, t.id AS "askedBy" FROM tiers t
      JOIN checkout_questions q ON q.event_id = t.event_id AND (q.tier_id IS NULL OR q.tier_id = t.id)
      WHERE t.id = ANY($1::uuid[]) AND q.archived_at IS NULL ORDER BY t.id, q.position`,
    values: [tierIds],
  });
}

/** Reads the questions of an event, and those it asked earlier while they have answers. */
export async function readAnsweredQuestions(
  db: Database,
  tenancy: Tenancy,
  eventId: string,
): Promise<QuestionRecord[]> {
  return db.read(tenancy, {
    name: 'answered-questions',
    text: `SELECT ${QUESTION_COLUMNS} FROM checkout_questions q
      WHERE q.event_id = $1 AND (q.archived_at IS NULL OR EXISTS (SELECT FROM checkout_answers a WHERE a.question_id = q.id))
      ORDER BY q.archived_at IS NOT NULL, q.position, q.created_at, q.id`,
    values: [eventId],
  });
}

export interface AnswerRecord extends QuestionRecord {
  ticketId: string;
  /** The wording when it was answered. */
  asked: string;
  value: string;
}

/**
 * Reads the answers of tickets: those about the ticket, then those about its order. A ticket that was passed on shows the
 * new holder none. A caller that reads as the system must authorize.
 * @param atDoor true: only those for the door
 */
export async function readAnswersOfTickets(
  db: Database,
  tenancy: Tenancy,
  ticketIds: string[],
  atDoor: boolean,
): Promise<AnswerRecord[]> {
  return db.read(tenancy, {
    name: 'answers-of-tickets',
    text: `SELECT t.id AS "ticketId", a.label AS asked, a.value, ${QUESTION_COLUMNS} FROM tickets t
      JOIN checkout_answers a ON a.order_id = t.order_id AND (a.ticket_id = t.id OR (a.nth IS NULL AND t.replaces IS NULL))
      JOIN checkout_questions q ON q.id = a.question_id
      WHERE t.id = ANY($1::uuid[]) AND (NOT $2 OR (q.at_door AND q.archived_at IS NULL))
      ORDER BY t.id, q.archived_at IS NOT NULL, q.position, q.id`,
    values: [ticketIds, atDoor],
  });
}
