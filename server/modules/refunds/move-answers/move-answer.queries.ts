import { amountOf, totalOf } from '../../../lib/money/index.ts';
import { actsFor } from '../../../platform/access/actor.ts';
import { batchByKey } from '../../../platform/db/batch-by-key.ts';
import { Forbidden } from '../../../platform/failures.ts';
import { type Money, presentMoney } from '../../../platform/graphql/money.schema.ts';
import { type Paging, pageOf, sliceById } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { REFUND_STATUS, type RefundStatus } from '../../orders/index.ts';
import { loadCancellable } from '../ticket-cancellation/ticket-cancellation.queries.ts';
import { wholePrice } from '../ticket-cancellation/ticket-cancellation.rules.ts';
import {
  type AnswerFilter,
  type MoveMoneyRecord,
  readAsked,
  readMoveMoney,
  readMoves,
  readOffers,
} from './move-answer.reads.ts';
import { isAsked } from './move-answer.rules.ts';
import type {
  AskedTicketConnection,
  ClosedMoveOffer,
  EventMove,
  MoveOffer,
  MoveRefunds,
} from './move-answer.schema.ts';

const loadOffers = batchByKey(readOffers);

/** What the holder of a ticket is asked now; null when nothing. The caller must authorize. */
export async function offerOf(scope: Scope, ticketId: string): Promise<MoveOffer | null> {
  const [offer, ticket] = await Promise.all([loadOffers(scope, ticketId), loadCancellable(scope, ticketId)]);
  if (!offer || !ticket || !isAsked(ticket, offer, scope.clock.now())) return null;
  const { startBefore, venueBefore, until, answer, answeredAt, isBuyers: isPayer } = offer;
  const { units } = wholePrice(ticket);
  const currency = ticket.payment?.currency ?? 'XLM';
  const refund = units > 0n ? presentMoney(amountOf(currency, units)) : null;
  return { startBefore, venueBefore, until, refund, isPayer, answer, answeredAt };
}

/** What the holder of a valid ticket was asked, once they can answer no more; null otherwise. The caller must authorize. */
export async function closedOfferOf(scope: Scope, ticketId: string): Promise<ClosedMoveOffer | null> {
  const offer = await loadOffers(scope, ticketId);
  if (!offer || offer.until > scope.clock.now()) return null;
  const { startBefore, venueBefore, until, answer } = offer;
  return { startBefore, venueBefore, until, answer };
}

const loadMoves = batchByKey(readMoves);

/** The moves of an event that asked its holders, latest first. @throws Forbidden for staff of other organisers */
export async function movesOf(scope: Scope, event: { id: string; issuerId: string }): Promise<EventMove[]> {
  if (!actsFor(scope.actor, { issuerId: event.issuerId, eventId: event.id })) throw new Forbidden();
  return (await loadMoves(scope, event.id)) ?? [];
}

const loadMoney = batchByKey(readMoveMoney);

export async function refundsOf(scope: Scope, moveId: string): Promise<MoveRefunds> {
  const money = (await loadMoney(scope, moveId)) ?? [];
  return { pending: sums(money, 'pending'), paid: sums(money, 'paid'), failed: sums(money, 'failed') };
}

/** One sum for each currency. */
function sums(money: readonly MoveMoneyRecord[], status: RefundStatus): Money[] {
  const units = new Map<MoveMoneyRecord['currency'], bigint>();
  for (const { state, currency, units: more } of money)
    if (REFUND_STATUS[state] === status) units.set(currency, (units.get(currency) ?? 0n) + more);
  return [...units].map(([currency, sum]) => presentMoney(totalOf(currency, sum)));
}

/** The tickets whose holders were asked, in order of issue. @throws BadInput for an invalid page */
export async function askedTickets(
  scope: Scope,
  request: { moveId: string; filter: AnswerFilter | null; page: Paging },
): Promise<AskedTicketConnection> {
  const slice = sliceById(request.page);
  const rows = await readAsked(scope, request, slice);
  return pageOf(
    rows,
    slice,
    (row) => [row.ticketId],
    (row) => row,
  );
}
