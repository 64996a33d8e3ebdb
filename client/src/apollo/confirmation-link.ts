import { ApolloLink } from '@apollo/client';
import { from, mergeMap, type Observable, of } from 'rxjs';
import { askForConfirmation, type ConfirmationMethod } from '../session/confirmation.ts';

/** Returns the methods of a refusal that asks to confirm who is there. */
function methodsIn(result: ApolloLink.Result): readonly ConfirmationMethod[] | undefined {
  const refusal = result.errors?.find(({ extensions }) => extensions?.code === 'CONFIRMATION_REQUIRED');
  const details = refusal?.extensions?.details as { methods?: readonly ConfirmationMethod[] } | undefined;
  return refusal && (details?.methods ?? ['password']);
}

/**
 * Asks the person to confirm who they are where the service requires it, then sends the call once more, with the same
 * idempotency key. The form that sent it waits meanwhile; a dismissed dialog leaves the refusal.
 */
export const confirmationLink = new ApolloLink((operation, forward) => {
  if (operation.operationType !== 'mutation') return forward(operation);
  return forward(operation).pipe(
    mergeMap((result): Observable<ApolloLink.Result> => {
      const methods = methodsIn(result);
      if (!methods) return of(result);
      return from(askForConfirmation(methods)).pipe(
        mergeMap((isConfirmed) => (isConfirmed ? forward(operation) : of(result))),
      );
    }),
  );
});
