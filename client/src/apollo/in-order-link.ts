import { ApolloLink } from '@apollo/client';
import { finalize, map } from 'rxjs';

/** Equal questions that are under way at once. */
interface Asked {
  last: number;
  open: number;
  /** The latest of them that was answered, and how. */
  answered: number;
  answer: ApolloLink.Result | null;
}

const questions = new Map<string, Asked>();

/**
 * On a slow network the answer to an earlier question may come after that to a later, equal one. It was given before
 * that, so it must not take its place: whoever asked is given the later one.
 */
export const inOrderLink = new ApolloLink((operation, forward) => {
  if (operation.operationType !== 'query') return forward(operation);
  const key = JSON.stringify([operation.operationName, operation.variables]);
  const asked = questions.get(key) ?? { last: 0, open: 0, answered: 0, answer: null };
  questions.set(key, asked);
  asked.last += 1;
  asked.open += 1;
  const number = asked.last;
  return forward(operation).pipe(
    map((answer) => {
      if (number < asked.answered && asked.answer) return asked.answer;
      asked.answered = number;
      asked.answer = answer;
      return answer;
    }),
    finalize(() => {
      asked.open -= 1;
      if (asked.open === 0) questions.delete(key);
    }),
  );
});
