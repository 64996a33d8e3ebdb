import type { QueryResultRow } from 'pg';
import { sweepReceipts } from '../../server/modules/receipts/issue-receipts.ts';
import type { TestApp } from './app.ts';
import type { TestClient } from './client.ts';

export interface Books {
  /** The tiers' own counter, and the rows that it must equal. */
  counted: number;
  /** Places with a payment in progress, by the tiers and by the payments. */
  held: number;
  paying: number;
  tickets: number;
  serials: number;
  orders: number;
  /** Movements that count; not pending or voided ones. */
  transfers: number;
  audited: number;
  mails: number;
  /** The sum of the journal's lines: zero, always. */
  journal: string;
}

const BOOKS = `
  SELECT (SELECT sum(sold)::int FROM tiers WHERE event_id = $1) AS counted,
         (SELECT sum(held)::int FROM tiers WHERE event_id = $1) AS held,
         (SELECT coalesce(sum(quantity), 0)::int FROM payments WHERE event_id = $1 AND state IN ('held', 'paying')) AS paying,
         (SELECT count(*)::int FROM tickets WHERE event_id = $1) AS tickets,
         (SELECT count(DISTINCT (tier_id, serial))::int FROM tickets WHERE event_id = $1) AS serials,
         (SELECT count(*)::int FROM orders WHERE event_id = $1) AS orders,
         (SELECT count(*)::int FROM journal_transfers WHERE event_id = $1 AND phase = 'posted') AS transfers,
         (SELECT count(*)::int FROM audit_entries a JOIN orders o ON o.id::text = a.entity_id
           WHERE o.event_id = $1 AND a.action = 'order.create') AS audited,
         (SELECT count(*)::int FROM mail_outbox m JOIN orders o ON o.id = m.order_id WHERE o.event_id = $1) AS mails,
         (SELECT coalesce(sum(units), 0)::text FROM journal_lines WHERE event_id = $1) AS journal`;

/** The database's counts of one event's sales, from every table that holds them. */
export async function booksOf(
  sql: <R extends QueryResultRow>(text: string, values: unknown[]) => Promise<R[]>,
  eventId: string,
): Promise<Books> {
  const [books] = await sql<Books & QueryResultRow>(BOOKS, [eventId]);
  if (books === undefined) throw new Error('the books could not be read');
  return books;
}

interface Difference {
  rule: string;
  subject: string;
  expected: string;
  found: string;
}

const CHECK = `{ booksCheck { agree ledgerAsked payments refunds differences { rule subject expected found } } }`;

/**
 * The product's own reconciliation, run as a system admin: the differences, or none. In this process, whose jobs do not
 * run by themselves, receipts are issued before.
 */
export async function booksDiffer(app: TestClient | TestApp): Promise<Difference[]> {
  if ('app' in app) await sweepReceipts(app.app.scope());
  const admin = await app.actor('system_admin');
  const { data, errors } = await app.graphql(CHECK, {}, admin);
  if (!data?.booksCheck) throw new Error(JSON.stringify(errors));
  if (!data.booksCheck.ledgerAsked) throw new Error('the ledger was not asked');
  return data.booksCheck.differences;
}
