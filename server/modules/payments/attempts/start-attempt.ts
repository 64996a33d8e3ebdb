import type { Scope } from '../../../platform/scope.ts';
import { addressOfToken, callbackAddress } from '../callbacks/callback-address.ts';
import type { PaymentIntent } from '../port.ts';
import { type AttemptRecord, amountOfAttempt } from './attempt.reads.ts';
import { changeAttempt } from './change-attempt.ts';

/** Seconds after which an attempt whose request was interrupted is taken up again. */
const INTERRUPTED_AFTER = 30;

export interface Payer {
  email: string;
}

/** Shown to the payer beside the amount. */
const DESCRIPTION = 'Tickets';

/**
 * Asks the provider to collect a stored attempt, and stores its answer. An unknown answer is no failure.
 * @returns the attempt after it
 */
export async function sendAttempt(
  scope: Scope,
  attempt: AttemptRecord,
  payer: Payer,
): Promise<AttemptRecord> {
  const { services } = scope;
  const { provider, callbackToken } = await services.paymentProviders.of(attempt.accountId);
  services.failpoints.reach('payment.before_request');
  const outcome = await provider.start(intentOf(scope, attempt, { ...payer, callbackToken }));
  services.failpoints.reach('payment.requested');
  if (outcome.kind === 'acknowledged') {
    const stored = await services.attemptBatcher.acknowledge({
      attempt,
      outcome,
      eventId: scope.ids.uuid(),
      at: scope.clock.now(),
    });
    if (stored) {
      services.topics.publish('order.changed', stored.orderId, { orderId: stored.orderId });
      return stored;
    }
  }
  const event = { type: 'requested', outcome } as const;
  const changed = await changeAttempt(scope, attempt.id, event, provider.capabilities);
  return changed ?? attempt;
}

function intentOf(
  scope: Scope,
  attempt: AttemptRecord,
  { email, callbackToken }: Payer & { callbackToken: string },
): PaymentIntent {
  const page = `${scope.services.config.publicUrl}/pay/${attempt.orderId}`;
  return {
    id: attempt.id,
    createdAt: attempt.createdAt,
    amount: amountOfAttempt(attempt),
    phone: attempt.phone,
    email,
    callbackUrl: callbackAddress(scope, 'attempt', attempt.id),
    accountCallbackUrl: addressOfToken(scope, callbackToken),
    returnUrl: page,
    cancelUrl: `${page}?cancelled`,
    accountReference: attempt.accountReference,
    description: DESCRIPTION,
  };
}

/** Whether the process that stored the attempt ended before its request was answered. */
export function isInterrupted({ state, createdAt }: AttemptRecord, now: Date): boolean {
  return state === 'created' && now.getTime() - createdAt.getTime() > INTERRUPTED_AFTER * 1_000;
}
