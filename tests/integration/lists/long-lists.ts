const MOMENT = `timestamptz '2026-10-01 10:00Z' + (i / 2) * interval '1 minute'`;
const FIVE = 'generate_series(1, 5) i';
const ID = 'gen_random_uuid()';

/** The statement that makes five copies of an existing row. */
function copies(table: string, changes: string): string {
  return `INSERT INTO ${table} SELECT (jsonb_populate_record(NULL::${table}, to_jsonb(t) || jsonb_build_object(${changes}))).*
    FROM (SELECT * FROM ${table} LIMIT 1) t, ${FIVE}`;
}

/**
 * Rows for the lists that the demonstration leaves empty or short, two of them with the same timestamp. Foreign keys
 * are not checked, since only the lists read these rows.
 * @param eventId an event of the demonstration's organiser
 */
export function longLists(eventId: string): string {
  const event = `(SELECT * FROM events WHERE id = '${eventId}') e`;
  const owner = "(SELECT * FROM users WHERE email = 'issuer_owner@demo.passa.test') o";
  const into = (columns: string, values: string) =>
    `INSERT INTO ${columns} SELECT ${values} FROM ${event}, ${owner}, ${FIVE}`;
  const statements = [
    into(
      'staff_invitations (id, issuer_id, email, name, role, token_hash, expires_at, invited_by, invited_at)',
      `${ID}, e.issuer_id, 'guest' || i || '@example.com', 'Guest', 'issuer_auditor', decode(md5(i::text), 'hex'),
        timestamptz '2999-01-01', o.id, ${MOMENT}`,
    ),
    into('settings_history (name, value, changed_at, changed_by)', `'FORM_SALES', 'true', ${MOMENT}, o.id`),
    into(
      'job_runs (id, kind, status, asked_by, created_at, started_at, finished_at)',
      `${ID}, 'optimize', 'done', o.id, ${MOMENT}, ${MOMENT}, ${MOMENT}`,
    ),
    into(
      'backups (id, file_name, host, bytes, sha256, tables, rows, taken_at)',
      `${ID}, 'backup-' || i, 'host', 1, decode(repeat('ab', 32), 'hex'), 1, 1, ${MOMENT}`,
    ),
    into(
      'gates (id, issuer_id, event_id, name, created_at)',
      `${ID}, e.issuer_id, e.id, 'Gate ' || i, ${MOMENT}`,
    ),
    into(
      'door_devices (id, issuer_id, name, scan_name, profile, hash, paired_by, paired_at, expires_at, user_agent)',
      `${ID}, e.issuer_id, 'Phone ' || i, 'door-' || i, 'scan_only', decode(md5(i::text) || md5(i::text), 'hex'), o.id, ${MOMENT},
        timestamptz '2999-01-01', 'Firefox'`,
    ),
    into(
      'shifts (id, issuer_id, event_id, cashier_id, device_id, currency, float_units, opened_at)',
      `${ID}, e.issuer_id, e.id, o.id, 'door-' || i, 'KES', 0, ${MOMENT}`,
    ),
    into(
      `phone_batches (id, issuer_id, event_id, sender_id, body, recipients, segments, cost_currency, cost_units, created_at,
        expires_at, sent_at)`,
      `${ID}, e.issuer_id, e.id, o.id, 'Doors open at six.', 1, 1, 'KES', 10000000, ${MOMENT}, ${MOMENT}, ${MOMENT}`,
    ),
    into(
      'guest_lists (id, issuer_id, event_id, upload_key, file_name, payment, created_by, created_at)',
      `${ID}, e.issuer_id, e.id, 'list-' || i, 'guests.csv', 'due', o.id, ${MOMENT}`,
    ),
    into(
      'message_batches (id, sender_id, issuer_id, audience, event_id, about, subject, body, type, created_at)',
      `${ID}, o.id, e.issuer_id, 'event_holders', e.id, e.name, 'Doors', 'Doors open at six.', 'notice', ${MOMENT}`,
    ),
    `INSERT INTO messages (id, thread_id, sender_id, recipient_id, subject, body, type, created_at)
      SELECT one.id, one.id, a.id, o.id, 'Doors', 'When do doors open?', 'notice', ${MOMENT}
      FROM (SELECT i, ${ID} AS id FROM ${FIVE}) one, ${owner},
        (SELECT * FROM users WHERE email = 'attendee@demo.passa.test') a`,
    into(
      'buyer_refusals (id, event_id, issuer_id, name, email, phone, keys, tickets, refused_at)',
      `${ID}, e.id, e.issuer_id, 'Buyer', 'buyer' || i || '@example.com', '+254700000001', ARRAY[repeat('ab', 32)], 3, ${MOMENT}`,
    ),
    into(
      'waiting_entries (id, issuer_id, event_id, tier_id, name, email, quantity, secret_hash, joined_at)',
      `${ID}, e.issuer_id, e.id, (SELECT id FROM tiers WHERE event_id = e.id LIMIT 1), 'Guest', 'g' || i || '@example.com', 1,
        decode(md5(i::text), 'hex'), ${MOMENT}`,
    ),
    into(
      'selling_codes (id, issuer_id, event_id, code, percent_off, created_at, created_by)',
      `${ID}, e.issuer_id, e.id, 'CODE' || i, 1000, ${MOMENT}, o.id`,
    ),
    into(
      'webhook_endpoints (id, issuer_id, url, description, types, secret, created_by, address_set_by, created_at)',
      `${ID}, e.issuer_id, 'https://example.com/' || i, '', '{order.paid}', 'sealed', o.id, o.id, ${MOMENT}`,
    ),
    into(
      `payment_attempts (id, order_id, issuer_id, event_id, account_id, provider, number, units, currency, account_reference,
        callback_hash, state, finding, expires_at, created_at)`,
      `${ID}, ${ID}, e.issuer_id, e.id, ${ID}, 'mpesa', 1, 10000000, 'KES', 'REF' || i, decode(md5(i::text) || md5(i::text), 'hex'),
        'expired', 'unresolved', ${MOMENT}, ${MOMENT}`,
    ),
    `INSERT INTO scan_conflicts (id, issuer_id, event_id, ticket_id, winner_scan_id, loser_scan_id, detected_at)
      SELECT ${ID}, s.issuer_id, '${eventId}', s.ticket_id, gen_random_uuid(), s.id, timestamptz '2026-10-01 10:00Z' + (n / 2) * interval '1 minute'
      FROM (SELECT *, row_number() OVER () AS n FROM scans WHERE ticket_id IS NOT NULL LIMIT 5) s`,
    copies('issuers', `'id', ${ID}, 'name', 'House ' || i, 'slug', 'house-' || i, 'created_at', ${MOMENT}`),
    `INSERT INTO platform_selling (issuer_id, is_open, changed_at) SELECT id, true, created_at FROM issuers LIMIT 5`,
    `WITH d AS (INSERT INTO payout_destinations (id, issuer_id, currency, kind, holder, number, set_by, set_at)
        SELECT ${ID}, e.issuer_id, 'KES', 'mpesa', 'Holder', '254711000111', o.id, e.created_at FROM ${event}, ${owner} RETURNING *)
      INSERT INTO payouts (id, issuer_id, currency, units, destination_id, state, requested_by, requested_at)
      SELECT ${ID}, d.issuer_id, d.currency, 10000000, d.id, 'requested', d.set_by, ${MOMENT} FROM d, ${FIVE}`,
    copies('expenses', `'id', ${ID}, 'receipt_id', NULL, 'submitted_at', ${MOMENT}`),
    copies(
      'contracts',
      `'id', ${ID}, 'name', 'Shares ' || i, 'status', 'draft', 'escrow_key', NULL,
        'transaction_hash', NULL, 'finalized_at', NULL, 'created_at', ${MOMENT}`,
    ),
    copies(
      'partners',
      `'id', ${ID}, 'email', 'partner' || i || '@example.com', 'user_id', NULL, 'status', 'pending', 'public_key', NULL,
        'answered_at', NULL, 'token_hash', NULL, 'token_expires_at', NULL, 'invited_at', ${MOMENT}`,
    ),
  ];
  return `BEGIN; SET LOCAL session_replication_role = replica; ${statements.join(';\n')}; COMMIT`;
}
