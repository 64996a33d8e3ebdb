import { amountOf } from '../../../lib/money/index.ts';
import { batchByKey } from '../../../platform/db/batch-by-key.ts';
import { presentMoney } from '../../../platform/graphql/money.schema.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { RefundStatus } from '../refunds/refund-status.schema.ts';
import { readCancellations, readPolicies, readTicketRefunds } from './ticket-cancellation.reads.ts';
import {
  type CancellationPolicy,
  cancellableUntil,
  DEFAULT_POLICY,
  isCancellable,
  isRefundable,
  ticketRefund,
} from './ticket-cancellation.rules.ts';
import type {
  TicketCancellationTerms,
  TicketRefund,
  TicketRefundTerms,
} from './ticket-cancellation.schema.ts';

const loadPolicies = batchByKey(readPolicies);

export async function policyOf(scope: Scope, eventId: string): Promise<CancellationPolicy> {
  return (await loadPolicies(scope, eventId)) ?? DEFAULT_POLICY;
}

const loadTickets = batchByKey(
  async (scope: Scope, ids: string[]) =>
    new Map((await readCancellations(scope, ids)).map((ticket) => [ticket.id, ticket])),
);

/** The terms on which the holder of a ticket can cancel it now; null when they cannot. The caller must authorize. */
export async function termsOf(scope: Scope, ticketId: string): Promise<TicketCancellationTerms | null> {
  const ticket = await loadTickets(scope, ticketId);
  const until = ticket && cancellableUntil(ticket);
  if (!ticket || !until || !isCancellable(ticket, scope.clock.now())) return null;
  const units = ticketRefund(ticket);
  return {
    until,
    refund: units > 0n ? presentMoney(amountOf(ticket.payment?.currency ?? 'XLM', units)) : null,
  };
}

/** The terms on which staff can refund a ticket now; null when it cannot be refunded. The caller must authorize. */
export async function refundTermsOf(scope: Scope, ticketId: string): Promise<TicketRefundTerms | null> {
  const ticket = await loadTickets(scope, ticketId);
  if (!ticket || !isRefundable(ticket)) return null;
  const units = ticketRefund(ticket);
  const { dueStatus, priceUnits, currency } = ticket;
  return {
    amount: units > 0n ? presentMoney(amountOf(ticket.payment?.currency ?? 'XLM', units)) : null,
    collected: dueStatus === 'collected' ? presentMoney(amountOf(currency, priceUnits)) : null,
  };
}

const loadRefunds = batchByKey(readTicketRefunds);

const STATUS = {
  waiting: 'pending',
  paying: 'pending',
  paid: 'paid',
  failed: 'failed',
} as const satisfies Record<string, RefundStatus>;

/** The refund of a cancelled ticket; null without one. The caller must authorize. */
export async function refundOf(scope: Scope, ticketId: string): Promise<TicketRefund | null> {
  const refund = await loadRefunds(scope, ticketId);
  if (!refund) return null;
  const { units, currency, state, at } = refund;
  return {
    amount: units === null ? null : presentMoney(amountOf(currency, units)),
    status: STATUS[state],
    at,
  };
}
