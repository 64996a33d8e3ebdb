import { isPrintableLine, isPrintableText } from '../../lib/language/printable.ts';
import { QUESTION_LIMITS } from '../../lib/limits/text-limits.ts';
import { Failure, type FieldFault } from '../../platform/failures.ts';
import { MOST_QUESTIONS, type Question, type QuestionKind } from './question.rules.ts';

/** An answer as the buyer gave it. */
export interface GivenAnswer {
  questionId: string;
  /** Name of the tier; may be missing in an order of one tier. */
  tier?: string | null;
  /** The ticket among those of its tier in the order, from 1; may be missing for the only one. */
  ticket?: number | null;
  value: string;
}

/** A checked answer. */
export interface Answer {
  readonly questionId: string;
  readonly kind: QuestionKind;
  /** The wording at the time of the answer. */
  readonly label: string;
  readonly value: string;
  /** null: about the whole order. */
  readonly ticket: { readonly tierId: string; readonly nth: number } | null;
}

/** A line of the order, each tier once. */
export interface AskedLine {
  tierId: string;
  tier: string;
  quantity: number;
}

export type AnswerProblem =
  | 'REQUIRED'
  | 'CONSENT'
  | 'TOO_LONG'
  | 'UNPRINTABLE'
  | 'NUMBER'
  | 'DATE'
  | 'CHOICE'
  | 'UNKNOWN'
  | 'TWICE';

interface RefusedAnswer {
  question_id: string;
  /** Its wording; null for an unknown question. */
  question: string | null;
  tier: string | null;
  /** From 1; null for a question about the order. */
  ticket: number | null;
  problem: AnswerProblem;
}

const MOST_ANSWERS = MOST_QUESTIONS * 20;

const SENTENCES: Record<AnswerProblem, (question: string) => string> = {
  REQUIRED: (question) => `Please answer "${question}".`,
  CONSENT: (question) => `Please agree to "${question}".`,
  TOO_LONG: (question) => `The answer to "${question}" is too long.`,
  UNPRINTABLE: (question) => `The answer to "${question}" holds characters that cannot be printed.`,
  NUMBER: (question) => `Please answer "${question}" with a number.`,
  DATE: (question) => `Please answer "${question}" with a date, such as 2026-12-31.`,
  CHOICE: (question) => `Please choose one of the options of "${question}".`,
  UNKNOWN: () => 'An answer belongs to no question that these tickets ask.',
  TWICE: (question) => `"${question}" was answered twice.`,
};

/** Answers are missing or wrong. The details list each of them, so that a form can mark its fields. */
export class AnswersRefused extends Failure {
  constructor(answers: readonly [RefusedAnswer, ...RefusedAnswer[]]) {
    const [{ problem, question }] = answers;
    super('ANSWERS_REFUSED', 'unprocessable', SENTENCES[problem](question ?? ''), { answers });
  }
}

export function answerFaults(answers: readonly GivenAnswer[]): FieldFault[] {
  if (answers.length <= MOST_ANSWERS) return [];
  const message = `An order holds at most ${MOST_ANSWERS} answers.`;
  return [{ field: 'answers', code: 'TOO_MANY', max: MOST_ANSWERS, message }];
}

/**
 * Checks the answers of an order against the questions that its tickets ask.
 * @param questions of the event, in their order
 * @returns the answers in the order of the questions; blank ones and boxes that were not ticked are left out
 * @throws AnswersRefused naming every missing or wrong answer
 */
export function checkedAnswers(
  questions: readonly Question[],
  lines: readonly AskedLine[],
  given: readonly GivenAnswer[],
): Answer[] {
  if (questions.length === 0 && given.length === 0) return [];
  const places = questions.flatMap((question) => placesOf(question, lines));
  const refused: RefusedAnswer[] = [];
  const values = new Map<string, string>();
  for (const answer of given) {
    const place = placeOf(places, answer, lines);
    if (!place) refused.push(unknownAnswer(answer));
    else if (values.has(keyOf(place))) refused.push(refusal(place, 'TWICE'));
    else values.set(keyOf(place), answer.value.trim());
  }
  const answers = places.flatMap((place): Answer[] => {
    const value = values.get(keyOf(place)) ?? '';
    const problem = problemOf(place.question, value);
    if (problem) refused.push(refusal(place, problem));
    const { question, line, nth } = place;
    if (problem || isBlank(question.kind, value)) return [];
    const ticket = line && { tierId: line.tierId, nth };
    return [{ questionId: question.id, kind: question.kind, label: question.label, value, ticket }];
  });
  const [first, ...others] = refused;
  if (first) throw new AnswersRefused([first, ...others]);
  return answers;
}

