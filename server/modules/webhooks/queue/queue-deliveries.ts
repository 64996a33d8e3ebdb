import { amountOf, type Currency, formatAmount } from '../../../lib/money/index.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { type Facts, readSubjects, type Subject } from './subject.reads.ts';
import { type EntryRecord, type SubjectKind, subjectIdOf, triggersOf } from './webhook-event.rules.ts';
import {
  insertWebhookEvents,
  type NewWebhookEvent,
  readTriggeringEntries,
  takeCursor,
} from './webhook-event.writes.ts';

/** Formats amounts as decimal text in their currency, and timestamps as ISO 8601 in UTC. */
export function formatted(facts: Facts): Facts {
  const currency = facts.currency as Currency | undefined;
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => {
      if (currency && AMOUNTS.has(name) && typeof value === 'string')
        return [name, formatAmount(amountOf(currency, BigInt(value)))];
      if (typeof value === 'string' && TIMESTAMP.test(name)) return [name, new Date(value).toISOString()];
      const isFacts = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [name, isFacts ? formatted(value as Facts) : value];
    }),
  );
}

const AMOUNTS = new Set(['price', 'amount', 'kept', 'total_amount']);
const TIMESTAMP = /_(at|date)$/;

/** Builds the payload, with details that only the audit entry has: gate, reason, scans. */
export function dataOf(kind: SubjectKind, facts: Facts, entry: EntryRecord, tickets: Facts[]): Facts {
  const { details } = entry;
  const subject = formatted(facts);
  const refund = REFUNDS.has(entry.action) ? { refund: refundOf(details) } : {};
  if (kind === 'order')
    return {
      order: { ...subject, tickets: tickets.map(formatted) },
      ...refund,
      ...pick(details, ['reason']),
    };
  if (entry.action.startsWith('payment.dispute_'))
    return {
      payment: subject,
      dispute: { reference: details.dispute ?? null, reason: details.reason ?? null },
    };
  if (entry.action === 'ticket.admit' || entry.action === 'ticket.undo_entry') {
    const scan = { id: details.scan_id, ...pick(details, ['gate_id', 'device_id']) };
    return { ticket: subject, scan, ...pick(details, ['reason']) };
  }
  if (entry.action === 'scan.conflict')
    return { ticket: subject, conflict: pick(details, ['winner_scan_id', 'loser_scan_id']) };
  return { [kind]: subject, ...refund, ...pick(details, ['reason', 'method', 'why']) };
}

/** Actions whose details hold what is returned and kept. */
const REFUNDS = new Set(['order.refund', 'order.refund_amount', 'ticket.refund', 'ticket.cancel']);

/** What is returned of a payment, and what the organiser keeps of it; null when nothing was paid online. */
function refundOf({ refund_id: id, currency, units, kept }: Record<string, unknown>): Facts | null {
  if (typeof currency !== 'string') return null;
  return formatted({ ...(id == null ? {} : { id }), amount: units, kept: kept ?? '0', currency });
}

function pick(details: Record<string, unknown>, names: readonly string[]): Facts {
  return Object.fromEntries(names.flatMap((name) => (details[name] == null ? [] : [[name, details[name]]])));
}

/**
 * Reads the audit log from the cursor and inserts deliveries for subscribed endpoints. Every change writes its entry in
 * its own transaction, so webhooks report exactly what was committed, and sales do not wait for them.
 */
export async function queueDeliveries(scope: Scope): Promise<void> {
  for (let more = true; more; ) more = await inTransaction(scope, queuePage, SYSTEM_TENANCY);
}

async function queuePage(tx: Tx): Promise<boolean> {
  const links = await takeCursor(tx);
  if (!links) return false;
  const entries = await readTriggeringEntries(tx, links);
  const subjects = await subjectsOf(tx, entries);
  await insertWebhookEvents(
    tx,
    entries.flatMap((entry) => webhookEventsOf(tx, entry, subjects)),
  );
  return true;
}

type Subjects = Partial<Record<SubjectKind, Map<string, Subject>>>;

async function subjectsOf(tx: Tx, entries: readonly EntryRecord[]): Promise<Subjects> {
  const wanted = new Map<SubjectKind, Set<string>>();
  for (const entry of entries)
    for (const trigger of triggersOf(entry)) {
      const ids = wanted.get(trigger.of) ?? new Set();
      wanted.set(trigger.of, ids.add(subjectIdOf(entry, trigger)));
    }
  const subjects: Subjects = {};
  for (const [kind, ids] of wanted) subjects[kind] = await readSubjects(tx, kind, [...ids]);
  return subjects;
}

function webhookEventsOf(tx: Tx, entry: EntryRecord, subjects: Subjects): NewWebhookEvent[] {
  const { issuerId, entryId, at } = entry;
  return triggersOf(entry).flatMap((trigger) => {
    const { type, of, eachTicket } = trigger;
    const subject = subjects[of]?.get(subjectIdOf(entry, trigger));
    if (!subject) return [];
    const eventOf = (
      kind: SubjectKind,
      facts: Subject['facts'],
      tickets: Subject['tickets'],
    ): NewWebhookEvent => ({
      ...{ id: tx.scope.ids.uuid(), issuerId, type, entryId, at },
      subjectId: String(facts.id),
      data: dataOf(kind, facts, entry, tickets),
    });
    return eachTicket
      ? subject.tickets.map((ticket) => eventOf('ticket', ticket, []))
      : [eventOf(of, subject.facts, subject.tickets)];
  });
}
