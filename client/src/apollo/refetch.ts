import type { ApolloClient } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';

/**
 * Context of a query that is refetched after a change: a response still in flight predates the change, so Apollo must
 * not deduplicate the new request with it.
 */
export const noDeduplication = { queryDeduplication: false } as const;

/** Returns a function that refetches a query; a failure appears in the query's own result. */
export function refetchQuietly({ refetch }: { refetch: () => Promise<unknown> }): () => void {
  return () => void refetch().catch(() => undefined);
}

/**
 * Refetches the shown queries that select one of these root fields. A query whose first response may be in flight needs
 * `noDeduplication`: that response may predate the change.
 */
export function refetchFields(client: ApolloClient, ...fields: string[]): void {
  const include = [...client.getObservableQueries()]
    .map(({ query }) => query)
    .filter((query) =>
      getMainDefinition(query).selectionSet.selections.some(
        (selection) => 'name' in selection && fields.includes(selection.name.value),
      ),
    );
  // Each query shows its own failure.
  client.refetchQueries({ include }).catch(() => undefined);
}

/** Returns a query's data, or those of the previous variables while new ones load. */
export function shownData<Data>(query: {
  data?: Data;
  previousData?: Data;
  loading: boolean;
}): Data | undefined {
  return query.data ?? (query.loading ? query.previousData : undefined);
}

/** Options of a subscription that updates the cache; `onChange` runs after each event. */
export function liveRefresh(onChange: (() => void) | undefined) {
  return {
    ignoreResults: true,
    onData: ({ data: { data } }: { data: { data?: unknown } }): void => {
      if (data) onChange?.();
    },
  };
}
