/**
 * Options for a query that is refetched after a change: a response still in flight predates the change, so Apollo must
 * not deduplicate the new request with it.
 */
export const asksAnew = { queryDeduplication: false } as const;
