import { isUniqueViolation } from '../../platform/db/database-faults.ts';
import { Failure, NotFound } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import {
  callerOf,
  type Listing,
  needsTurn,
  networkToCount,
  type OrderRequest,
  refuseUnpaid,
  SalesBusy,
} from '../orders/index.ts';
import { requireTurn, TurnOver } from '../waiting-room/index.ts';
import { keysToCount, refuseAboveLimit } from './buyer-limit/buyer-limit.ts';
/**
 * A way to pay for an order. A new one, such as cards or mobile money, is a folder that implements this and a mutation
 * that calls `submitOrder` with it.
 */
export interface PaymentMethod<Input, Request extends OrderRequest, Placed extends object, Answer> {
  /** Keys of different methods are separate calls. */
  readonly name: string;
  /** Limits concurrent calls, so that the first buyers finish first and not all of them as late as the last. */
  readonly limitsConcurrency?: boolean;
  /** Looks for the order of a repeated call first; otherwise only once an attempt was refused. */
  readonly repeatsFirst?: boolean;
  /** Checks the input and counts the call against its rate limit. @throws BadInput, RateLimited */
  check(scope: Scope, input: Input, idempotencyKey: string | null): Request | Promise<Request>;
  /** Counts the order against further rate limits, once before the first attempt. @throws RateLimited */
  limit?(scope: Scope, request: Request, listing: Listing): Promise<void> | undefined;
  /** Finds what an earlier call with this key placed. @throws KeyReused when that was another order */
  earlier(scope: Scope, request: Request): Promise<Placed | undefined>;
  /** Prices the order and writes it. The database refuses a duplicate, and prices and rules that are outdated. */
  attempt(scope: Scope, request: Request, listing: Listing): Promise<Placed | 'duplicate' | 'listingChanged'>;
  answer(scope: Scope, placed: Placed, request: Request): Answer | Promise<Answer>;
  /** The outcome in the metrics; null: not counted. */
  outcome(answer: Answer): string | null;
}

/** How often an order is attempted while its listing changes. */
const ATTEMPTS = 3;

/**
 * Submits an order: checks it, runs equal calls once, and tries again while the listing changes.
 * @param idempotencyKey the same key and order get the same answer for 7 days
 * @throws NotFound, SalesBusy, and the failures of the method
 */
export async function submitOrder<Input, Request extends OrderRequest, Placed extends object, Answer>(
  scope: Scope,
  method: PaymentMethod<Input, Request, Placed, Answer>,
  input: Input,
  idempotencyKey: string | null,
): Promise<Answer> {
  const { metrics } = scope.services;
  try {
    const request = await method.check(scope, input, idempotencyKey);
    const answer = await method.answer(scope, await runOnce(scope, method, request), request);
    const outcome = method.outcome(answer);
    if (outcome !== null) metrics.purchases(outcome);
    return answer;
  } catch (error) {
    metrics.purchases(error instanceof Failure ? error.code.toLowerCase() : 'failed');
    throw error;
  }
}

type Method<Request extends OrderRequest, Placed extends object> = Omit<
  PaymentMethod<never, Request, Placed, unknown>,
  'check' | 'answer' | 'outcome'
>;

function runOnce<Request extends OrderRequest, Placed extends object>(
  scope: Scope,
  method: Method<Request, Placed>,
  request: Request,
): Promise<Placed> {
  const { purchaseCalls, admission } = scope.services;
  const { event, idempotencyKey } = request;
  const eventKey = 'id' in event ? event.id : event.slug;
  const place = (): Promise<Placed> => placeOrRepeat(scope, method, request);
  return purchaseCalls.once(
    idempotencyKey === null ? null : `${method.name}/${callerOf(request)}/${idempotencyKey}`,
    method.limitsConcurrency ? () => admission.run(eventKey, place) : place,
    () => method.earlier(scope, request),
  );
}

/** A repeated call gets its earlier order, even when a new one would be refused. */
async function placeOrRepeat<Request extends OrderRequest, Placed extends object>(
  scope: Scope,
  method: Method<Request, Placed>,
  request: Request,
): Promise<Placed> {
  const hasKey = request.idempotencyKey !== null;
  if (hasKey && method.repeatsFirst) {
    const earlier = await method.earlier(scope, request);
    if (earlier) return earlier;
  }
  try {
    return await place(scope, method, request);
  } catch (error) {
    const earlier = hasKey && error instanceof Failure ? await method.earlier(scope, request) : undefined;
    if (!earlier) throw error;
    return earlier;
  }
}

async function place<Request extends OrderRequest, Placed extends object>(
  scope: Scope,
  method: Method<Request, Placed>,
  request: Request,
): Promise<Placed> {
  const { listings } = scope.services;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const listing = await listings.find(request.event);
    if (!listing) throw new NotFound('event');
    const limited = attempt === 1 ? method.limit?.(scope, request, listing) : undefined;
    if (limited) await limited;
    const counted = {
      ...request,
      buyerKeys: request.byStaff ? null : keysToCount(listing, request),
      network: networkToCount(scope, listing),
    };
    const outcome = await inTurn(scope, counted, listing, (admitted) =>
      method.attempt(scope, admitted, listing),
    ).catch((error: unknown) => refuseAboveLimit(scope, listing, counted, refuseUnpaid(listing, error)));
    if (typeof outcome === 'object') return outcome;
    const earlier = outcome === 'duplicate' ? await method.earlier(scope, request) : undefined;
    if (earlier) return earlier;
    listings.evictEvent(listing.event.id);
  }
  throw new SalesBusy();
}

/**
 * Runs an attempt for tickets that are sold through a waiting room when it is the caller's turn. A place of the waiting
 * list is held for its person already, and staff sell at the door without a turn. One purchase at a time is under way
 * with a place; the database refuses a second order.
 * @throws QueueFirst, NotYourTurn, TurnOver
 */
async function inTurn<Request extends OrderRequest, Outcome>(
  scope: Scope,
  request: Request,
  listing: Listing,
  attempt: (request: Request) => Promise<Outcome>,
): Promise<Outcome> {
  if (request.byStaff || request.waiting !== null || !needsTurn(listing, request)) return attempt(request);
  const { turnsInUse, purchaseTimes } = scope.services;
  const queueHash = await requireTurn(scope, listing.event.id, listing.room === 'all' ? 'all' : 'some');
  const name = queueHash.toString('hex');
  if (turnsInUse.has(name)) throw new TurnOver('used');
  turnsInUse.add(name);
  const startedAt = performance.now();
  try {
    return await attempt({ ...request, queueHash });
  } catch (error) {
    if (isUniqueViolation(error, 'orders_queue_hash')) throw new TurnOver('used');
    throw error;
  } finally {
    turnsInUse.delete(name);
    purchaseTimes.note(performance.now() - startedAt);
  }
}
