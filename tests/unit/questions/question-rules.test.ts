import { expect, it } from 'vitest';
import { checkedQuestion, type QuestionKind } from '../../../server/modules/questions/question.rules.ts';
import { BadInput } from '../../../server/platform/failures.ts';

const FILLED = {
  kind: 'text' as QuestionKind,
  label: ' Allergies? ',
  help: ' ',
  options: null as string[] | null,
  perTicket: false,
  required: true,
  atDoor: false,
  retentionDays: 90,
  tierId: null as string | null,
};

function faultsOf(changed: Partial<typeof FILLED>): string[] {
  try {
    checkedQuestion({ ...FILLED, ...changed }, ['vip']);
    return [];
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return ((error.details?.fields ?? []) as { field: string }[]).map(({ field }) => field);
  }
}

it('a question is trimmed, and blank help is none', () => {
  expect(checkedQuestion(FILLED, [])).toMatchObject({ label: 'Allergies?', help: null, options: null });
  expect(checkedQuestion({ ...FILLED, kind: 'choice', options: [' S', 'M '] }, []).options).toEqual([
    'S',
    'M',
  ]);
});

it.each([
  ['no wording', { label: ' ' }, 'label'],
  ['a long wording', { label: 'x'.repeat(201) }, 'label'],
  ['a wording with a line break', { label: 'a\nb' }, 'label'],
  ['long help', { help: 'x'.repeat(501) }, 'help'],
  ['a choice without options', { kind: 'choice' as const }, 'options'],
  [
    '31 options',
    { kind: 'choice' as const, options: Array.from({ length: 31 }, (_one, n) => `${n}`) },
    'options',
  ],
  ['an option twice', { kind: 'choice' as const, options: ['S', 'S '] }, 'options'],
  ['a blank option', { kind: 'choice' as const, options: ['S', ' '] }, 'options'],
  ['options of a text', { options: ['S'] }, 'options'],
  ['no retention', { retentionDays: 0 }, 'retentionDays'],
  ['a retention of three years', { retentionDays: 1_095 }, 'retentionDays'],
  ['the tier of another event', { tierId: 'elsewhere' }, 'tierId'],
  ['the names of guests once per order', { kind: 'guest_name' as const }, 'kind'],
])('a question with %s is refused', (_what, changed, field) => {
  expect(faultsOf(changed)).toEqual([field]);
});
