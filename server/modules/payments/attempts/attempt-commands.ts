import { createHash } from 'node:crypto';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { callbackHash } from '../callbacks/callback-address.ts';
import type { MerchantRecord } from '../merchants/merchant.reads.ts';
import { NO_TRUST, nextQuery } from '../payment.rules.ts';
import type { AttemptRecord } from './attempt.reads.ts';
import { insertAttempt, lockAttempt, pollNow, setExpiry } from './attempt.writes.ts';
import { changeLocked } from './change-attempt.ts';

const REFERENCE_DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export interface AttemptTerms {
  account: MerchantRecord;
  phone: string | null;
  /** Seconds that the buyer has at first. */
  seconds: number;
}

/**
 * Stores the first attempt of an order whose places are held, and keeps them until a time.
 * @returns undefined when they are not held any more, or the order has an attempt
 */
export function storeFirstAttempt(
  scope: Scope,
  orderId: string,
  { keptUntil, ...terms }: AttemptTerms & { keptUntil: Date },
): Promise<AttemptRecord | undefined> {
  return scope.services.attemptBatcher.insertFirst({ ...newAttempt(scope, orderId, terms), keptUntil });
}

/** A payment of which another attempt is made. */
export interface PaymentToCollect {
  issuerId: string;
  eventId: string;
  /** In 10^-7 of the currency. */
  units: bigint;
  currency: string;
}

/**
 * Stores another attempt of an order. The caller has locked its payment, and runs with the rights of the system.
 * @returns undefined when the order has had all its attempts
 */
export function storeNextAttempt(
  tx: Tx,
  orderId: string,
  terms: AttemptTerms & PaymentToCollect,
): Promise<AttemptRecord | undefined> {
  const { issuerId, eventId, units, currency } = terms;
  return insertAttempt(tx, { ...newAttempt(tx.scope, orderId, terms), issuerId, eventId, units, currency });
}

/**
 * Gives the buyer who has opened the page of an attempt, which the caller has locked, as long as the provider does.
 * @param expiresAfter seconds from the start of the attempt
 * @returns the end of that time; undefined where the buyer has as long already, or has no page to pay on
 */
export async function extendAttempt(
  tx: Tx,
  attempt: AttemptRecord,
  expiresAfter: number,
): Promise<Date | undefined> {
  if (attempt.phone !== null || attempt.state === 'failed') return undefined;
  const end = new Date(attempt.createdAt.getTime() + expiresAfter * 1_000);
  if (end <= attempt.expiresAt) return undefined;
  await setExpiry(tx, attempt.id, end);
  return end;
}

/** Ends the buyer's time for attempts that the caller has locked. */
export async function expireAttempts(tx: Tx, attempts: readonly AttemptRecord[]): Promise<void> {
  for (const attempt of attempts) await changeLocked(tx, attempt, { type: 'expired' }, NO_TRUST);
}

/** Stores that a dispute about an attempt began or ended. The caller has locked the attempt. */
export async function setDisputed(tx: Tx, attempt: AttemptRecord, isOpen: boolean): Promise<void> {
  await changeLocked(tx, attempt, { type: isOpen ? 'disputed' : 'dispute_closed' }, NO_TRUST);
}

/**
 * Stores what a person decided about a finding of an attempt.
 * @param asksAgain whether the provider is asked now
 * @returns false when the attempt does not have that finding
 */
export async function decideAttempt(
  tx: Tx,
  { id, kind }: { id: string; kind: string },
  { decision, asksAgain }: { decision: string; asksAgain: boolean },
): Promise<boolean> {
  const attempt = await lockAttempt(tx, id);
  if (attempt?.finding !== kind) return false;
  const at = tx.scope.clock.now().toISOString();
  await changeLocked(tx, attempt, { type: 'decided', decision, at }, NO_TRUST);
  if (asksAgain) await pollNow(tx, id);
  return true;
}

/** The values of an attempt besides those of its payment: issuer, event, amount and currency. */
function newAttempt(scope: Scope, orderId: string, { account, phone, seconds }: AttemptTerms) {
  const id = scope.ids.uuid();
  return {
    id,
    orderId,
    accountId: account.id,
    provider: account.provider,
    phone,
    accountReference: referenceOf(id),
    callbackHash: callbackHash(scope, 'attempt', id),
    nextQueryAt: scope.clock.in(nextQuery(0) ?? 0),
    expiresAt: scope.clock.in(seconds),
    at: scope.clock.now(),
  };
}

/** The reference on the payer's message and on the statement: 12 digits that are easy to read aloud. */
function referenceOf(id: string): string {
  const digest = createHash('sha256').update(id).digest();
  return Array.from(digest.subarray(0, 12), (byte) => REFERENCE_DIGITS.charAt(byte & 31)).join('');
}
