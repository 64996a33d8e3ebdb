import { describe, expect, it } from 'vitest';
import {
  AnswersRefused,
  checkedAnswers,
  type GivenAnswer,
} from '../../../server/modules/questions/answer.rules.ts';
import type { Question } from '../../../server/modules/questions/question.rules.ts';

const VIP = { tierId: 'tier-vip', tier: 'vip', quantity: 2 };
const REGULAR = { tierId: 'tier-regular', tier: 'regular', quantity: 1 };

const question = (changed: Partial<Question>): Question => ({
  id: 'q',
  tierId: null,
  kind: 'text',
  label: 'Allergies?',
  help: null,
  options: null,
  perTicket: false,
  required: false,
  atDoor: false,
  retentionDays: 90,
  ...changed,
});

const answer = (value: string, changed: Partial<GivenAnswer> = {}): GivenAnswer => ({
  questionId: 'q',
  value,
  ...changed,
});

function problemsOf(questions: Question[], given: GivenAnswer[], lines = [REGULAR]): unknown[] {
  try {
    checkedAnswers(questions, lines, given);
    return [];
  } catch (error) {
    if (!(error instanceof AnswersRefused)) throw error;
    return (
      (error.details?.answers ?? []) as { problem: string; tier: string | null; ticket: number | null }[]
    ).map(({ problem, tier, ticket }) => (tier === null ? problem : `${problem} ${tier} ${ticket}`));
  }
}

describe('the answers of an order', () => {
  it('are none when the event asks nothing', () => {
    expect(checkedAnswers([], [REGULAR], [])).toEqual([]);
  });

  it('are trimmed and keep the wording of their question; blank ones are left out', () => {
    const asked = [question({}), question({ id: 'b', label: 'Firm?' })];
    expect(checkedAnswers(asked, [REGULAR], [answer('  nuts '), answer(' ', { questionId: 'b' })])).toEqual([
      { questionId: 'q', kind: 'text', label: 'Allergies?', value: 'nuts', ticket: null },
    ]);
  });

  it.each([
    ['a missing required answer', {}, '', 'REQUIRED'],
    ['a box that was not ticked', { kind: 'consent' }, 'false', 'CONSENT'],
    ['a box with another answer', { kind: 'consent' }, 'maybe', 'CONSENT'],
    ['501 characters', {}, 'x'.repeat(501), 'TOO_LONG'],
    [
      'a name of 201 characters',
      { kind: 'guest_name', perTicket: true },
      'x'.repeat(201),
      'TOO_LONG regular 1',
    ],
    ['U+0000', {}, 'a\u0000', 'UNPRINTABLE'],
    ['half of a pair', {}, 'a\ud800', 'UNPRINTABLE'],
    ['letters as a number', { kind: 'number' }, 'two', 'NUMBER'],
    ['an exponent', { kind: 'number' }, '1e5', 'NUMBER'],
    ['a day that does not exist', { kind: 'date' }, '2026-02-30', 'DATE'],
    ['another form of a date', { kind: 'date' }, '31.12.2026', 'DATE'],
    ['a choice that is not offered', { kind: 'choice', options: ['S', 'M'] }, 'L', 'CHOICE'],
  ] as [string, Partial<Question>, string, string][])(
    'with %s are refused',
    (_what, changed, value, problem) => {
      expect(problemsOf([question({ required: true, ...changed })], [answer(value)])).toEqual([problem]);
    },
  );

  it.each([
    ['number', '-2.5'],
    ['date', '2028-02-29'],
    ['consent', 'true'],
    ['choice', 'M'],
    ['text', 'Line one\nline two'],
  ] as [Question['kind'], string][])('of the kind %s may be "%s"', (kind, value) => {
    const asked = question({ kind, options: kind === 'choice' ? ['S', 'M'] : null, required: true });
    expect(checkedAnswers([asked], [REGULAR], [answer(value)])[0]?.value).toBe(value);
  });

  it('are one for each ticket where the question is about tickets', () => {
    const asked = [question({ perTicket: true, required: true })];
    const given = [answer('B', { tier: 'vip', ticket: 2 }), answer('A', { tier: 'vip', ticket: 1 })];
    expect(problemsOf(asked, given, [VIP, REGULAR])).toEqual(['REQUIRED regular 1']);
    const all = checkedAnswers(asked, [VIP, REGULAR], [...given, answer('C', { tier: 'regular' })]);
    expect(all.map(({ value, ticket }) => [value, ticket])).toEqual([
      ['A', { tierId: 'tier-vip', nth: 0 }],
      ['B', { tierId: 'tier-vip', nth: 1 }],
      ['C', { tierId: 'tier-regular', nth: 0 }],
    ]);
  });

  it('are asked only of the buyers of their tier', () => {
    const asked = [question({ tierId: VIP.tierId, required: true })];
    expect(problemsOf(asked, [])).toEqual([]);
    expect(problemsOf(asked, [answer('nuts')])).toEqual(['UNKNOWN']);
    expect(problemsOf(asked, [], [VIP])).toEqual(['REQUIRED']);
  });

  it('to unknown questions, about tickets that are not bought, and given twice are refused', () => {
    expect(problemsOf([], [answer('nuts')])).toEqual(['UNKNOWN']);
    const asked = [question({ perTicket: true })];
    expect(problemsOf(asked, [answer('x', { ticket: 2 })])).toEqual(['UNKNOWN']);
    expect(problemsOf(asked, [answer('x', { tier: 'gold' })])).toEqual(['UNKNOWN gold null']);
    expect(problemsOf(asked, [answer('x'), answer('y', { ticket: 1 })])).toEqual(['TWICE regular 1']);
  });

  it('that are refused are named by the wording of their question', () => {
    expect(() => checkedAnswers([question({ required: true })], [REGULAR], [])).toThrow(
      'Please answer "Allergies?".',
    );
  });
});
