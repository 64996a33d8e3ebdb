import type { QuestionKind } from '../../gql/graphql.ts';
import { locale } from '../../language/language.ts';
import { answerTexts } from '../../messages/answers.ts';

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** An answer in the reader's words: a ticked box as "Yes", a date as it is written here. */
export function answerText(kind: QuestionKind, value: string): string {
  if (kind === 'CONSENT') return answerTexts.yes;
  return kind === 'DATE' ? day.format(new Date(`${value}T00:00:00Z`)) : value;
}
