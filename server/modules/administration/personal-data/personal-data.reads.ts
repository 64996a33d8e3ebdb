import { SYSTEM_TENANCY } from '../../../access/actor.ts';
import type { Scope } from '../../../scope.ts';

/** Each part of what is kept about a person, with what belongs to him by his confirmed address. No secrets. */
const PARTS: Record<string, string> = {
  account: `SELECT u.id, u.email, u.name, u.phone, u.role, u.status, u.issuer_id, u.theme, u.email_verified_at,
    u.created_at, u.last_login_at FROM users u WHERE u.id = $1`,
  sessions: `SELECT id, created_at, expires_at, last_seen_at, ended_at, ended_reason, address, user_agent
    FROM sessions WHERE user_id = $1 ORDER BY created_at`,
  api_keys: `SELECT id, prefix, created_at, expires_at, last_used_at, revoked_at
    FROM api_keys WHERE user_id = $1 ORDER BY created_at`,
  wallets: `SELECT public_key, created_at FROM wallets WHERE user_id = $1 ORDER BY created_at`,
  orders: `SELECT id, event_id, method, status, buyer_name, buyer_email, buyer_phone, quantity, created_at
    FROM orders WHERE user_id = $1 OR (user_id IS NULL AND buyer_email = $2) ORDER BY created_at`,
  tickets: `SELECT id, event_id, status, holder_name, holder_email, holder_phone, issued_at, expires_at
    FROM tickets WHERE user_id = $1 OR (user_id IS NULL AND holder_email = $2) ORDER BY issued_at`,
  partnerships: `SELECT id, issuer_id, email, name, role, status, public_key, invited_at, answered_at
    FROM partners WHERE user_id = $1 OR email = lower($2) ORDER BY invited_at`,
  contracts_signed: `SELECT s.contract_id, c.name, a.approved_at FROM contract_signatories s
    JOIN contracts c ON c.id = s.contract_id
    LEFT JOIN contract_approvals a ON a.contract_id = s.contract_id AND a.user_id = s.user_id
    WHERE s.user_id = $1 ORDER BY c.created_at`,
  expenses: `SELECT id, contract_id, category, description, status, submitted_at
    FROM expenses WHERE submitted_by = $1 ORDER BY submitted_at`,
  messages: `SELECT m.id, m.thread_id, m.in_reply_to, CASE WHEN m.sender_id = $1 OR (m.sender_id IS NULL AND m.guest_email = $2) THEN 'sent' ELSE 'received' END AS direction,
    coalesce(s.email, m.guest_email) AS sender_email, coalesce(r.email, m.guest_email) AS recipient_email, m.type,
    m.subject, m.body, m.created_at, m.read_at
    FROM messages m LEFT JOIN users s ON s.id = m.sender_id LEFT JOIN users r ON r.id = m.recipient_id
    WHERE m.recipient_id = $1 OR (m.recipient_id IS NOT NULL AND m.guest_email = $2) OR (m.sender_id = $1 AND m.batch_id IS NULL) ORDER BY m.created_at, m.id`,
  group_messages: `SELECT id, audience, about, type, subject, body, status, created_at
    FROM message_batches WHERE sender_id = $1 ORDER BY created_at`,
  notifications: `SELECT id, kind, data, link, created_at, read_at FROM notifications WHERE user_id = $1 ORDER BY created_at`,
  notification_preferences: `SELECT kind, bell, mail FROM notification_preferences WHERE user_id = $1 ORDER BY kind`,
  scans: `SELECT count(*)::int AS made, min(received_at) AS first, max(received_at) AS last
    FROM scans WHERE scanned_by = $1`,
};

/** Everything in one statement, so that it is of one moment. @param email null unless it is confirmed to be his */
export async function readPersonalData(
  { db }: Scope,
  userId: string,
  email: string | null,
): Promise<Record<string, unknown>> {
  const columns = Object.entries(PARTS).map(
    ([part, select]) => `(SELECT coalesce(json_agg(p), '[]') FROM (${select}) p) AS ${part}`,
  );
  const [row] = await db.read<Record<string, unknown>>(SYSTEM_TENANCY, {
    text: `SELECT ${columns.join(', ')} WHERE $1::uuid IS NOT NULL AND ($2::text IS NULL OR true)`,
    values: [userId, email],
  });
  return row ?? {};
}
