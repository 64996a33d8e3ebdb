import { isPrintableLine, isPrintableText } from '../../lib/language/printable.ts';
import { QUESTION_LIMITS } from '../../lib/limits/text-limits.ts';
import { type FieldFault, refuseFaults } from '../../platform/failures.ts';

export type QuestionKind = 'text' | 'choice' | 'number' | 'date' | 'consent' | 'guest_name';

/** A question, as the sale and the buyer need it. */
export interface Question {
  id: string;
  /** null: asked for all tiers of the event. */
  tierId: string | null;
  kind: QuestionKind;
  label: string;
  help: string | null;
  /** Of a choice; null for other kinds. */
  options: string[] | null;
  /** Whether each ticket has its own answer, or the order one. */
  perTicket: boolean;
  required: boolean;
  /** Whether staff at the door see the answers. */
  atDoor: boolean;
  /** Days after the end of the event for which answers are stored. */
  retentionDays: number;
}

export const MOST_OPTIONS = 30;
/** Questions that an event asks at once. */
export const MOST_QUESTIONS = 20;
export const LONGEST_RETENTION = 730;
export const USUAL_RETENTION = 90;

/** The parts of a question that can change while answers exist. */
export interface QuestionTerms {
  label: string;
  help?: string | null;
  options?: readonly string[] | null;
  required: boolean;
  atDoor: boolean;
  retentionDays: number;
}

/** The parts that stay as they are, because they give the answers their meaning. */
export interface QuestionSubject {
  kind: QuestionKind;
  perTicket: boolean;
  tierId?: string | null;
}

type Terms = Pick<Question, 'label' | 'help' | 'options' | 'required' | 'atDoor' | 'retentionDays'>;

/**
 * Checks a new question and returns it as it will be stored.
 * @param tierIds of the event
 * @throws BadInput naming every fault
 */
export function checkedQuestion(
  filled: QuestionTerms & QuestionSubject,
  tierIds: readonly string[],
): Omit<Question, 'id'> {
  const tierId = filled.tierId ?? null;
  const { terms, faults } = readTerms(filled, filled.kind);
  if (tierId !== null && !tierIds.includes(tierId)) {
    faults.push({ field: 'tierId', code: 'UNKNOWN', message: 'This event has no such tier.' });
  }
  if (filled.kind === 'guest_name' && (tierId !== null || !filled.perTicket)) {
    faults.push({ field: 'kind', message: "A guest's name is asked for every ticket of the event." });
  }
  refuseFaults(faults);
  return { ...terms, kind: filled.kind, perTicket: filled.perTicket, tierId };
}

/** @throws BadInput naming every fault */
export function checkedTerms(filled: QuestionTerms, kind: QuestionKind): Terms {
  const { terms, faults } = readTerms(filled, kind);
  refuseFaults(faults);
  return terms;
}

function readTerms(filled: QuestionTerms, kind: QuestionKind): { terms: Terms; faults: FieldFault[] } {
  const label = filled.label.trim();
  const help = filled.help?.trim() || null;
  const options = kind === 'choice' ? (filled.options ?? []).map((option) => option.trim()) : null;
  const { required, atDoor, retentionDays } = filled;
  const faults = [
    ...lineFaults('label', label, QUESTION_LIMITS.label),
    ...(help === null ? [] : helpFaults(help)),
    ...(options === null ? [] : optionFaults(options)),
  ];
  if (options === null && filled.options?.length) {
    faults.push({ field: 'options', message: 'Only a choice has options.' });
  }
  if (!(retentionDays >= 1 && retentionDays <= LONGEST_RETENTION)) {
    faults.push({
      field: 'retentionDays',
      code: 'OUT_OF_RANGE',
      min: 1,
      max: LONGEST_RETENTION,
      message: `Answers are stored for 1 to ${LONGEST_RETENTION} days after the event.`,
    });
  }
  return { terms: { label, help, options, required, atDoor, retentionDays }, faults };
}

function lineFaults(field: string, text: string, max: number): FieldFault[] {
  if (text === '') return [{ field, code: 'REQUIRED', message: 'Please fill this in.' }];
  if (text.length > max)
    return [{ field, code: 'TOO_LONG', max, message: `Please use at most ${max} characters.` }];
  if (isPrintableLine(text)) return [];
  return [{ field, code: 'UNPRINTABLE', message: 'The text holds characters that cannot be printed.' }];
}

function helpFaults(help: string): FieldFault[] {
  const field = 'help';
  if (help.length > QUESTION_LIMITS.help) {
    const message = `Please use at most ${QUESTION_LIMITS.help} characters.`;
    return [{ field, code: 'TOO_LONG', max: QUESTION_LIMITS.help, message }];
  }
  if (isPrintableText(help)) return [];
  return [{ field, code: 'UNPRINTABLE', message: 'The text holds characters that cannot be printed.' }];
}

function optionFaults(options: readonly string[]): FieldFault[] {
  const field = 'options';
  if (options.length === 0) return [{ field, code: 'REQUIRED', message: 'A choice needs its options.' }];
  if (options.length > MOST_OPTIONS) {
    const message = `A choice has at most ${MOST_OPTIONS} options.`;
    return [{ field, code: 'TOO_MANY', max: MOST_OPTIONS, message }];
  }
  if (new Set(options).size < options.length) {
    return [{ field, code: 'LISTED_TWICE', message: 'Each option may be listed once.' }];
  }
  return options.flatMap((option) => lineFaults(field, option, QUESTION_LIMITS.option)).slice(0, 1);
}

export function positionFaults(position: number): FieldFault[] {
  if (position >= 1 && position <= MOST_QUESTIONS) return [];
  const message = `A position is 1 to ${MOST_QUESTIONS}.`;
  return [{ field: 'position', code: 'OUT_OF_RANGE', min: 1, max: MOST_QUESTIONS, message }];
}
