import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { type Attempt, type AttemptEvent, applyEvent, type Trust } from '../payment.rules.ts';
import { type AttemptRecord, attemptOf } from './attempt.reads.ts';
import { insertEvent, isReceiptTaken, lockAttempt, updateAttempt } from './attempt.writes.ts';

/**
 * Applies an event to an attempt in a transaction of its own, with all that follows from it: the event is stored, and
 * the order is paid, in one commit. Every observation passes here once, whether it came by a callback, a question or a
 * statement; a repeat is recognised by its event.
 * @returns the attempt after it; undefined for an unknown one
 */
export function changeAttempt(
  scope: Scope,
  id: string,
  event: AttemptEvent,
  trust: Trust,
): Promise<AttemptRecord | undefined> {
  return withAttempt(scope, id, (tx, record) => changeLocked(tx, record, event, trust));
}

/** Does work in a transaction that has locked the attempt. @returns undefined for an unknown one */
export function withAttempt<Result>(
  scope: Scope,
  id: string,
  work: (tx: Tx, attempt: AttemptRecord) => Promise<Result>,
): Promise<Result | undefined> {
  return inTransaction(
    scope,
    async (tx) => {
      const record = await lockAttempt(tx, id);
      return record && work(tx, record);
    },
    SYSTEM_TENANCY,
  );
}

/**
 * Follows a report that all money of an attempt went back to its payer.
 * @param unsent ID of a refund whose first request was not sent because of the report
 */
export async function reverseAttempt(scope: Scope, id: string, unsent?: string): Promise<void> {
  const { outcomes } = scope.services.paymentHandlers;
  await withAttempt(scope, id, (tx, attempt) => outcomes.reversed(tx, attempt, unsent));
}

/** The same for an attempt that the caller has locked. */
export async function changeLocked(
  tx: Tx,
  record: AttemptRecord,
  event: AttemptEvent,
  trust: Trust,
): Promise<AttemptRecord> {
  const before = attemptOf(record);
  const after = applyEvent(before, event, trust);
  const isNew = await insertEvent(tx, record, event);
  if (after === before) return record;
  // Statements list a payment again and again: a finding that a person has settled does not come back by it.
  if (!isNew && event.type === 'observed' && before.finding === null && after.finding !== null) return record;
  if (after.receipt !== before.receipt && (await isReceiptTaken(tx, record, after.receipt)))
    return refuseReceipt(tx, record);
  const payer = payerOf(event);
  const isDone = isOver(after, event) || event.type === 'given_up';
  await updateAttempt(tx, after, { page: pageOf(event), payer, isDone });
  const changed: AttemptRecord = {
    ...record,
    state: after.state,
    reference: after.reference,
    receipt: after.receipt,
    reason: after.reason,
    finding: after.finding,
    isLate: after.isLate,
    isDisputed: after.isDisputed,
    page: pageOf(event) ?? record.page,
    payer: payer ?? record.payer,
    nextQueryAt: isDone ? null : record.nextQueryAt,
  };
  const card = event.type === 'observed' ? (event.observation.card ?? null) : null;
  await tx.scope.services.paymentHandlers.outcomes.changed(tx, record, changed, card);
  return changed;
}

/** Whether nothing more is to be asked. After some failures, the provider's page still takes a payment. */
function isOver({ state }: Attempt, event: AttemptEvent): boolean {
  if (state !== 'failed') return state === 'paid';
  return !(event.type === 'observed' && event.observation.canStillBePaid);
}

/** Records that a payment of another attempt was reported for this one, which stays as it is. */
async function refuseReceipt(tx: Tx, record: AttemptRecord): Promise<AttemptRecord> {
  await tx.audit({
    action: 'payment.receipt_refused',
    entityType: 'payment_attempt',
    entityId: record.id,
    issuerId: record.issuerId,
    success: false,
    details: { order_id: record.orderId, provider: record.provider },
  });
  return record;
}

function pageOf(event: AttemptEvent): string | null {
  if (event.type !== 'requested' || event.outcome.kind !== 'acknowledged') return null;
  return event.outcome.next.kind === 'page' ? event.outcome.next.url : null;
}

/** A whole number of the payer; providers also report masked ones. */
function payerOf(event: AttemptEvent): string | null {
  const payer = event.type === 'observed' ? event.observation.payer : null;
  return payer !== null && /^\d{6,15}$/.test(payer) ? payer : null;
}
