/**
 * Finds orders by their idempotency key. Event and buyer are compared in a form that no index can serve: so every plan
 * uses the key's own index, also one made while there were few orders and any plan looked good.
 */
export const madeForEvent = (event: string, key: string, caller: string): string =>
  `idempotency_key = ${key} AND (event_id = ${event} AND coalesce(user_id::text, buyer_email) = ${caller}) IS TRUE`;

/** The owner of the key, in a statement whose row has `user` and `email`: the account, else the e-mail address. */
export const callerOf = (row: string): string => `coalesce(${row}."user"::text, ${row}.email)`;

/** Orders of signed-in buyers; their keys are separate from those of other callers, whatever event they buy for. */
export const madeByUser = (user: string, key: string): string =>
  `idempotency_key = ${key} AND (user_id = ${user}) IS TRUE AND user_id IS NOT NULL AND method <> 'form'`;
