import { amountIn } from '../../lib/language/language.ts';
import { amountOf, type Currency } from '../../lib/money/index.ts';
import { NotFound } from '../../platform/failures.ts';
import { layOut, type MailContent, type MailRenderers, type OutboxMail } from '../../platform/mail/index.ts';
import type { Scope } from '../../platform/scope.ts';
import { VOID_REASONS } from '../../platform/vocabulary.ts';
import { eventOfHolder } from '../events/index.ts';
import { type OrderRecord, readOrder } from '../orders/index.ts';
import { orderNumber, ticketNumber } from '../tickets/index.ts';
import { type GivenUpRecord, readGivenUp, readRefund } from './order-refund.reads.ts';
import { REFUND_WORDS, type RefundWords } from './refund.messages.ts';
import { type CancelledTicket, readCancelledTicket } from './refund.reads.ts';
import { creditNoteNumber } from './refund-terms.ts';

/** Ends a reason that was typed without a full stop. */
const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Where the price of a cancelled ticket is. */
function ticketMoney(
  { language }: OutboxMail,
  { units, refundCurrency, refunded, wasCollected, kept }: CancelledTicket,
  money: RefundWords['money'],
): string {
  if (units === null && kept) return money.nothingReturned;
  if (units === null) return wasCollected ? money.paidAtDoor : money.nothingOwed;
  const refund = amountIn(language, amountOf(refundCurrency ?? 'XLM', units));
  return refunded ? money.wentBack(refund) : money.onItsWay(refund);
}

/** What is kept of a payment, and the number of the credit note for what is not. */
function rest(
  { language }: OutboxMail,
  { kept, currency, note }: { kept: bigint | null; currency: Currency | null; note: number | null },
): string[] {
  const { money } = REFUND_WORDS[language];
  return [
    ...(kept ? [money.kept(amountIn(language, amountOf(currency ?? 'XLM', kept)))] : []),
    ...(note === null ? [] : [money.creditNote(creditNoteNumber(note))]),
  ];
}

/** Credit notes are issued a moment after refunds, and mails name them. */
async function issueReceipts(scope: Scope, mail: OutboxMail): Promise<void> {
  if (mail.orderId !== null) await scope.services.receipts.issue(scope, [mail.orderId]);
}

type MailKinds =
  | 'amount_refunded'
  | 'order_refunded'
  | 'order_unconfirmed'
  | 'event_cancelled'
  | 'ticket_cancelled';

