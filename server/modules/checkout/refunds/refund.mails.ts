import { amountIn } from '../../../lib/language/language.ts';
import { amountOf } from '../../../lib/money/index.ts';
import { NotFound } from '../../../platform/failures.ts';
import {
  layOut,
  type MailContent,
  type MailRenderers,
  type OutboxMail,
} from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { VOID_REASONS } from '../../../platform/vocabulary.ts';
import { eventOfHolder } from '../../events/index.ts';
import { ticketNumber } from '../../tickets/index.ts';
import { type OrderRecord, readOrder } from '../order.reads.ts';
import { REFUND_WORDS, type RefundWords } from './refund.messages.ts';
import { type CancelledTicket, readCancelledTicket } from './refund.reads.ts';

/** Ends a reason that was typed without a full stop. */
const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Where the price of a cancelled ticket is. */
function ticketMoney(
  { language }: OutboxMail,
  { units, refundCurrency, refunded, wasCollected }: CancelledTicket,
  money: RefundWords['money'],
): string {
  if (units === null) return wasCollected ? money.paidAtDoor : money.nothingOwed;
  const refund = amountIn(language, amountOf(refundCurrency ?? 'XLM', units));
  return refunded ? money.wentBack(refund) : money.onItsWay(refund);
}

type MailKinds = 'order_refunded' | 'order_unconfirmed' | 'event_cancelled' | 'ticket_cancelled';

/** Renders the mails about refunded and released orders, in the language of the order. */
export const refundMails: Pick<MailRenderers, MailKinds> = {
  order_refunded: async (scope, mail) => {
    const { order, event } = await subjectOf(scope, mail);
    const { hello, refunded } = REFUND_WORDS[mail.language];
    return content(mail, refunded.subject(event), refunded.heading, [
      hello(order.buyer_name),
      refunded.summary(event),
      moneySentence(mail, order),
    ]);
  },
  ticket_cancelled: async (scope, mail) => {
    const { order, event } = await subjectOf(scope, mail);
    const cancelled = await readCancelledTicket(scope.db, String(mail.payload.ticketId));
    if (!cancelled) throw new NotFound('The ticket');
    const { hello, ticket, money } = REFUND_WORDS[mail.language];
    const { tierNumber, serial, holder, reason } = cancelled;
    const number = ticketNumber({ tierNumber, serial });
    const isOwn = reason === VOID_REASONS.by_holder;
    return content(mail, ticket.subject(event), ticket.heading, [
      hello(holder ?? order.buyer_name),
      isOwn ? ticket.summary(number, event) : ticket.byOrganiser(number, event, sentence(reason ?? '')),
      ticketMoney(mail, cancelled, money),
      isOwn ? ticket.others : ticket.othersStay,
    ]);
  },
  order_unconfirmed: async (scope, mail) => {
    const { order, event } = await subjectOf(scope, mail);
    const { hello, unconfirmed } = REFUND_WORDS[mail.language];
    return content(mail, unconfirmed.subject(event), unconfirmed.heading, [
      hello(order.buyer_name),
      unconfirmed.summary(event),
      unconfirmed.retry,
    ]);
  },
  event_cancelled: async (scope, mail) => {
    const { order, event } = await subjectOf(scope, mail);
    const { hello, cancelled } = REFUND_WORDS[mail.language];
    return content(mail, cancelled.subject(event), cancelled.heading, [
      hello(order.buyer_name),
      cancelled.summary(event),
      cancelled.reason(String(mail.payload.reason ?? '')),
      moneySentence(mail, order),
    ]);
  },
};

function content(mail: OutboxMail, subject: string, heading: string, paragraphs: string[]): MailContent {
  return { subject, ...layOut({ heading, paragraphs }, mail.language), attachments: [] };
}

async function subjectOf(scope: Scope, mail: OutboxMail): Promise<{ order: OrderRecord; event: string }> {
  const order = mail.orderId === null ? undefined : await readOrder(scope.db, mail.orderId);
  if (!order) throw new NotFound('The order');
  return { order, event: (await eventOfHolder(scope, order.event_id)).name };
}

function moneySentence({ language }: OutboxMail, { payment, status }: OrderRecord): string {
  const { money } = REFUND_WORDS[language];
  if (!payment) return status === 'refunded' ? money.paidAtDoor : money.nothingOwed;
  if (payment.charge_units === null || payment.charge_units === '0') return money.nothingCharged;
  const units = payment.refund_units;
  // All of it went back with single tickets before.
  if (units === null) return money.nothingOwed;
  const amount = amountIn(language, amountOf(payment.refund_currency ?? 'XLM', BigInt(units)));
  return payment.refund_paid ? money.wentBack(amount) : money.onItsWay(amount);
}