/** A place for an answer: the order, or a ticket of it. */
interface Place {
  question: Question;
  /** null: the order. */
  line: AskedLine | null;
  /** Of the ticket within its line, from 0. */
  nth: number;
}

function placesOf(question: Question, lines: readonly AskedLine[]): Place[] {
  const asked = lines.filter(({ tierId }) => question.tierId === null || question.tierId === tierId);
  if (!question.perTicket) return asked.length === 0 ? [] : [{ question, line: null, nth: 0 }];
  return asked.flatMap((line) =>
    Array.from({ length: line.quantity }, (_none, nth) => ({ question, line, nth })),
  );
}

function keyOf({ question, line, nth }: Place): string {
  return `${question.id}/${line?.tierId ?? ''}/${nth}`;
}

function placeOf(
  places: readonly Place[],
  { questionId, tier, ticket }: GivenAnswer,
  lines: readonly AskedLine[],
): Place | undefined {
  const name = tier ?? (lines.length === 1 ? lines[0]?.tier : undefined);
  const own = places.filter(({ question }) => question.id === questionId.toLowerCase());
  if (own[0]?.line === null) return (ticket ?? null) === null ? own[0] : undefined;
  const ofTier = own.filter(({ line }) => line?.tier === name || (name === undefined && own.length === 1));
  if ((ticket ?? null) === null) return ofTier.length === 1 ? ofTier[0] : undefined;
  return ofTier.find(({ nth }) => nth + 1 === ticket);
}

function isBlank(kind: QuestionKind, value: string): boolean {
  return value === '' || (kind === 'consent' && value === 'false');
}

const NUMBER_FORM = /^-?\d{1,15}(\.\d{1,6})?$/;
const DATE_FORM = /^\d{4}-\d{2}-\d{2}$/;

/** The form of each kind of answer, and the problem of an answer without it. */
const FORMS: Record<QuestionKind, [AnswerProblem, (value: string, question: Question) => boolean]> = {
  text: ['UNPRINTABLE', isPrintableText],
  guest_name: ['UNPRINTABLE', isPrintableLine],
  number: ['NUMBER', (value) => NUMBER_FORM.test(value)],
  date: ['DATE', isDate],
  choice: ['CHOICE', (value, { options }) => options?.includes(value) ?? false],
  consent: ['CONSENT', (value) => value === 'true'],
};

function problemOf(question: Question, value: string): AnswerProblem | null {
  const { kind, required } = question;
  if (isBlank(kind, value)) {
    if (!required) return null;
    return kind === 'consent' ? 'CONSENT' : 'REQUIRED';
  }
  if (value.length > (kind === 'guest_name' ? QUESTION_LIMITS.name : QUESTION_LIMITS.answer))
    return 'TOO_LONG';
  const [problem, fits] = FORMS[kind];
  return fits(value, question) ? null : problem;
}

/** A day that exists, in the form 2026-12-31. */
function isDate(value: string): boolean {
  if (!DATE_FORM.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) && day.getUTCFullYear() >= 1000;
}

function refusal({ question, line, nth }: Place, problem: AnswerProblem): RefusedAnswer {
  const place = { tier: line?.tier ?? null, ticket: line && nth + 1 };
  return { question_id: question.id, question: question.label, ...place, problem };
}

function unknownAnswer({ questionId, tier = null, ticket = null }: GivenAnswer): RefusedAnswer {
  return { question_id: questionId.slice(0, 100), question: null, tier, ticket, problem: 'UNKNOWN' };
}

/** The names of the guests by their tickets, as `guestKey` names them. */
export function guestNames(answers: readonly Answer[]): ReadonlyMap<string, string> {
  return new Map(
    answers.flatMap(({ kind, ticket, value }) =>
      kind === 'guest_name' && ticket ? [[guestKey(ticket.tierId, ticket.nth), value]] : [],
    ),
  );
}

export function guestKey(tierId: string, nth: number): string {
  return `${tierId}/${nth}`;
}
