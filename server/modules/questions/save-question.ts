import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { BadInput, NotFound, refuseFaults } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { announceEvent, lockOwnEvent, mayKnowEvent, mayManageTiers } from '../events/index.ts';
import { presentQuestion } from './question.queries.ts';
import type { QuestionRecord } from './question.reads.ts';
import {
  checkedQuestion,
  checkedTerms,
  MOST_QUESTIONS,
  positionFaults,
  type QuestionSubject,
  type QuestionTerms,
} from './question.rules.ts';
import type { Question } from './question.schema.ts';
import {
  archive,
  findQuestion,
  findQuestions,
  insertQuestion,
  raiseRulesVersions,
  tierIdsOf,
  updateQuestion,
  writeOrderOfQuestions,
} from './question.writes.ts';

type LockedEvent = Awaited<ReturnType<typeof lockOwnEvent>>;

/** @throws NotFound, Forbidden, BadInput, also when the event asks as many questions as it may */
export async function createQuestion(
  scope: Scope,
  eventId: string,
  filled: QuestionTerms & QuestionSubject,
): Promise<Question> {
  return inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, eventId, mayManageTiers);
    const checked = checkedQuestion(filled, await tierIdsOf(tx, event.id));
    const asked = await findQuestions(tx, event.id);
    requireRoom(asked, checked.kind);
    const question = await insertQuestion(tx, event, checked, asked.length + 1);
    await note(tx, event, 'question.create', question);
    return presentQuestion(question);
  });
}

function requireRoom(asked: readonly QuestionRecord[], kind: QuestionRecord['kind']): void {
  if (asked.length >= MOST_QUESTIONS) {
    const message = `An event asks at most ${MOST_QUESTIONS} questions.`;
    throw new BadInput([{ field: 'label', code: 'TOO_MANY', max: MOST_QUESTIONS, message }]);
  }
  if (kind === 'guest_name' && asked.some((question) => question.kind === kind)) {
    throw new BadInput([
      { field: 'kind', code: 'LISTED_TWICE', message: 'This event asks for the names of guests already.' },
    ]);
  }
}

/**
 * Changes a question. Earlier answers keep the wording that they were given to.
 * @throws NotFound, Forbidden, BadInput
 */
export async function changeQuestion(scope: Scope, id: string, filled: QuestionTerms): Promise<Question> {
  return inTransaction(scope, async (tx) => {
    const { event, question } = await lockQuestion(tx, id);
    const changed = await updateQuestion(tx, question.id, checkedTerms(filled, question.kind));
    await note(tx, event, 'question.change', changed);
    return presentQuestion(changed);
  });
}

/**
 * Moves a question to a position, from 1; a position past the end is the last one.
 * @throws NotFound, Forbidden, BadInput
 */
export async function moveQuestion(scope: Scope, id: string, position: number): Promise<Question> {
  return inTransaction(scope, async (tx) => {
    const { event, question } = await lockQuestion(tx, id);
    refuseFaults(positionFaults(position));
    const ids = (await findQuestions(tx, event.id)).map((one) => one.id).filter((one) => one !== question.id);
    ids.splice(position - 1, 0, question.id);
    await writeOrderOfQuestions(tx, ids);
    const moved = { ...question, position: ids.indexOf(question.id) + 1 };
    await note(tx, event, 'question.move', moved);
    return presentQuestion(moved);
  });
}

/**
 * Stops asking a question. Its answers stay until their retention ends.
 * @throws NotFound, Forbidden
 */
export async function archiveQuestion(scope: Scope, id: string): Promise<Question> {
  return inTransaction(scope, async (tx) => {
    const { event, question } = await lockQuestion(tx, id);
    await archive(tx, question.id);
    await writeOrderOfQuestions(
      tx,
      (await findQuestions(tx, event.id)).map((one) => one.id),
    );
    await note(tx, event, 'question.archive', question);
    return { ...presentQuestion(question), archived: true };
  });
}

async function lockQuestion(tx: Tx, id: string): Promise<{ event: LockedEvent; question: QuestionRecord }> {
  const found = isUuid(id) ? await findQuestion(tx, id) : undefined;
  if (!found || !mayKnowEvent(tx.scope.actor, found)) throw new NotFound('question');
  const event = await lockOwnEvent(tx, found.eventId, mayManageTiers);
  // Read again: another call may have archived or moved it before the event was locked.
  const question = await findQuestion(tx, found.id);
  if (!question || question.archivedAt !== null) throw new NotFound('question');
  return { event, question };
}

async function note(tx: Tx, event: LockedEvent, action: string, question: QuestionRecord): Promise<void> {
  const { id, eventId, issuerId, archivedAt: _archived, ...details } = question;
  await raiseRulesVersions(tx, eventId);
  await tx.audit({
    action,
    entityType: 'question',
    entityId: id,
    issuerId,
    details: { event_id: eventId, ...details },
  });
  announceEvent(tx, event);
}
