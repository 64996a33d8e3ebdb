import { ApolloLink } from '@apollo/client';
import { finalize, map } from 'rxjs';

/** Equal requests that are in flight at the same time. */
interface Asked {
  last: number;
  open: number;
  /** The latest request of them that was answered, and its result. */
  answered: number;
  answer: ApolloLink.Result | null;
}

const questions = new Map<string, Asked>();

/**
 * Keeps results of equal requests in order. On a slow network the response to an earlier request may arrive after that
 * to a later, equal one; it is older, so it is replaced by the later one.
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
