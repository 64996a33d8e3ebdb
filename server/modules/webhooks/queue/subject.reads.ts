import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { SubjectKind } from './webhook-event.rules.ts';

/**
 * The payload fields of a subject, amounts in the smallest unit as text. An order includes the tickets that it issued;
 * replacements of those are reported separately.
 */
export type Facts = Record<string, unknown>;

const TICKET = `jsonb_build_object('id', t.id, 'event_id', t.event_id, 'order_id', t.order_id, 'tier', r.name, 'serial', t.serial,
  'number', ticket_number(r.number, t.serial),
  'status', CASE WHEN n.ticket_id IS NOT NULL AND t.status = 'active' THEN 'used' ELSE t.status END,
  'price', t.price_units::text, 'currency', t.currency, 'due_status', t.due_status,
  'holder', jsonb_build_object('name', t.holder_name, 'email', t.holder_email, 'phone', t.holder_phone),
  'issued_at', t.issued_at, 'effective_at', r.effective_at, 'expires_at', r.expires_at, 'entered_at', n.entered_at,
  'revoked_at', v.revoked_at, 'revoke_reason', v.reason)`;
const TICKETS = `tickets t JOIN tiers r ON r.id = t.tier_id LEFT JOIN entries n ON n.ticket_id = t.id
  LEFT JOIN revocations v ON v.ticket_id = t.id`;

const READS: Readonly<Record<SubjectKind, string>> = {
  order: `SELECT o.id::text AS id, jsonb_build_object('id', o.id, 'event_id', o.event_id, 'method', o.method, 'status', o.status,
      'quantity', o.quantity, 'created_at', o.created_at,
      'buyer', jsonb_build_object('name', o.buyer_name, 'email', o.buyer_email, 'phone', o.buyer_phone),
      'payment', (SELECT jsonb_build_object('amount', p.charge_units::text, 'currency', p.charge_currency, 'transaction_hash', p.transaction_hash)
        FROM payments p WHERE p.order_id = o.id AND p.charge_units IS NOT NULL)) AS facts,
    (SELECT coalesce(jsonb_agg(${TICKET} ORDER BY t.tier_id, t.serial), '[]') FROM ${TICKETS} WHERE t.order_id = o.id AND t.replaces IS NULL) AS tickets
    FROM orders o WHERE o.id = ANY($1::uuid[])`,
  ticket: `SELECT t.id::text AS id, ${TICKET} AS facts, '[]'::jsonb AS tickets FROM ${TICKETS} WHERE t.id = ANY($1::uuid[])`,
  payment: `SELECT id::text AS id, jsonb_build_object('id', id, 'order_id', order_id, 'event_id', event_id, 'provider', provider,
      'attempt', number, 'status', state, 'amount', units::text, 'currency', currency, 'receipt', receipt, 'failure', reason,
      'created_at', created_at) AS facts, '[]'::jsonb AS tickets FROM payment_attempts WHERE id = ANY($1::uuid[])`,
  refund: `SELECT id::text AS id, jsonb_build_object('id', id, 'order_id', order_id, 'event_id', event_id, 'ticket_id', ticket_id,
      'kind', kind, 'status', state, 'amount', units::text, 'currency', currency, 'reason', reason, 'created_at', created_at,
      'finished_at', finished_at) AS facts, '[]'::jsonb AS tickets FROM refunds WHERE id = ANY($1::uuid[])`,
  payout: `SELECT id::text AS id, jsonb_build_object('id', id, 'status', state, 'amount', units::text, 'currency', currency,
      'receipt', receipt, 'reason', reason, 'requested_at', requested_at, 'sent_at', sent_at, 'finished_at', finished_at) AS facts,
    '[]'::jsonb AS tickets FROM payouts WHERE id = ANY($1::uuid[])`,
  event: `SELECT id::text AS id, jsonb_build_object('id', id, 'name', name, 'slug', slug, 'venue', venue, 'category', category,
      'status', status, 'start_date', start_at, 'end_date', end_at, 'published_at', published_at) AS facts,
    '[]'::jsonb AS tickets FROM events WHERE id = ANY($1::uuid[])`,
  contract: `SELECT id::text AS id, jsonb_build_object('id', id, 'event_id', event_id, 'name', name, 'status', status,
      'required_sigs', required_sigs, 'escrow', escrow_key, 'finalized_at', finalized_at) AS facts,
    '[]'::jsonb AS tickets FROM contracts WHERE id = ANY($1::uuid[])`,
  round: `SELECT id::text AS id, jsonb_build_object('id', id, 'contract_id', contract_id, 'event_id', event_id, 'number', number,
      'status', state, 'amount', units::text, 'total_amount', total_units::text, 'currency', 'XLM', 'reason', reason,
      'required_sigs', required_sigs, 'created_at', created_at, 'expires_at', expires_at, 'executed_at', executed_at,
      'transaction_hash', CASE state WHEN 'released' THEN tx_hash END) AS facts,
    '[]'::jsonb AS tickets FROM rounds WHERE id = ANY($1::uuid[])`,
};

export interface Subject {
  id: string;
  facts: Facts;
  tickets: Facts[];
}

/** Reads the current state of the subjects, by id. Deleted ones are missing. */
export async function readSubjects(
  tx: Tx,
  kind: SubjectKind,
  ids: readonly string[],
): Promise<Map<string, Subject>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.query<Subject>(READS[kind], [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}
