import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useLazyQuery, useMutation, useQuery, useSubscription } from '@apollo/client/react';

/** The options of a generated hook: optional only when no variable is required. */
type Given<TVariables, TOptions> =
  Record<string, never> extends TVariables ? [options?: TOptions] : [options: TOptions];

export type QueryArgs<TData, TVariables extends OperationVariables> = Given<
  TVariables,
  useQuery.Options<TData, TVariables>
>;

export type SubscriptionArgs<TData, TVariables extends OperationVariables> = Given<
  TVariables,
  useSubscription.Options<TData, TVariables>
>;

export type MutationOptions<TData, TVariables extends OperationVariables> = useMutation.Options<
  TData,
  TVariables
>;

export type LazyQueryOptions<TData, TVariables extends OperationVariables> = useLazyQuery.Options<
  TData,
  TVariables
>;

/** Runs a query hook. The data is never partial, because nothing sets `returnPartialData`. */
export function useDocumentQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  options?: useQuery.Options<TData, TVariables>,
): useQuery.Result<TData, TVariables, 'complete' | 'streaming' | 'empty'> {
  return useQuery(document, (options ?? {}) as useQuery.Options<TData, TVariables>) as useQuery.Result<
    TData,
    TVariables,
    'complete' | 'streaming' | 'empty'
  >;
}

export function useDocumentLazyQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  options?: LazyQueryOptions<TData, TVariables>,
) {
  return useLazyQuery<TData, TVariables>(document, options);
}

export function useDocumentMutation<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  options?: MutationOptions<TData, TVariables>,
) {
  return useMutation<TData, TVariables>(document, options);
}

/** In a generic function the library cannot infer whether variables are required; the caller's types do. */
const subscribe = useSubscription as <TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  options?: useSubscription.Options<TData, TVariables>,
) => useSubscription.Result<TData>;

export function useDocumentSubscription<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  options?: useSubscription.Options<TData, TVariables>,
): useSubscription.Result<TData> {
  return subscribe(document, options);
}