/** Renders the mails about refunded and released orders, in the language of the order. */
export const refundMails: Pick<MailRenderers, MailKinds> = {
  order_refunded: async (scope, mail) => {
    await issueReceipts(scope, mail);
    const { order, event, url } = await subjectOf(scope, mail);
    const { hello, reason, refunded, aboveLimit } = REFUND_WORDS[mail.language];
    if (order.payment?.failureCode === 'buyer_limit')
      return content({ mail, url }, aboveLimit.subject(event), aboveLimit.heading, [
        hello(order.buyerName),
        aboveLimit.summary(event),
        moneySentence(mail, order, undefined),
        aboveLimit.person,
      ]);
    const givenUp = await readGivenUp(scope.db, order.id);
    const stated = givenUp && !isOwnReason(givenUp.reason) ? [reason(sentence(givenUp.reason))] : [];
    return content({ mail, url }, refunded.subject(event), refunded.heading, [
      hello(order.buyerName),
      refunded.summary(event),
      ...stated,
      moneySentence(mail, order, givenUp),
      ...(givenUp ? rest(mail, { ...givenUp, kept: givenUp.keptUnits }) : []),
    ]);
  },
  amount_refunded: async (scope, mail) => {
    await issueReceipts(scope, mail);
    const { order, event, url } = await subjectOf(scope, mail);
    const refund = await readRefund(scope.db, String(mail.payload.refundId));
    if (!refund) throw new NotFound('refund');
    const { hello, reason, amount, money } = REFUND_WORDS[mail.language];
    const sum = amountIn(mail.language, amountOf(refund.currency, refund.units));
    return content({ mail, url }, amount.subject(event), amount.heading, [
      hello(order.buyerName),
      amount.summary(event),
      reason(sentence(refund.reason)),
      refund.state === 'paid' ? money.wentBack(sum) : money.onItsWay(sum),
      ...rest(mail, { kept: null, currency: null, note: refund.note }),
      ...(order.status === 'paid' ? [amount.ticketsStay] : []),
    ]);
  },
  ticket_cancelled: async (scope, mail) => {
    await issueReceipts(scope, mail);
    const { order, event, url } = await subjectOf(scope, mail);
    const cancelled = await readCancelledTicket(scope.db, String(mail.payload.ticketId));
    if (!cancelled) throw new NotFound('ticket');
    const { hello, ticket, money } = REFUND_WORDS[mail.language];
    const { tierNumber, serial, holder, reason } = cancelled;
    const number = ticketNumber({ tierNumber, serial });
    const isOwn = reason === VOID_REASONS.by_holder;
    return content({ mail, url }, ticket.subject(event), ticket.heading, [
      hello(holder ?? order.buyerName),
      isOwn ? ticket.summary(number, event) : ticket.byOrganiser(number, event, sentence(reason ?? '')),
      ticketMoney(mail, cancelled, money),
      ...rest(mail, { ...cancelled, currency: cancelled.keptCurrency }),
      isOwn ? ticket.others : ticket.othersStay,
    ]);
  },
  order_unconfirmed: async (scope, mail) => {
    const { order, event, url } = await subjectOf(scope, mail);
    const { hello, unconfirmed } = REFUND_WORDS[mail.language];
    return content({ mail, url }, unconfirmed.subject(event), unconfirmed.heading, [
      hello(order.buyerName),
      unconfirmed.summary(event),
      unconfirmed.retry,
    ]);
  },
  event_cancelled: async (scope, mail) => {
    const { order, event, url } = await subjectOf(scope, mail);
    const { hello, reason, cancelled } = REFUND_WORDS[mail.language];
    const givenUp = await readGivenUp(scope.db, order.id);
    return content({ mail, url }, cancelled.subject(event), cancelled.heading, [
      hello(order.buyerName),
      cancelled.summary(event),
      reason(String(mail.payload.reason ?? '')),
      moneySentence(mail, order, givenUp),
      ...(givenUp ? rest(mail, { ...givenUp, kept: givenUp.keptUnits }) : []),
    ]);
  },
};

function content(
  { mail, url }: { mail: OutboxMail; url: string | null },
  subject: string,
  heading: string,
  paragraphs: string[],
): MailContent {
  const { order, seeOrder } = REFUND_WORDS[mail.language];
  const letter = {
    heading,
    paragraphs,
    ...(url !== null && { action: { label: seeOrder, url } }),
    ...(mail.orderId !== null && { footnote: order(orderNumber(mail.orderId)) }),
  };
  return { subject, ...layOut(letter, mail.language), attachments: [] };
}

interface Subject {
  order: OrderRecord;
  /** Name of the event. */
  event: string;
  /** Address of the page of the order; null for a holder who did not buy it. */
  url: string | null;
}

async function subjectOf(scope: Scope, mail: OutboxMail): Promise<Subject> {
  const order = mail.orderId === null ? undefined : await readOrder(scope.db, mail.orderId);
  if (!order) throw new NotFound('order');
  const { id, name, endDate } = await eventOfHolder(scope, order.eventId);
  const url = await scope.services.ticketLinks.ofOrder(scope, mail, { id, endsAt: endDate });
  return { order, event: name, url };
}

/** Reasons that the product gives itself. */
const isOwnReason = (reason: string): boolean => Object.values<string>(VOID_REASONS).includes(reason);

function moneySentence(
  { language }: OutboxMail,
  { payment, status }: OrderRecord,
  givenUp: GivenUpRecord | undefined,
): string {
  const { money } = REFUND_WORDS[language];
  if (!payment) return status === 'refunded' ? money.paidAtDoor : money.nothingOwed;
  if (payment.chargeUnits === null || payment.chargeUnits === '0') return money.nothingCharged;
  const units = payment.refundUnits;
  if (units === null && givenUp && givenUp.keptUnits > 0n) return money.nothingReturned;
  // All of it went back before.
  if (units === null) return money.nothingOwed;
  const amount = amountIn(language, amountOf(payment.refundCurrency ?? 'XLM', BigInt(units)));
  return payment.refundPaid ? money.wentBack(amount) : money.onItsWay(amount);
}
