import { amountOf } from '../../../lib/money/index.ts';
import { batchByKey } from '../../../platform/db/batch-by-key.ts';
import { presentMoney } from '../../../platform/graphql/money.schema.ts';
import type { Scope } from '../../../platform/scope.ts';
import { REFUND_STATUS } from '../../orders/index.ts';
import { type CancellationPolicy, DEFAULT_POLICY } from './cancellation-policy.rules.ts';
import { readCancellations, readPolicies, readTicketRefunds } from './ticket-cancellation.reads.ts';
import {
  cancellableUntil,
  isCancellable,
  isRefundable,
  refundPercent,
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

/** Reads a ticket as its cancellation needs it; the caller must authorize. */
export const loadCancellable = batchByKey(
  async (scope: Scope, ids: string[]) =>
    new Map((await readCancellations(scope, ids)).map((ticket) => [ticket.id, ticket])),
);

/** The terms on which the holder of a ticket can cancel it now; null when they cannot. The caller must authorize. */
export async function termsOf(scope: Scope, ticketId: string): Promise<TicketCancellationTerms | null> {
  const ticket = await loadCancellable(scope, ticketId);
  const until = ticket && cancellableUntil(ticket);
  if (!ticket || !until || !isCancellable(ticket, scope.clock.now())) return null;
  const { units, most } = ticketRefund(ticket, refundPercent(ticket, scope.clock.now()));
  const currency = ticket.payment?.currency ?? 'XLM';
  return {
    until,
    refund: units > 0n ? presentMoney(amountOf(currency, units)) : null,
    kept: most > units ? presentMoney(amountOf(currency, most - units)) : null,
  };
}

/** The terms on which staff can refund a ticket now; null when it cannot be refunded. The caller must authorize. */
export async function refundTermsOf(scope: Scope, ticketId: string): Promise<TicketRefundTerms | null> {
  const ticket = await loadCancellable(scope, ticketId);
  if (!ticket || !isRefundable(ticket)) return null;
  const { units, most } = ticketRefund(ticket);
  const { dueStatus, priceUnits, currency } = ticket;
  const paidIn = ticket.payment?.currency ?? 'XLM';
  return {
    amount: units > 0n ? presentMoney(amountOf(paidIn, units)) : null,
    most: most > 0n ? presentMoney(amountOf(paidIn, most)) : null,
    collected: dueStatus === 'collected' ? presentMoney(amountOf(currency, priceUnits)) : null,
  };
}

const loadRefunds = batchByKey(readTicketRefunds);

/** The refund of a cancelled ticket; null without one. The caller must authorize. */
export async function refundOf(scope: Scope, ticketId: string): Promise<TicketRefund | null> {
  const refund = await loadRefunds(scope, ticketId);
  if (!refund) return null;
  const { units, kept, currency, state, at } = refund;
  return {
    amount: units === null ? null : presentMoney(amountOf(currency, units)),
    kept: kept === null || kept === 0n ? null : presentMoney(amountOf(currency, kept)),
    status: state === null ? 'none' : REFUND_STATUS[state],
    at,
  };
}
