import { isPrintableLine } from '../../../lib/language/printable.ts';
import { PROGRAMME_LIMITS } from '../../../lib/limits/text-limits.ts';
import { type FieldFault, refuseFaults } from '../../../platform/failures.ts';
import { printableFaults } from '../../../platform/text-faults.ts';

/** One act of a line-up. */
export interface Act {
  name: string;
  /** Description in one line; null without one. */
  note: string | null;
  startsAt: Date | null;
  /** An http or https address; null: none. */
  link: string | null;
}

/** A question that guests ask, with its answer as formatted text. */
export interface Faq {
  question: string;
  answer: string;
}

/** @throws BadInput naming every fault */
export function checkedActs(
  given: readonly { name: string; note?: string | null; startsAt?: Date | null; link?: string | null }[],
): Act[] {
  const acts = given.map(({ name, note, startsAt, link }) => ({
    name: name.trim(),
    note: note?.trim() || null,
    startsAt: startsAt ?? null,
    link: link?.trim() || null,
  }));
  refuseFaults([
    ...countFaults('acts', acts.length),
    ...acts.flatMap((act, nth) => [
      ...lineFaults(`acts.${nth}.name`, act.name, PROGRAMME_LIMITS.name),
      ...(act.note === null ? [] : lineFaults(`acts.${nth}.note`, act.note, PROGRAMME_LIMITS.note)),
      ...(act.link === null || isWebAddress(act.link) ? [] : [linkFault(`acts.${nth}.link`)]),
    ]),
  ]);
  return acts;
}

/** @throws BadInput naming every fault */
export function checkedFaqs(given: readonly Faq[]): Faq[] {
  const faqs = given.map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() }));
  refuseFaults([
    ...countFaults('questions', faqs.length),
    ...faqs.flatMap(({ question, answer }, nth) => [
      ...lineFaults(`questions.${nth}.question`, question, PROGRAMME_LIMITS.question),
      ...textFaults(`questions.${nth}.answer`, answer, PROGRAMME_LIMITS.answer),
    ]),
  ]);
  return faqs;
}

function countFaults(field: string, count: number): FieldFault[] {
  const max = PROGRAMME_LIMITS.entries;
  return count <= max
    ? []
    : [{ field, code: 'OUT_OF_RANGE', min: 0, max, message: `Give at most ${max} entries.` }];
}

function lineFaults(field: string, text: string, max: number): FieldFault[] {
  return lengthFaults(field, text, max) ?? printableFaults(field, text, isPrintableLine(text));
}

function textFaults(field: string, text: string, max: number): FieldFault[] {
  return lengthFaults(field, text, max) ?? printableFaults(field, text);
}

function lengthFaults(field: string, text: string, max: number): FieldFault[] | null {
  if (text.length >= 1 && text.length <= max) return null;
  return [
    { field, code: 'LENGTH', min: 1, max, message: `Give 1 to ${max.toLocaleString('en')} characters.` },
  ];
}

const linkFault = (field: string): FieldFault => ({
  field,
  code: 'WEBSITE',
  message: 'Please give the address of a website, such as https://example.com.',
});

function isWebAddress(link: string): boolean {
  if (link.length > PROGRAMME_LIMITS.link || !isPrintableLine(link) || /\s/.test(link) || !URL.canParse(link))
    return false;
  const { protocol, username, password } = new URL(link);
  return (
    (protocol === 'https:' || protocol === 'http:') &&
    /^https?:\/\//.test(link) &&
    username === '' &&
    password === ''
  );
}
