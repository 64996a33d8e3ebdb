import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { BadInput, NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceEntries } from '../../../platform/topics.ts';
import { type MoveAnswer, VOID_REASONS } from '../../../platform/vocabulary.ts';
import { foundTicket, isHolder, type TicketRecord, ticketSeen } from '../../tickets/index.ts';
import { PaymentDisputed } from '../refund.rules.ts';
import { lockOrder, lockTicketsOfOrders, type OrderToRefund } from '../refund.writes.ts';
import { giveBack } from '../refund-order.ts';
import { cancelLocked } from '../ticket-cancellation/cancel-ticket.ts';
import {
  type CancellationRecord,
  readCancellations,
  readLockedCancellation,
} from '../ticket-cancellation/ticket-cancellation.reads.ts';
import { wholePrice } from '../ticket-cancellation/ticket-cancellation.rules.ts';
import { readLockedOffers, readOffers } from './move-answer.reads.ts';
import { MAX_ANSWERED, requireAsked } from './move-answer.rules.ts';
import { saveAnswers } from './move-answer.writes.ts';

/** An answer, and who gives it. */
interface Answer {
  answer: MoveAnswer;
  /** Null without an account. */
  by: string | null;
  email: string;
}

/**
 * Answers for the viewer's tickets of an event that moved. `keep` can be changed until the date that the organiser chose.
 * `money_back` is final: it cancels the tickets and refunds all that was paid for them, whatever the terms of
 * cancellations are. A repeat changes nothing.
 * @throws NotFound, BadInput, TicketNotCancellable, MoveNotAsked, MoveAnswersClosed, TicketPaidAtDoor, PaymentDisputed, RateLimited
 */
export async function answerMove(scope: Scope, ids: readonly string[], answer: MoveAnswer): Promise<void> {
  const { userId: by, email } = signedIn(scope.actor);
  const records = await Promise.all(
    chosen(ids).map(async (id) => {
      const ticket = await ticketSeen(scope, id);
      if (!ticket || !isHolder(scope.actor, ticket.record)) throw new NotFound('ticket');
      return ticket.record;
    }),
  );
  await answerFor(scope, records, { answer, by, email });
}

/** Like answerMove, for a caller who opened the link mailed to the holder. @throws TicketLinkInvalid, too */
export async function answerFoundMove(
  scope: Scope,
  pass: string,
  ids: readonly string[],
  answer: MoveAnswer,
): Promise<void> {
  const records = await Promise.all(chosen(ids).map((id) => foundTicket(scope, pass, id)));
  await answerFor(scope, records, { answer, by: null, email: records[0]?.holderEmail ?? '' });
}

/** @throws BadInput for none or too many */
function chosen(given: readonly string[]): string[] {
  const ids = [...new Set(given)];
  if (ids.length >= 1 && ids.length <= MAX_ANSWERED) return ids;
  const message = `Choose 1 to ${MAX_ANSWERED} tickets.`;
  throw new BadInput([{ field: 'ticketIds', code: 'OUT_OF_RANGE', min: 1, max: MAX_ANSWERED, message }]);
}

/** Each order is answered in a transaction of its own, after all tickets were checked. */
async function answerFor(scope: Scope, records: TicketRecord[], answer: Answer): Promise<void> {
  await scope.services.limits.consume('cancel_ticket', { account: answer.by ?? answer.email });
  const ids = records.map(({ id }) => id);
  // In this order: a ticket that the same answer has cancelled meanwhile has that answer.
  const tickets = await readCancellations(scope, ids);
  const offers = await readOffers(scope, ids);
  const now = scope.clock.now();
  for (const ticket of tickets) {
    const offer = offers.get(ticket.id);
    if (!isRepeated(offer, answer)) requireAsked(ticket, offer, { answer: answer.answer, now });
  }
  for (const orderId of new Set(records.map((record) => record.orderId))) {
    const ofOrder = records.filter((record) => record.orderId === orderId);
    const tenant = ofOrder[0]?.issuerId ?? null;
    await inTransaction(scope, (tx) => answerOrder(tx, orderId, ofOrder, answer), {
      tenant,
      user: answer.by,
    });
  }
}

const isRepeated = (offer: { isFinal: boolean } | undefined, { answer }: Pick<Answer, 'answer'>): boolean =>
  answer === 'money_back' && offer?.isFinal === true;

async function answerOrder(
  tx: Tx,
  orderId: string,
  records: readonly TicketRecord[],
  given: Answer,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new NotFound('ticket');
  await lockTicketsOfOrders(tx, [order.id]);
  const ids = records.map(({ id }) => id);
  const offers = await readLockedOffers(tx, ids);
  const at = tx.scope.clock.now();
  const open: OpenTicket[] = [];
  for (const { id, holderEmail: holder } of records) {
    const ticket = await readLockedCancellation(tx, id);
    const offer = offers.get(id);
    if (isRepeated(offer, given)) continue;
    requireAsked(ticket, offer, { answer: given.answer, now: at });
    open.push({ ...ticket, holder });
  }
  if (open.length === 0) return;
  const answered = open.flatMap(({ id }) => offers.get(id) ?? []);
  await saveAnswers(tx, answered, { issuerId: order.issuerId, at, ...given });
  if (given.answer === 'money_back') await returnMoney(tx, order, open, { at, ...given });
  await tx.audit({
    action: 'ticket.move_answer',
    entityType: 'order',
    entityId: order.id,
    issuerId: order.issuerId,
    details: { event_id: order.eventId, answer: given.answer, tickets: open.map(({ id }) => id) },
  });
  const { eventId, issuerId } = order;
  const ticketIds = open.map(({ id }) => id);
  tx.afterCommit(() => announceEntries(tx.scope.services.topics, { eventId, issuerId, ticketIds }));
}

interface OpenTicket extends CancellationRecord {
  /** Email of the holder, who is notified. */
  holder: string;
}

/** Cancels the tickets and refunds all that was paid for them: the last ones of their order by one refund. */
async function returnMoney(
  tx: Tx,
  order: OrderToRefund,
  tickets: OpenTicket[],
  { by, email, at }: Answer & { at: Date },
): Promise<void> {
  const reason = VOID_REASONS.by_holder;
  const others = (tickets[0]?.others ?? 0) + 1 - tickets.length;
  if (tickets.length > 1 && others === 0) {
    if (order.chargedBack) throw new PaymentDisputed();
    await giveBack(tx, order, { reason, actor: email, mail: 'order_refunded', at });
    return;
  }
  // Sales lock tiers in the order of their ids.
  for (const { id, holder } of tickets.toSorted((a, b) => (a.tierId < b.tierId ? -1 : 1))) {
    const ticket = await readLockedCancellation(tx, id);
    await cancelLocked(tx, order, ticket, {
      reason,
      by,
      actor: email,
      holder,
      amounts: wholePrice(ticket),
      at,
    });
  }
}
