import { amountOf, type Currency, formatAmount } from '../../../lib/money/index.ts';
import type { Facts } from './subject.reads.ts';
import type { EntryRecord, SubjectKind } from './webhook-event.rules.ts';

/** Formats amounts as decimal text in their currency, and timestamps as ISO 8601 in UTC. */
export function told(facts: Facts): Facts {
  const currency = facts.currency as Currency | undefined;
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => {
      if (currency && AMOUNTS.has(name) && typeof value === 'string')
        return [name, formatAmount(amountOf(currency, BigInt(value)))];
      if (typeof value === 'string' && MOMENT.test(name)) return [name, new Date(value).toISOString()];
      const isFacts = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [name, isFacts ? told(value as Facts) : value];
    }),
  );
}

const AMOUNTS = new Set(['price', 'amount', 'total_amount']);
const MOMENT = /_(at|date)$/;

/** Builds the payload, with details that only the audit entry has: gate, reason, scans. */
export function dataOf(kind: SubjectKind, facts: Facts, entry: EntryRecord, tickets: Facts[]): Facts {
  const { details } = entry;
  const subject = told(facts);
  if (kind === 'order')
    return { order: { ...subject, tickets: tickets.map(told) }, ...pick(details, ['reason']) };
  if (entry.action === 'ticket.admit' || entry.action === 'ticket.undo_entry') {
    const scan = { id: details.scan_id, ...pick(details, ['gate_id', 'device_id']) };
    return { ticket: subject, scan, ...pick(details, ['reason']) };
  }
  if (entry.action === 'scan.conflict')
    return { ticket: subject, conflict: pick(details, ['winner_scan_id', 'loser_scan_id']) };
  return { [kind]: subject, ...pick(details, ['reason', 'method']) };
}

function pick(details: Record<string, unknown>, names: readonly string[]): Facts {
  return Object.fromEntries(names.flatMap((name) => (details[name] == null ? [] : [[name, details[name]]])));
}
