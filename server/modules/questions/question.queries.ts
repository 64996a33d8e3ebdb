import { SYSTEM_TENANCY, tenancyOf } from '../../platform/access/actor.ts';
import { batchByKey } from '../../platform/db/batch-by-key.ts';
import type { Scope } from '../../platform/scope.ts';
import { type Event, mayManageTiers } from '../events/index.ts';
import {
  type AnswerRecord,
  type QuestionRecord,
  readAnswersOfTickets,
  readQuestionsOfEvents,
  readQuestionsOfTiers,
} from './question.reads.ts';
import type { Answer, Question } from './question.schema.ts';

export function presentQuestion({
  archivedAt,
  eventId: _event,
  issuerId: _issuer,
  ...record
}: QuestionRecord): Question {
  return { ...record, archived: archivedAt !== null };
}

/** The questions of an event; those of hidden tiers only for those who manage them. */
export async function questionsOfEvent(scope: Scope, event: Event): Promise<Question[]> {
  const records = (await loadOfEvents(scope, event.id)) ?? [];
  if (mayManageTiers(scope.actor, { issuerId: event.issuer.id, eventId: event.id }))
    return records.map(presentQuestion);
  const shown = new Set(event.tiers.filter(({ hidden }) => !hidden).map(({ id }) => id));
  return records.filter(({ tierId }) => tierId === null || shown.has(tierId)).map(presentQuestion);
}

/** Whether tickets that everyone can buy need answers. */
export async function needsAnswers(scope: Scope, event: Event): Promise<boolean> {
  const tiers = new Set(event.tiers.map(({ id }) => id));
  const records = (await loadOfEvents(scope, event.id)) ?? [];
  return records.some(({ required, tierId }) => required && (tierId === null || tiers.has(tierId)));
}

/** The questions that the tickets of a tier ask, those of the whole event included. */
export async function questionsOfTier(scope: Scope, tierId: string): Promise<Question[]> {
  return ((await loadOfTiers(scope, tierId)) ?? []).map(presentQuestion);
}

/** The answers of a ticket; the caller must authorize. */
export async function answersOfTicket(scope: Scope, ticketId: string): Promise<Answer[]> {
  return ((await loadAnswers(scope, ticketId)) ?? []).map(presentAnswer);
}

/** The answers that the door shows. An event whose listing has no such question costs no statement. */
export async function answersAtDoor(
  scope: Scope,
  { ticketId, eventId }: { ticketId: string | null; eventId: string | null },
): Promise<Answer[]> {
  if (ticketId === null || eventId === null) return [];
  const listing = await scope.services.listings.find({ id: eventId });
  if (listing && !listing.questions.some(({ atDoor }) => atDoor)) return [];
  return (await readAnswersOfTickets(scope.db, tenancyOf(scope.actor), [ticketId], true)).map(presentAnswer);
}

function presentAnswer({ asked, value, ticketId: _ticket, ...question }: AnswerRecord): Answer {
  return { question: presentQuestion(question), label: asked, value };
}

const loadOfEvents = batchByKey(async (scope: Scope, ids: string[]) =>
  grouped(await readQuestionsOfEvents(scope.db, ids), ({ eventId }) => eventId),
);

const loadOfTiers = batchByKey(async (scope: Scope, ids: string[]) =>
  grouped(await readQuestionsOfTiers(scope.db, ids), ({ askedBy }) => askedBy),
);

const loadAnswers = batchByKey(async (scope: Scope, ids: string[]) =>
  grouped(await readAnswersOfTickets(scope.db, SYSTEM_TENANCY, ids, false), ({ ticketId }) => ticketId),
);

function grouped<R>(records: readonly R[], keyOf: (record: R) => string): Map<string, R[]> {
  const groups = new Map<string, R[]>();
  for (const record of records) groups.set(keyOf(record), [...(groups.get(keyOf(record)) ?? []), record]);
  return groups;
}
