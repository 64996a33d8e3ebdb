/**
 * Finds orders by the key that they were made with. Their event or buyer is compared as no index can answer it: the key's
 * own index is the only way, also to a plan that was made while there were few orders and any way looked good.
 */
export const madeForEvent = (event: string, key: string, caller: string): string =>
  `idempotency_key = ${key} AND (event_id = ${event} AND coalesce(user_id::text, buyer_email) = ${caller}) IS TRUE`;

/** Whose key it is, in a statement whose row has `user` and `email`: the account's, else that of the address. */
export const callerOf = (row: string): string => `coalesce(${row}."user"::text, ${row}.email)`;

/** Those of people who signed in; they keep their keys apart from everybody else's, whatever event they buy for. */
export const madeByUser = (user: string, key: string): string =>
  `idempotency_key = ${key} AND (user_id = ${user}) IS TRUE AND user_id IS NOT NULL AND method <> 'form'`;
