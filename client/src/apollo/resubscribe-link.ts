import { ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { defer, finalize, mergeMap, type Observable, of, retry, tap, throwError, timer } from 'rxjs';

export interface Resubscribing {
  /** The subscription was refused because the service is busy; it is opened again after a pause. */
  onRefused: () => void;
  /** It stands again. Changes may have been missed meanwhile. */
  onStanding: () => void;
  /** Milliseconds until the next try, by the number of tries so far. */
  pause: (tries: number) => number;
}

/** A subscription that was not refused for so long stands: the protocol does not confirm one. */
const STANDS_AFTER_MS = 3_000;

/** Opens a subscription again that was refused with UNAVAILABLE on a living socket, for as long as it is wanted. */
export function resubscribeLink({ onRefused, onStanding, pause }: Resubscribing): ApolloLink {
  return new ApolloLink((operation, forward) => {
    let standing: ReturnType<typeof setTimeout> | undefined;
    let wasRefused = false;
    const stands = (): void => {
      clearTimeout(standing);
      if (wasRefused) onStanding();
      wasRefused = false;
    };
    const once: Observable<ApolloLink.Result> = defer(() => {
      if (wasRefused) standing = setTimeout(stands, STANDS_AFTER_MS);
      return forward(operation);
    });
    return once.pipe(
      mergeMap((result) => (isUnavailable(result.errors) ? throwError(() => result) : of(result))),
      tap(stands),
      retry({
        delay: (error, tries) => {
          clearTimeout(standing);
          if (!isRefusal(error)) return throwError(() => error);
          wasRefused = true;
          onRefused();
          return timer(pause(tries));
        },
        resetOnSuccess: true,
      }),
      finalize(() => clearTimeout(standing)),
    );
  });
}

function isRefusal(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return isUnavailable(error.errors);
  return isUnavailable((error as ApolloLink.Result | null)?.errors);
}

function isUnavailable(errors: ApolloLink.Result['errors']): boolean {
  return errors?.some((error) => error.extensions?.code === 'UNAVAILABLE') ?? false;
}
