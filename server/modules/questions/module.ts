import type { Module } from '../../platform/module.ts';
import { purgeAnswers } from './purge-answers.ts';
import {
  EventQuestionsResolver,
  QuestionResolver,
  ScanAnswersResolver,
  TicketAnswersResolver,
  TierQuestionsResolver,
} from './question.resolver.ts';

export const questions: Module = {
  resolvers: [
    QuestionResolver,
    EventQuestionsResolver,
    TierQuestionsResolver,
    TicketAnswersResolver,
    ScanAnswersResolver,
  ],
  jobs: (scope) => [
    {
      name: 'questions.purge-answers',
      cron: '47 * * * *',
      run: async () => void (await purgeAnswers(scope())),
    },
  ],
  cleanups: [purgeAnswers],
};
