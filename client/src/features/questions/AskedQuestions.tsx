import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { answerTexts } from '../../messages/answers.ts';
import type { Answers } from './use-answers.ts';

const CheckoutQuestions = lazy(() => import('./CheckoutQuestions.tsx'));

/** The questions of the organiser; nothing, and nothing to load, when these tickets ask none. */
export function AskedQuestions({ answers }: { answers: Answers }) {
  if (!answers.isAsked) return null;
  return (
    <section aria-label={answerTexts.title}>
      <Suspense fallback={<Skeleton height={120} role="status" aria-label={answerTexts.loading} />}>
        <CheckoutQuestions answers={answers} />
      </Suspense>
    </section>
  );
}
