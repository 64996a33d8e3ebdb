import { createHash } from 'node:crypto';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import {
  type AttemptRecord,
  callbackHash,
  insertAttempt,
  lockAttemptsOfOrder,
  type MerchantRecord,
  nextQuery,
} from '../../payments/index.ts';
import { HoldOver } from './provider.failures.ts';
import { keepHeld, lockHeldPayment } from './provider-payment.writes.ts';

/** Seconds that places stay held after the buyer's time is over, for an answer that is on its way. */
const GRACE_SECONDS = 30;
/** Longest time that an order's places are held, over all its attempts, in seconds beyond one attempt. */
const MOST_RETRY_SECONDS = 12 * 60;
const REFERENCE_DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export interface AttemptTerms {
  account: MerchantRecord;
  /** Seconds that the buyer has to pay. */
  expiresAfter: number;
  phone: string | null;
}

/** Seconds that places are held for one attempt. */
export const holdSeconds = (expiresAfter: number): number => expiresAfter + GRACE_SECONDS;

/**
 * Stores a new attempt of an order whose places are held, unless one is still open: two requests to one buyer could both
 * be paid.
 * @param isFirst true: returns the last attempt when there is any
 * @returns the attempt, and whether it is new and so must be sent
 * @throws HoldOver when the places are not held any more, or were held for long enough
 */
export function beginAttempt(
  scope: Scope,
  orderId: string,
  terms: AttemptTerms,
  isFirst: boolean,
): Promise<{ attempt: AttemptRecord; isNew: boolean }> {
  return inTransaction(scope, (tx) => begin(tx, orderId, terms, isFirst), SYSTEM_TENANCY);
}

async function begin(
  tx: Tx,
  orderId: string,
  { account, expiresAfter, phone }: AttemptTerms,
  isFirst: boolean,
): Promise<{ attempt: AttemptRecord; isNew: boolean }> {
  const { clock, ids } = tx.scope;
  const payment = await lockHeldPayment(tx, orderId);
  const earlier = await lockAttemptsOfOrder(tx, orderId);
  const last = earlier.at(-1);
  const isOpen = last?.state === 'created' || last?.state === 'pending' || last?.state === 'paid';
  if (last && (isFirst || isOpen)) return { attempt: last, isNew: false };
  const now = clock.now();
  if (!payment || payment.created_at.getTime() + MOST_RETRY_SECONDS * 1_000 < now.getTime())
    throw new HoldOver();
  const id = ids.uuid();
  const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1_000);
  const attempt = await insertAttempt(tx, {
    id,
    orderId,
    issuerId: payment.issuer_id,
    eventId: payment.event_id,
    accountId: account.id,
    provider: account.provider,
    units: payment.charge_units,
    currency: payment.charge_currency,
    phone,
    accountReference: referenceOf(id),
    callbackHash: callbackHash(tx.scope, 'attempt', id),
    nextQueryAt: later(nextQuery(0) ?? 0),
    expiresAt: later(expiresAfter),
    at: now,
  });
  if (!attempt) throw new HoldOver();
  await keepHeld(tx, orderId, later(holdSeconds(expiresAfter)));
  return { attempt, isNew: true };
}

/** The reference on the payer's message and on the statement: 12 digits that are easy to read aloud. */
function referenceOf(id: string): string {
  const digest = createHash('sha256').update(id).digest();
  return Array.from(digest.subarray(0, 12), (byte) => REFERENCE_DIGITS.charAt(byte & 31)).join('');
}
