import { ApolloLink, ServerError } from '@apollo/client';
import { catchError, defer, from, mergeMap, type Observable, of, throwError } from 'rxjs';
import { clearApiKey } from '../session/api-key.ts';
import { authorization, type CredentialKind, usesApiKey } from '../session/credential.ts';
import { dropSession } from '../session/session.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** The credential to send with the call; defaults to the one of the role. */
    credential?: CredentialKind;
  }
}

/** The credential was missing, or is invalid or expired. */
const REFUSED = new Set<unknown>(['UNAUTHENTICATED', 'INVALID_CREDENTIALS']);

const refusedResult = (result: ApolloLink.Result): boolean =>
  result.errors?.some((error) => REFUSED.has(error.extensions?.code)) ?? false;

const refusedError = (error: unknown): boolean => ServerError.is(error) && error.statusCode === 401;

interface Refusal {
  errors?: readonly { extensions?: { details?: { reason?: unknown } } }[];
}

/** Returns the service's reason for ending the session, if it gives one. */
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
 * Adds the credential to every call. If the server rejects an API key, the link clears and replaces it and sends the
 * call once more; a rejected token ends the session in this browser.
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
