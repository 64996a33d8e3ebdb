/**
 * For a query that is read again when something happened: an answer that is still under way was given before that, so
 * it must not be taken for the new one, as Apollo does with equal questions that are asked at once.
 */
export const asksAnew = { queryDeduplication: false } as const;
