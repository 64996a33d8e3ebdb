import type { Scope } from '../../../platform/scope.ts';
import { isProviderMethod } from '../../../platform/vocabulary.ts';
import type { Order } from '../../orders/index.ts';
import { attemptOf } from '../provider/provider-payment.queries.ts';
import type { PaymentStep } from './any-method.schema.ts';

/** What the buyer of an order does next to pay it; null when there is nothing to do, or only at the door. */
export async function nextStepOf(scope: Scope, order: Order): Promise<PaymentStep | null> {
  const { status, payment } = order;
  if (status !== 'held' || payment === null) return null;
  const { method, sep7Uri, holdUntil } = payment;
  if (isProviderMethod(method)) return stepOfAttempt(scope, order, holdUntil);
  if (sep7Uri !== null) return step('send_payment', holdUntil, { url: sep7Uri });
  return step('wait', holdUntil);
}

async function stepOfAttempt(scope: Scope, order: Order, holdUntil: Date): Promise<PaymentStep> {
  const attempt = await attemptOf(scope, { ...order, showsPerson: true });
  if (!attempt) return step('wait', holdUntil);
  const { status, page, phone, expiresAt } = attempt;
  if (status === 'failed' || status === 'expired') return step('retry', holdUntil);
  if (page !== null) return step('open_page', expiresAt, { url: page });
  if (phone !== null) return step('enter_pin', expiresAt, { phone });
  return step('wait', expiresAt);
}

function step(
  action: PaymentStep['action'],
  until: Date,
  place: Partial<Pick<PaymentStep, 'url' | 'phone'>> = {},
): PaymentStep {
  return { action, until, url: null, phone: null, ...place };
}
