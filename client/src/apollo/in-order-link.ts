import { ApolloLink } from '@apollo/client';
import { finalize, map } from 'rxjs';

/** Equal requests that are in flight at the same time. */
interface RequestGroup {
  last: number;
  open: number;
  /** The latest request of them that was answered, and its result. */
  answered: number;
  answer: ApolloLink.Result | null;
}

const groups = new Map<string, RequestGroup>();

/**
 * Keeps results of equal requests in order. On a slow network the response to an earlier request may arrive after that
 * to a later, equal one; it is older, so it is replaced by the later one.
 */
export const inOrderLink = new ApolloLink((operation, forward) => {
  if (operation.operationType !== 'query') return forward(operation);
  const key = JSON.stringify([operation.operationName, operation.variables]);
  const group = groups.get(key) ?? { last: 0, open: 0, answered: 0, answer: null };
  groups.set(key, group);
  group.last += 1;
  group.open += 1;
  const number = group.last;
  return forward(operation).pipe(
    map((answer) => {
      if (number < group.answered && group.answer) return group.answer;
      group.answered = number;
      group.answer = answer;
      return answer;
    }),
    finalize(() => {
      group.open -= 1;
      if (group.open === 0) groups.delete(key);
    }),
  );
});
