import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Scope } from '../../platform/scope.ts';
import { OWN_NUMBERS } from './personal-columns.ts';

/** Tickets that belong to the person, by account or by confirmed address. */
const OWN_TICKET = (ticket: string): string =>
  `(${ticket}.user_id = $1 OR (${ticket}.user_id IS NULL AND ${ticket}.holder_email = $2))`;

/**
 * One query for each part of the data about a person, including the data of the confirmed address ($2, lower case). No
 * secrets, and no other person's name.
 */
const PARTS: Record<string, string> = {
  account: `SELECT u.id, u.email, u.name, u.phone, u.role, u.status, u.issuer_id, u.theme, u.language, u.email_verified_at,
    u.created_at, u.last_login_at FROM users u WHERE u.id = $1`,
  sessions: `SELECT id, created_at, expires_at, last_seen_at, ended_at, ended_reason, address, user_agent, country, door_device
    FROM sessions WHERE user_id = $1 ORDER BY created_at`,
  known_devices: `SELECT first_seen_at, last_seen_at FROM known_devices WHERE user_id = $1 ORDER BY first_seen_at, mark`,
  email_changes: `SELECT new_email, requested_at, old_confirmed_at, new_confirmed_at, effective_at, ended_at, outcome
    FROM email_changes WHERE user_id = $1 ORDER BY requested_at`,
  authenticators: `SELECT id, kind, name, created_at, confirmed_at, last_used_at
    FROM authenticators WHERE user_id = $1 ORDER BY created_at`,
  api_keys: `SELECT id, name, prefix, scopes, networks, created_at, expires_at, last_used_at, revoked_at
    FROM api_keys WHERE user_id = $1 ORDER BY created_at`,
  wallets: `SELECT public_key, created_at FROM wallets WHERE user_id = $1 ORDER BY created_at`,
  wallet_movements: `SELECT public_key, kind, (units / 1e7)::numeric(19, 7)::text AS amount, counterparty, memo, transaction_hash, occurred_at
    FROM wallet_movements WHERE user_id = $1 ORDER BY occurred_at, operation_id`,
  confirmed_addresses: `SELECT email, confirmed_at FROM confirmed_addresses WHERE email = $2`,
  orders: `SELECT id, event_id, method, status, buyer_name, buyer_email, buyer_phone, language, quantity, created_at
    FROM orders WHERE user_id = $1 OR (user_id IS NULL AND buyer_email = $2) ORDER BY created_at`,
  payments: `SELECT a.id, a.order_id, a.provider, a.currency, (a.units / 1e7)::numeric(19, 7)::text AS amount, a.state, a.phone, a.payer, a.receipt,
      a.created_at, a.paid_at
    FROM payment_attempts a JOIN orders o ON o.id = a.order_id
    WHERE o.user_id = $1 OR (o.user_id IS NULL AND o.buyer_email = $2) ORDER BY a.created_at, a.id`,
  receipts: `SELECT r.id, r.kind, r.number, r.order_id, r.event_id, r.currency, (r.units / 1e7)::numeric(19, 7)::text AS amount, b.name, b.email, r.issued_at
    FROM sales_receipts r JOIN receipt_buyers b ON b.receipt_id = r.id JOIN orders o ON o.id = r.order_id
    WHERE o.user_id = $1 OR (o.user_id IS NULL AND o.buyer_email = $2) ORDER BY r.issued_at, r.kind, r.number`,
  checkout_answers: `SELECT a.order_id, a.event_id, a.ticket_id, a.label AS question, a.value AS answer, a.answered_at
    FROM checkout_answers a JOIN orders o ON o.id = a.order_id
    WHERE o.user_id = $1 OR (o.user_id IS NULL AND o.buyer_email = $2) ORDER BY a.answered_at, a.label`,
  tickets: `SELECT id, event_id, status, holder_name, holder_email, holder_phone, issued_at, expires_at
    FROM tickets t WHERE ${OWN_TICKET('t')} ORDER BY issued_at`,
  ticket_transfers: `SELECT o.id AS ticket_id, n.id AS new_ticket_id, o.event_id, o.passed_on_at,
      CASE WHEN ${OWN_TICKET('o')} THEN CASE WHEN ${OWN_TICKET('n')} THEN 'renamed' ELSE 'passed_on' END ELSE 'received' END AS direction
    FROM tickets n JOIN tickets o ON o.id = n.replaces WHERE ${OWN_TICKET('n')} OR ${OWN_TICKET('o')} ORDER BY o.passed_on_at, o.id`,
  ticket_links: `SELECT email, created_at, expires_at, used_at, pass_expires_at FROM ticket_links WHERE email = $2
    ORDER BY created_at`,
  event_ticket_links: `SELECT email, event_id, created_at, expires_at, revoked_at FROM event_ticket_links
    WHERE email = $2 ORDER BY created_at`,
  waiting_list: `SELECT w.id, w.event_id, t.name AS tier, w.name, w.email, w.quantity, w.language, w.state, w.joined_at,
      w.offered_at, w.offer_until, w.order_id
    FROM waiting_entries w JOIN tiers t ON t.id = w.tier_id WHERE w.email = $2 ORDER BY w.joined_at`,
  refused_purchases: `SELECT event_id, name, email, phone, tickets, times, refused_at, allowed_at FROM buyer_refusals
    WHERE email = $2 ORDER BY refused_at`,
  followed_issuers: `SELECT f.issuer_id, i.name AS issuer, f.email, f.language, f.wording, f.requested_at, f.confirmed_at
    FROM issuer_followers f JOIN issuers i ON i.id = f.issuer_id WHERE f.email = $2 ORDER BY f.requested_at`,
  guest_list_entries: `SELECT g.list_id, l.event_id, g.line, g.order_id, l.created_at
    FROM guest_list_lines g JOIN guest_lists l ON l.id = g.list_id JOIN orders o ON o.id = g.order_id
    WHERE o.user_id = $1 OR (o.user_id IS NULL AND o.buyer_email = $2) ORDER BY l.created_at, g.line`,
  guest_lists_sent: `SELECT id, event_id, file_name, payment, issued, refused, created_at FROM guest_lists
    WHERE created_by = $1 ORDER BY created_at`,
  staff_invitations: `SELECT id, issuer_id, email, name, role, invited_at, expires_at, accepted_at
    FROM staff_invitations WHERE email = $2 ORDER BY invited_at`,
  partnerships: `SELECT id, issuer_id, email, name, role, status, public_key, invited_at, answered_at
    FROM partners WHERE user_id = $1 OR (user_id IS NULL AND email = $2) ORDER BY invited_at`,
  contracts_signed: `SELECT s.contract_id, c.name, s.public_key, a.approved_at FROM contract_signatories s
    JOIN contracts c ON c.id = s.contract_id
    LEFT JOIN contract_approvals a ON a.contract_id = s.contract_id AND a.user_id = s.user_id
    WHERE s.user_id = $1 ORDER BY c.created_at`,
  own_signing_keys: `SELECT public_key, proved_at AS at FROM own_signing_keys WHERE user_id = $1
    UNION ALL SELECT public_key, created_at FROM signing_key_proofs WHERE user_id = $1 ORDER BY at`,
  releases_signed: `SELECT round_id, contract_id, public_key, method, authorized_at FROM round_authorizations
    WHERE user_id = $1 ORDER BY authorized_at`,
  releases_received: `SELECT p.round_id, p.contract_id, p.name, p.destination, (p.units / 1e7)::numeric(19, 7)::text AS amount
    FROM round_payments p LEFT JOIN partners r ON r.id = p.partner_id WHERE p.user_id = $1 OR r.user_id = $1
    ORDER BY p.round_id, p.position`,
  expenses: `SELECT id, contract_id, category, description, receipt_link, status, submitted_at
    FROM expenses WHERE submitted_by = $1 ORDER BY submitted_at`,
  expense_receipts: `SELECT id, file_name, media_type, octet_length(content) AS bytes, created_at FROM receipts
    WHERE user_id = $1 ORDER BY created_at`,
  group_messages_received: `SELECT r.email, b.about, b.subject, b.created_at FROM message_batch_recipients r
    JOIN message_batches b ON b.id = r.batch_id WHERE r.user_id = $1 OR r.email = $2::citext ORDER BY b.created_at, b.id`,
  messages: `SELECT m.id, m.thread_id, m.in_reply_to, CASE WHEN m.sender_id = $1 OR (m.sender_id IS NULL AND m.guest_email = $2::citext) THEN 'sent' ELSE 'received' END AS direction,
    m.guest_name, m.guest_language, coalesce(s.email, m.guest_email) AS sender_email, coalesce(r.email, m.guest_email) AS recipient_email, m.type,
    m.subject, m.body, m.created_at, CASE WHEN m.sender_id = $1 AND m.addressed_to IS NOT NULL THEN NULL ELSE m.read_at END AS read_at
    FROM messages m LEFT JOIN users s ON s.id = m.sender_id LEFT JOIN users r ON r.id = m.recipient_id
    WHERE m.recipient_id = $1 OR m.guest_email = $2::citext OR (m.sender_id = $1 AND m.batch_id IS NULL) ORDER BY m.created_at, m.id`,
  group_messages: `SELECT id, audience, about, type, subject, body, status, created_at
    FROM message_batches WHERE sender_id = $1 ORDER BY created_at`,
  notifications: `SELECT id, kind, data, link, created_at, read_at FROM notifications WHERE user_id = $1 ORDER BY created_at`,
  notification_preferences: `SELECT kind, bell, mail FROM notification_preferences WHERE user_id = $1 ORDER BY kind`,
  phone_messages_to: `SELECT DISTINCT p.number, p.channel, n.opted_out_at FROM order_phones p
    JOIN orders o ON o.id = p.order_id JOIN phone_numbers n ON n.number = p.number
    WHERE o.user_id = $1 OR (o.user_id IS NULL AND o.buyer_email = $2) ORDER BY p.number`,
  phone_messages: `SELECT m.kind, m.channel, m.recipient, m.state, m.created_at FROM phone_outbox m
    WHERE EXISTS (SELECT FROM orders o WHERE o.id = m.order_id
        AND (o.user_id = $1 OR (o.user_id IS NULL AND o.buyer_email = $2)))
      OR m.recipient IN (${OWN_NUMBERS}) ORDER BY m.created_at`,
  phone_messages_sent: `SELECT id, event_id, body, tiers, recipients, created_at, sent_at FROM phone_batches
    WHERE sender_id = $1 ORDER BY created_at`,
  mails: `SELECT kind, recipient, state, created_at, sent_at FROM mail_outbox WHERE lower(recipient) = $2
    ORDER BY created_at`,
  revocations: `SELECT ticket_id, actor, reason, revoked_at FROM revocations
    WHERE revoked_by = $1 OR (revoked_by IS NULL AND lower(actor) = $2) ORDER BY revoked_at, ticket_id`,
  activity: `SELECT at, action, entity_type, entity_id, user_email, address, success, error, details FROM audit_entries
    WHERE user_id = $1 OR (user_id IS NULL AND lower(user_email) = $2) ORDER BY id`,
  scans: `SELECT count(*)::int AS made, min(received_at) AS first, max(received_at) AS last
    FROM scans WHERE scanned_by = $1`,
  entries_taken_back: `SELECT count(*)::int AS made, min(undone_at) AS first, max(undone_at) AS last
    FROM entry_undos WHERE undone_by = $1`,
};

