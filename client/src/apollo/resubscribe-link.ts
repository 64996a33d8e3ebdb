import { ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { defer, finalize, mergeMap, type Observable, of, retry, tap, throwError, timer } from 'rxjs';

export interface Resubscribing {
  /** Called when the service refuses the subscription because it is busy; the link retries after a pause. */
  onRefused: () => void;
  /** Called when the subscription is active again. Changes may have been missed meanwhile. */
  onStanding: () => void;
  /** Milliseconds until the next attempt, by the number of attempts so far. */
  pause: (tries: number) => number;
}

/** A subscription without a refusal for this long counts as active, because the protocol does not confirm one. */
const STANDS_AFTER_MS = 3_000;

/** Retries a subscription that was refused with UNAVAILABLE on an open socket, until it is unsubscribed. */
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
