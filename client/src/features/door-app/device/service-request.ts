import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { failureCode, failureStatus, isNetworkFailure, readFailure } from '../../../apollo/read-failure.ts';
import { ServiceRefused, ServiceUnavailable } from '../engine/door-ports.ts';

/** Timeout while a guest waits for the answer. */
const SCAN_TIMEOUT_MS = 4_000;
const TIMEOUT_MS = 20_000;

/** True for temporary failures: the service is overloaded, starting, or broken for the moment. */
const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500;

function toServiceError(error: unknown): Error {
  const status = failureStatus(error);
  if (isNetworkFailure(error) || status === null || isPassing(status))
    return new ServiceUnavailable(readFailure(error));
  const code = failureCode(error) ?? (status === 401 ? 'UNAUTHENTICATED' : 'REFUSED');
  return new ServiceRefused(code, readFailure(error));
}

interface Operation<TData, TVariables extends OperationVariables> {
  document: TypedDocumentNode<TData, TVariables>;
  variables: TVariables;
  /** Further context of a mutation. */
  context?: object;
}

type Request = <TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  operation: Operation<TData, TVariables>,
) => Promise<TData>;

async function withTimeout<T>(timeoutMs: number, send: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const control = new AbortController();
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => {
      reject(new ServiceUnavailable('late'));
      control.abort();
    }, timeoutMs);
  });
  try {
    return await Promise.race([send(control.signal), late]);
  } catch (error) {
    throw error instanceof ServiceUnavailable ? error : toServiceError(error);
  }
}

function required<TData>(data: TData | null | undefined): TData {
  if (!data) throw new ServiceUnavailable('no data');
  return data;
}

/** Queries the service without any cache, as everything at the door. @throws ServiceUnavailable, ServiceRefused */
export const queryService: Request = async (client, { document, variables }) => {
  const answer = await withTimeout(TIMEOUT_MS, (signal) =>
    client.query({
      query: document,
      variables,
      fetchPolicy: 'no-cache',
      errorPolicy: 'none',
      context: { fetchOptions: { signal }, queryDeduplication: false },
    } as ApolloClient.QueryOptions),
  );
  return required(answer.data) as never;
};

/** Sends a mutation to the service. @throws ServiceUnavailable, ServiceRefused */
export const mutateService: Request = (client, operation) => mutate(client, operation, TIMEOUT_MS) as never;

/** Like `mutateService`, with the shorter timeout for a waiting guest. */
export const mutateServiceNow: Request = (client, operation) =>
  mutate(client, operation, SCAN_TIMEOUT_MS) as never;

async function mutate<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  { document, variables, context }: Operation<TData, TVariables>,
  timeoutMs: number,
): Promise<unknown> {
  const answer = await withTimeout(timeoutMs, (signal) =>
    client.mutate({
      mutation: document,
      variables,
      fetchPolicy: 'no-cache',
      errorPolicy: 'none',
      context: { ...context, fetchOptions: { signal } },
    } as ApolloClient.MutateOptions),
  );
  return required(answer.data);
}
