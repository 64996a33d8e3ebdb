export {
  type Answer,
  answerFaults,
  checkedAnswers,
  type GivenAnswer,
  guestKey,
  guestNames,
} from './answer.rules.ts';
export {
  answerFields,
  type IssuedTicket,
  insertAnswers,
  linkAnswers,
} from './answer.writes.ts';
export { needsAnswers } from './question.queries.ts';
export { LISTED_QUESTIONS, readAnsweredQuestions } from './question.reads.ts';
export type { Question, QuestionKind } from './question.rules.ts';
export { AnswerInput, QuestionKindEnum } from './question.schema.ts';
