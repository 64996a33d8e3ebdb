import { ApolloLink, ServerError } from '@apollo/client';
import { catchError, defer, from, mergeMap, type Observable, of, throwError } from 'rxjs';
import { clearApiKey } from '../session/api-key.ts';
import { authorization, type CredentialKind, usesApiKey } from '../session/credential.ts';
import { dropSession } from '../session/session.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Which credential a call carries; left out, the role decides. */
    credential?: CredentialKind;
  }
}

/** The credential was missing, or was there and is not good (any more). */
const REFUSED = new Set<unknown>(['UNAUTHENTICATED', 'INVALID_CREDENTIALS']);

const refusedResult = (result: ApolloLink.Result): boolean =>
  result.errors?.some((error) => REFUSED.has(error.extensions?.code)) ?? false;

const refusedError = (error: unknown): boolean => ServerError.is(error) && error.statusCode === 401;

interface Refusal {
  errors?: readonly { extensions?: { details?: { reason?: unknown } } }[];
}

/** Why the service ended the session, when it says so. */
function reasonOf(refusal: Refusal): string | null {
  const reason = refusal.errors?.[0]?.extensions?.details?.reason;
  return typeof reason === 'string' ? reason : null;
}

function reasonIn(error: unknown): string | null {
  try {
    return ServerError.is(error) ? reasonOf(JSON.parse(error.bodyText) as Refusal) : null;
  } catch {
    return null;
  }
}

/**
 * Puts the credential on every call. A key that the server refuses is cleared, replaced and the call made
 * once more; a token that it refuses ends the session here.
 */
export const credentialsLink = new ApolloLink((operation, forward) => {
  const kind = (operation.getContext().credential as CredentialKind | undefined) ?? 'automatic';

  const send = (retried: boolean): Observable<ApolloLink.Result> =>
    defer(() => from(authorization(kind))).pipe(
      mergeMap((value) => {
        operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
          headers: value ? { ...headers, authorization: value } : headers,
        }));
        const again = (reason: string | null): Observable<ApolloLink.Result> | null => {
          if (!value || retried) return null;
          if (!usesApiKey(kind)) {
            dropSession(reason ?? 'ended');
            return null;
          }
          clearApiKey();
          return send(true);
        };
        return forward(operation).pipe(
          mergeMap((result) => (refusedResult(result) && again(reasonOf(result as Refusal))) || of(result)),
          catchError(
            (error: unknown) => (refusedError(error) && again(reasonIn(error))) || throwError(() => error),
          ),
        );
      }),
    );

  return send(false);
});
