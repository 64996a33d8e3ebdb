import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readSubjects, type Subject } from './subject.reads.ts';
import { dataOf } from './webhook-event.present.ts';
import { type EntryRecord, type SubjectKind, subjectIdOf, tellingsOf } from './webhook-event.rules.ts';
import { insertWebhookEvents, type NewWebhookEvent, readTold, takeCursor } from './webhook-event.writes.ts';

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
  const entries = await readTold(tx, links);
  const subjects = await subjectsOf(tx, entries);
  await insertWebhookEvents(
    tx,
    entries.flatMap((entry) => happeningsOf(tx, entry, subjects)),
  );
  return true;
}

type Subjects = Partial<Record<SubjectKind, Map<string, Subject>>>;

async function subjectsOf(tx: Tx, entries: readonly EntryRecord[]): Promise<Subjects> {
  const wanted = new Map<SubjectKind, Set<string>>();
  for (const entry of entries)
    for (const telling of tellingsOf(entry)) {
      const ids = wanted.get(telling.of) ?? new Set();
      wanted.set(telling.of, ids.add(subjectIdOf(entry, telling)));
    }
  const subjects: Subjects = {};
  for (const [kind, ids] of wanted) subjects[kind] = await readSubjects(tx, kind, [...ids]);
  return subjects;
}

function happeningsOf(tx: Tx, entry: EntryRecord, subjects: Subjects): NewWebhookEvent[] {
  const { issuer_id: issuerId, entry_id: entryId, at } = entry;
  return tellingsOf(entry).flatMap((telling) => {
    const { type, of, eachTicket } = telling;
    const subject = subjects[of]?.get(subjectIdOf(entry, telling));
    if (!subject) return [];
    const one = (
      kind: SubjectKind,
      facts: Subject['facts'],
      tickets: Subject['tickets'],
    ): NewWebhookEvent => ({
      ...{ id: tx.scope.ids.uuid(), issuerId, type, entryId, at },
      subjectId: String(facts.id),
      data: dataOf(kind, facts, entry, tickets),
    });
    return eachTicket
      ? subject.tickets.map((ticket) => one('ticket', ticket, []))
      : [one(of, subject.facts, subject.tickets)];
  });
}