/** @param email in lower case */
export async function hasConfirmedAccount({ db }: Scope, email: string): Promise<boolean> {
  const rows = await db.read(SYSTEM_TENANCY, {
    text: 'SELECT 1 FROM users WHERE email = $1::citext AND email_verified_at IS NOT NULL',
    values: [email],
  });
  return rows.length > 0;
}

/** Whether an order of a guest is being paid, or a refund to them is on its way. @param email in lower case */
export async function isMoneyUnderWay({ db }: Scope, email: string): Promise<boolean> {
  const rows = await db.read(SYSTEM_TENANCY, {
    text: `SELECT 1 FROM orders o WHERE o.user_id IS NULL AND o.buyer_email = $1 AND (o.status = 'held'
      OR EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id AND r.state IN ('waiting', 'paying'))) LIMIT 1`,
    values: [email],
  });
  return rows.length > 0;
}

/**
 * Reads everything in one statement, so that it is consistent.
 * @param userId null: a guest without an account
 * @param email in lower case; null unless it is confirmed
 */
export async function readPersonalData(
  { db }: Scope,
  userId: string | null,
  email: string | null,
): Promise<Record<string, unknown>> {
  const columns = Object.entries(PARTS).map(
    ([part, select]) => `(SELECT coalesce(json_agg(p), '[]') FROM (${select}) p) AS ${part}`,
  );
  const [row] = await db.read<Record<string, unknown>>(SYSTEM_TENANCY, {
    text: `SELECT ${columns.join(', ')} WHERE ($1::uuid, $2::text) IS NOT NULL OR true`,
    values: [userId, email],
  });
  return row ?? {};
}
