import { Failure } from '../../../platform/failures.ts';
import type { MoveAnswer } from '../../../platform/vocabulary.ts';
import {
  type CancellableTicket,
  TicketNotCancellable,
} from '../ticket-cancellation/ticket-cancellation.rules.ts';

/** The event did not move, or the ticket was ordered after it did. */
export class MoveNotAsked extends Failure {
  constructor() {
    super('MOVE_NOT_ASKED', 'conflict', 'There is nothing to answer for this ticket.');
  }
}

export class MoveAnswersClosed extends Failure {
  constructor() {
    super(
      'MOVE_ANSWERS_CLOSED',
      'conflict',
      'The time to ask for the money back is over. Please ask the organiser.',
    );
  }
}

/** Money that was paid by hand is returned by hand. */
export class TicketPaidAtDoor extends Failure {
  constructor() {
    super(
      'TICKET_PAID_AT_DOOR',
      'conflict',
      'This ticket was paid at the door. Please ask the organiser for your money.',
    );
  }
}

/** Most tickets of one answer. */
export const MAX_ANSWERED = 50;

type AskedTicket = Pick<CancellableTicket, 'status' | 'entered' | 'dueStatus' | 'eventStatus'>;

/** Whether the holder can still answer for the ticket. */
export function isAsked(ticket: AskedTicket, offer: { until: Date } | undefined, now: Date): boolean {
  return (
    offer !== undefined &&
    now < offer.until &&
    ticket.eventStatus === 'published' &&
    ticket.status === 'active' &&
    !ticket.entered
  );
}

/** @throws TicketNotCancellable, MoveNotAsked, MoveAnswersClosed, TicketPaidAtDoor */
export function requireAsked(
  ticket: AskedTicket,
  offer: { until: Date } | undefined,
  { answer, now }: { answer: MoveAnswer; now: Date },
): void {
  if (ticket.status !== 'active') throw new TicketNotCancellable(ticket.status);
  if (ticket.entered) throw new TicketNotCancellable('used');
  if (offer === undefined) throw new MoveNotAsked();
  if (!isAsked(ticket, offer, now)) throw new MoveAnswersClosed();
  const isPaidByHand = ticket.dueStatus === 'collected' || ticket.dueStatus === 'waived';
  if (answer === 'money_back' && isPaidByHand) throw new TicketPaidAtDoor();
}
