import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { type Attempt, type AttemptEvent, applyEvent, type Trust } from '../payment.rules.ts';
import { type AttemptRecord, attemptOf } from './attempt.reads.ts';
import { insertEvents, lockAttempt, lockAttempts, updateAttempts } from './attempt.writes.ts';
import { findTakenReceipts } from './receipt.writes.ts';

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
  const isNew = (await insertEvents(tx, [{ attempt: record, event }])) > 0;
  if (after === before) return record;
  // Statements list a payment again and again: a finding that a person has settled does not come back by it.
  if (!isNew && event.type === 'observed' && before.finding === null && after.finding !== null) return record;
  const changed = changedBy(record, after, event);
  if (changed.receipt !== record.receipt && (await findTakenReceipts(tx, [changed])).size > 0)
    return refuseReceipt(tx, record, isNew);
  await updateAttempts(tx, [changed]);
  await tx.scope.services.paymentHandlers.outcomes.changed(tx, record, changed, cardOf(event));
  return changed;
}

/** Observations of an attempt, in the order in which they count. */
export interface Observed {
  id: string;
  events: readonly Extract<AttemptEvent, { type: 'observed' }>[];
  trust: Trust;
}

/** `alone`: nothing was changed, since it cannot be judged beside the others. */
export type ObservedOutcome = AttemptRecord | 'unknown' | 'alone';

/**
 * Applies the observations of attempts of one event together, with all that follows: their orders are paid by one
 * statement. An attempt whose outcome depends on that of another, or on places that are not held for it, is left.
 */
export async function changeTogether(
  tx: Tx,
  observed: readonly Observed[],
): Promise<ReadonlyMap<string, ObservedOutcome>> {
  const { outcomes } = tx.scope.services.paymentHandlers;
  const records = await lockAttempts(
    tx,
    observed.map(({ id }) => id),
  );
  const changes = plainChanges(records, observed);
  const taken = await findTakenReceipts(
    tx,
    changes.filter(hasNewReceipt).map(({ after }) => after),
  );
  const judged = changes.filter(({ after }) => !taken.has(after.id));
  const settling = await outcomes.settle(
    tx,
    judged.filter(isPayment).map(({ after, card }) => ({ attempt: after, card })),
  );
  const applied = judged.filter(({ after }) => !settling.left.has(after.id));
  const events = applied.flatMap(({ before, events }) => events.map((event) => ({ attempt: before, event })));
  if (events.length > 0) await insertEvents(tx, events);
  const changed = applied.filter(({ before, after }) => before !== after);
  if (changed.length > 0)
    await updateAttempts(
      tx,
      changed.map(({ after }) => after),
    );
  for (const { before, after, card } of changed)
    if (!isPayment({ before, after })) await outcomes.changed(tx, before, after, card);
  // Last, since it locks the tiers.
  await settling.complete();
  const results = new Map<string, ObservedOutcome>(observed.map(({ id }) => [id, 'unknown']));
  for (const { id } of records) results.set(id, 'alone');
  for (const { after } of applied) results.set(after.id, after);
  return results;
}

interface PlainChange {
  before: AttemptRecord;
  /** The same record where nothing changes. */
  after: AttemptRecord;
  events: Observed['events'];
  /** Of the observation that proved the payment; null for none. */
  card: string | null;
}

const isPayment = ({ before, after }: Pick<PlainChange, 'before' | 'after'>): boolean =>
  before.state !== 'paid' && after.state === 'paid';

const hasNewReceipt = ({ before, after }: PlainChange): boolean => after.receipt !== before.receipt;

/** The changes without a finding, of one attempt per order, and with each receipt once. */
function plainChanges(records: readonly AttemptRecord[], observed: readonly Observed[]): PlainChange[] {
  const byId = new Map(observed.map((one) => [one.id, one]));
  const used = new Set<string>();
  return records.flatMap((before) => {
    const own = byId.get(before.id);
    const change = own && plainChange(before, own);
    if (!change) return [];
    const names = [before.orderId, ...(hasNewReceipt(change) ? [`receipt ${change.after.receipt}`] : [])];
    if (names.some((name) => used.has(name))) return [];
    for (const name of names) used.add(name);
    return [change];
  });
}

/** @returns undefined for a finding, and for several changes of state */
function plainChange(before: AttemptRecord, { events, trust }: Observed): PlainChange | undefined {
  let after = before;
  let turns = 0;
  let card: string | null = null;
  for (const event of events) {
    const known = attemptOf(after);
    const next = applyEvent(known, event, trust);
    if (next === known) continue;
    if (next.state !== known.state) turns += 1;
    // A report that proves nothing may name any card.
    if (next.state === 'paid' && known.state !== 'paid') card = cardOf(event);
    after = changedBy(after, next, event);
  }
  if (after.finding !== before.finding || turns > 1) return undefined;
  return { before, after, events, card };
}

/** The record with what has followed from an event. */
function changedBy(record: AttemptRecord, after: Attempt, event: AttemptEvent): AttemptRecord {
  const isDone = isOver(after, event) || event.type === 'given_up';
  return {
    ...record,
    state: after.state,
    reference: after.reference,
    receipt: after.receipt,
    reason: after.reason,
    finding: after.finding,
    isLate: after.isLate,
    isDisputed: after.isDisputed,
    page: pageOf(event) ?? record.page,
    payer: payerOf(event) ?? record.payer,
    nextQueryAt: isDone ? null : record.nextQueryAt,
  };
}

/** Whether nothing more is to be asked. After some failures, the provider's page still takes a payment. */
function isOver({ state }: Attempt, event: AttemptEvent): boolean {
  if (state !== 'failed') return state === 'paid';
  return !(event.type === 'observed' && event.observation.canStillBePaid);
}

/**
 * Records that a payment of another attempt or sale was reported for this one, which needs a person: it is not paid by it, or was found paid before its receipt was known.
 * @param isNew the report is the first of its kind: a finding that a person has settled does not come back by a repeat
 */
async function refuseReceipt(tx: Tx, record: AttemptRecord, isNew: boolean): Promise<AttemptRecord> {
  await tx.audit({
    action: 'payment.receipt_refused',
    entityType: 'payment_attempt',
    entityId: record.id,
    issuerId: record.issuerId,
    success: false,
    details: { order_id: record.orderId, provider: record.provider },
  });
  if (!isNew || record.finding !== null) return record;
  const found: AttemptRecord = { ...record, finding: 'receipt_used', nextQueryAt: null };
  await updateAttempts(tx, [found]);
  await tx.scope.services.paymentHandlers.outcomes.changed(tx, record, found, null);
  return found;
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

/** Fingerprint of the card that an event names; null for none. */
const cardOf = (event: AttemptEvent): string | null =>
  event.type === 'observed' ? (event.observation.card ?? null) : null;
