import type { Language } from '../../lib/language/language.ts';
import { auditActor } from '../../platform/audit-entry.writes.ts';
import { insertFrom } from '../../platform/db/columns.ts';
import { isUniqueViolation } from '../../platform/db/database-faults.ts';
import type { Scope } from '../../platform/scope.ts';
import { OrderRow } from './order.row.ts';
import type { Buyer, OrderRequest } from './order-request.rules.ts';

/** The fields that every new order has, however it is paid. */
export interface OrderHead {
  readonly id: string;
  readonly userId: string | null;
  readonly buyer: Buyer;
  /** The buyer's language. */
  readonly language: Language;
  readonly at: Date;
  readonly idempotencyKey: string | null;
  /** null exactly when there is no key. */
  readonly requestHash: Buffer | null;
  /** Digest of the secret of the order. */
  readonly keyHash: Buffer;
  /** The place in the waiting room that it was placed from; null without one. */
  readonly queueHash: Buffer | null;
  /** Identifiers of the buyer, where tickets per person are limited; else null. */
  readonly buyerKeys: readonly string[] | null;
  /** Digest of the network that placed it; null where it is not counted. */
  readonly network: string | null;
  readonly audit: Pick<ReturnType<typeof auditActor>, 'kind' | 'userId' | 'email'> & {
    address: string;
    requestId: string;
  };
}

export function orderHead(
  { ids, clock, language, actor, address, requestId, services }: Scope,
  {
    userId,
    buyer,
    idempotencyKey,
    requestHash,
    queueHash = null,
    buyerKeys = null,
    network = null,
  }: Pick<
    OrderRequest,
    'userId' | 'buyer' | 'idempotencyKey' | 'requestHash' | 'queueHash' | 'buyerKeys' | 'network'
  >,
  id = ids.uuid(),
): OrderHead {
  const { kind, userId: actorId, email } = auditActor(actor);
  const audit = { kind, userId: actorId, email, address, requestId };
  return {
    id,
    userId,
    buyer,
    language,
    at: clock.now(),
    idempotencyKey,
    requestHash,
    keyHash: services.orderKeys.digestOf(id),
    queueHash,
    buyerKeys,
    network,
    audit,
  };
}

/** The columns that a statement reads from the JSON of any order; `orderFields` fills them. */
export const ORDER_COLUMNS = `i int, id uuid, "user" uuid, name text, email text, phone text, lang text, quantity int, key text,
    hash text, at timestamptz, actor text, actor_id uuid, actor_email text, address text, request text, queue text, known json, caller_network text, answers json,
    opener text`;

/** The columns of a new order that depend on the statement, in SQL. */
type OrderValues = Record<
  'issuerId' | 'eventId' | 'method' | 'status' | 'codeId' | 'code' | 'limited',
  string
> & {
  isTest?: string;
};

/**
 * Returns an INSERT of orders.
 * @param from what follows FROM: rows with `ORDER_COLUMNS`
 */
export function insertOrders(values: OrderValues, from: string): string {
  return insertFrom(
    OrderRow,
    {
      ...values,
      id: 'id',
      userId: '"user"',
      buyerName: 'name',
      buyerEmail: 'email',
      buyerPhone: 'phone',
      quantity: 'quantity',
      createdAt: 'at',
      idempotencyKey: 'key',
      requestHash: "decode(hash, 'hex')",
      keyHash: "decode(opener, 'hex')",
      language: 'lang',
      queueHash: "decode(queue, 'hex')",
      buyerKeys: 'CASE WHEN known IS NOT NULL THEN ARRAY(SELECT json_array_elements_text(known)) END',
      network: 'caller_network',
    },
    from,
  );
}

/**
 * @param answers as `answerFields` returns them
 * @param i the index that the order's row returns
 */
export function orderFields(
  order: OrderHead,
  { quantity, answers }: { quantity: number; answers: object[] | null },
  i: number,
): object {
  const { buyer, audit } = order;
  return {
    i,
    id: order.id,
    user: order.userId,
    ...buyer,
    lang: order.language,
    quantity,
    key: order.idempotencyKey,
    hash: order.requestHash?.toString('hex') ?? null,
    at: order.at,
    actor: audit.kind,
    actor_id: audit.userId,
    actor_email: audit.email,
    address: audit.address,
    request: audit.requestId,
    queue: order.queueHash?.toString('hex') ?? null,
    known: order.buyerKeys,
    caller_network: order.network,
    opener: order.keyHash.toString('hex'),
    answers,
  };
}

/**
 * Finds orders by their idempotency key. Event and buyer are compared in a form that no index can serve: so every plan
 * uses the key's own index, also one made while there were few orders and any plan looked good.
 */
export const madeForEvent = (event: string, key: string, caller: string): string =>
  `idempotency_key = ${key} AND (event_id = ${event} AND coalesce(user_id::text, buyer_email) = ${caller}) IS TRUE`;

/** The owner of the key, in a statement whose row has `user` and `email`: the account, else the email address. */
export const callerOfRow = (row: string): string => `coalesce(${row}."user"::text, ${row}.email)`;

/** Orders of signed-in buyers; their keys are separate from those of other callers, whatever event they buy for. */
export const madeByUser = (user: string, key: string): string =>
  `idempotency_key = ${key} AND (user_id = ${user}) IS TRUE AND user_id IS NOT NULL AND method <> 'form'`;

/**
 * True for the refusal of a second order with one idempotency key: another process wrote the first after this
 * statement's snapshot was taken.
 */
export function isDuplicateKey(error: unknown): boolean {
  return isUniqueViolation(error, 'orders_idempotency', 'orders_wallet_idempotency');
}
