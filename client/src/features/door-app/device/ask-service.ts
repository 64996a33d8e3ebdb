import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { failureCode, failureStatus, isNetworkFailure, readFailure } from '../../../apollo/read-failure.ts';
import { ServiceAway, ServiceRefused } from '../engine/door-ports.ts';

/** Timeout while a guest waits for the answer. */
const SCAN_PATIENCE_MS = 4_000;
const PATIENCE_MS = 20_000;

/** True for temporary failures: the service is overloaded, starting, or broken for the moment. */
const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500;

function told(error: unknown): Error {
  const status = failureStatus(error);
  if (isNetworkFailure(error) || status === null || isPassing(status))
    return new ServiceAway(readFailure(error));
  const code = failureCode(error) ?? (status === 401 ? 'UNAUTHENTICATED' : 'REFUSED');
  return new ServiceRefused(code, readFailure(error));
}

interface Asked<TData, TVariables extends OperationVariables> {
  document: TypedDocumentNode<TData, TVariables>;
  variables: TVariables;
}

type Ask = <TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  asked: Asked<TData, TVariables>,
) => Promise<TData>;

async function inTime<T>(patienceMs: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const control = new AbortController();
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => {
      reject(new ServiceAway('late'));
      control.abort();
    }, patienceMs);
  });
  try {
    return await Promise.race([ask(control.signal), late]);
  } catch (error) {
    throw error instanceof ServiceAway ? error : told(error);
  }
}

function found<TData>(data: TData | null | undefined): TData {
  if (!data) throw new ServiceAway('no data');
  return data;
}

/** Queries the service without any cache, as everything at the door. @throws ServiceAway, ServiceRefused */
export const askService: Ask = async (client, { document, variables }) => {
  const answer = await inTime(PATIENCE_MS, (signal) =>
    client.query({
      query: document,
      variables,
      fetchPolicy: 'no-cache',
      errorPolicy: 'none',
      context: { fetchOptions: { signal }, queryDeduplication: false },
    } as ApolloClient.QueryOptions),
  );
  return found(answer.data) as never;
};

/** Sends a mutation to the service. @throws ServiceAway, ServiceRefused */
export const tellService: Ask = (client, asked) => tell(client, asked, PATIENCE_MS) as never;

/** Like `tellService`, with the shorter timeout for a waiting guest. */
export const tellServiceNow: Ask = (client, asked) => tell(client, asked, SCAN_PATIENCE_MS) as never;

async function tell<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  { document, variables }: Asked<TData, TVariables>,
  patienceMs: number,
): Promise<unknown> {
  const answer = await inTime(patienceMs, (signal) =>
    client.mutate({
      mutation: document,
      variables,
      fetchPolicy: 'no-cache',
      errorPolicy: 'none',
      context: { fetchOptions: { signal } },
    } as ApolloClient.MutateOptions),
  );
  return found(answer.data);
}
