import type { NotificationKind } from '../../platform/vocabulary.ts';

/** A kind of pending item: for whom, about what. Restricted to one context ($1), or all when it is null; $2 is now. */
export interface PendingItem {
  kind: NotificationKind;
  pending: string;
  /** True when it can end by itself. A past occurrence, such as a conflict, stays. */
  ends: boolean;
  /** Reads further contexts that a change of these ($1, an array) concerns. */
  concerned?: string;
}

/** Decisions that signatories must take: on a draft, on a release, on an expense that is not their own. */
const APPROVALS = `
  SELECT s.user_id, 'contract:' || c.id AS subject_key, c.id AS context_id,
    jsonb_build_object('what', 'contract', 'contract', c.name, 'event', e.name) AS data,
    '/dashboard?tab=partnerships&contract=' || c.id AS link, $2::timestamptz IS NOT NULL AS is_due
  FROM contracts c JOIN events e ON e.id = c.event_id JOIN contract_signatories s ON s.contract_id = c.id
  WHERE c.status = 'draft' AND ($1::uuid IS NULL OR c.id = $1)
    AND NOT EXISTS (SELECT FROM contract_approvals a WHERE a.contract_id = c.id AND a.user_id = s.user_id)
  UNION ALL
  SELECT s.user_id, 'round:' || r.id, c.id,
    jsonb_build_object('what', 'round', 'contract', c.name, 'units', r.total_units::text),
    '/dashboard?tab=partnerships&contract=' || c.id || '&round=' || r.id, true
  FROM rounds r JOIN contracts c ON c.id = r.contract_id JOIN contract_signatories s ON s.contract_id = c.id
  WHERE r.state = 'pending' AND r.expires_at > $2 AND ($1::uuid IS NULL OR c.id = $1)
    AND NOT EXISTS (SELECT FROM round_authorizations a WHERE a.round_id = r.id AND a.user_id = s.user_id)
  UNION ALL
  SELECT s.user_id, 'expense:' || x.id, c.id,
    jsonb_build_object('what', 'expense', 'contract', c.name, 'description', x.description),
    '/dashboard?tab=partnerships&contract=' || c.id, true
  FROM expenses x JOIN contracts c ON c.id = x.contract_id AND c.status <> 'withdrawn'
    JOIN contract_signatories s ON s.contract_id = c.id AND s.user_id <> x.submitted_by
  WHERE x.status = 'pending' AND ($1::uuid IS NULL OR c.id = $1)`;

/** Raised once when stock falls to 10 or fewer; raised again only after a refill. */
const LOW_STOCK = `
  SELECT u.id AS user_id, 'event:' || e.id AS subject_key, e.id AS context_id,
    jsonb_build_object('event', e.name, 'left', t.places::text) AS data,
    '/dashboard?tab=events&event=' || e.id AS link, t.places > 0 AS is_due
  FROM events e JOIN users u ON u.issuer_id = e.issuer_id AND u.role IN ('issuer_owner', 'issuer_admin'),
    LATERAL (SELECT CASE WHEN bool_or(pooled) THEN free_together(array_agg(id)) ELSE sum(capacity - sold - held) END AS places
      FROM tiers WHERE event_id = e.id) t
  WHERE e.status = 'published' AND e.end_at > $2 AND ($1::uuid IS NULL OR e.id = $1) AND t.places <= 10`;

/** Events whose tiers share capacity with those of the events: a sale of one leaves fewer tickets of all. */
const EVENTS_OF_POOLS = `
  SELECT DISTINCT o.event_id AS id FROM tiers t JOIN tier_pools x ON x.tier_id = t.id
    JOIN tier_pools y ON y.pool_id = x.pool_id JOIN tiers o ON o.id = y.tier_id
  WHERE t.event_id = ANY($1::uuid[]) AND t.pooled`;

/** Two doors admitted the same ticket. */
const CONFLICTS = `
  SELECT u.id AS user_id, 'conflict:' || c.id AS subject_key, e.id AS context_id,
    jsonb_build_object('event', e.name, 'tier', r.name, 'number', ticket_number(r.number, t.serial)) AS data,
    '/dashboard?tab=search&ticket=' || c.ticket_id AS link, true AS is_due
  FROM scan_conflicts c JOIN events e ON e.id = c.event_id JOIN tickets t ON t.id = c.ticket_id
    JOIN tiers r ON r.id = t.tier_id
    JOIN users u ON u.issuer_id = c.issuer_id AND u.role IN ('issuer_owner', 'issuer_admin')
  WHERE c.detected_at > $2::timestamptz - interval '1 day' AND ($1::uuid IS NULL OR e.id = $1)`;

/** An offline door admitted a void ticket. */
const VOID_ENTRIES = `
  SELECT u.id AS user_id, 'void_entry:' || v.scan_id AS subject_key, e.id AS context_id,
    jsonb_build_object('event', e.name, 'tier', r.name, 'number', ticket_number(r.number, t.serial)) AS data,
    '/dashboard?tab=search&ticket=' || v.ticket_id AS link, true AS is_due
  FROM void_entries v JOIN events e ON e.id = v.event_id JOIN tickets t ON t.id = v.ticket_id
    JOIN tiers r ON r.id = t.tier_id
    JOIN users u ON u.issuer_id = v.issuer_id AND u.role IN ('issuer_owner', 'issuer_admin')
  WHERE v.received_at > $2::timestamptz - interval '1 day' AND ($1::uuid IS NULL OR e.id = $1)`;

/** Payments that a payer's bank has taken back and not decided about: the provider takes the organiser's answer. */
const DISPUTES = `
  SELECT u.id AS user_id, 'dispute:' || a.id AS subject_key, e.id AS context_id,
    jsonb_build_object('event', e.name, 'units', a.units::text, 'currency', a.currency) AS data,
    '/dashboard?tab=events&event=' || e.id || '&part=orders&search=' || a.order_id AS link, $2::timestamptz IS NOT NULL AS is_due
  FROM payment_attempts a JOIN events e ON e.id = a.event_id
    JOIN users u ON u.issuer_id = a.issuer_id AND u.role IN ('issuer_owner', 'issuer_admin')
  WHERE a.is_disputed AND ($1::uuid IS NULL OR e.id = $1)`;

/**
 * Payouts that the platform's admins must approve, send or look into; and for the organiser, for a week, how they ended.
 */
const PAYOUTS = `
  SELECT u.id AS user_id, 'payout:' || p.id || ':' || n.what AS subject_key, p.issuer_id AS context_id,
    jsonb_build_object('what', n.what, 'issuer', i.name, 'units', p.units::text, 'currency', p.currency) AS data,
    '/dashboard?tab=payouts' AS link, true AS is_due
  FROM payouts p JOIN issuers i ON i.id = p.issuer_id
    CROSS JOIN LATERAL (SELECT CASE WHEN p.is_unconfirmed THEN 'unconfirmed' WHEN p.state = 'approved' THEN 'send' ELSE 'approve' END AS what) n
    JOIN users u ON u.role = 'system_admin'
  WHERE (p.state IN ('requested', 'approved') OR p.is_unconfirmed) AND ($1::uuid IS NULL OR p.issuer_id = $1)
    AND (p.state <> 'requested' OR u.id NOT IN (p.requested_by, coalesce(p.first_approved_by, p.requested_by)))
  UNION ALL
  SELECT u.id, 'payout:' || p.id || ':' || p.state, p.issuer_id,
    jsonb_build_object('what', p.state, 'issuer', i.name, 'units', p.units::text, 'currency', p.currency), '/dashboard?tab=payouts', true
  FROM payouts p JOIN issuers i ON i.id = p.issuer_id
    JOIN users u ON u.issuer_id = p.issuer_id AND u.role IN ('issuer_owner', 'issuer_admin', 'issuer_finance') AND u.limited_since IS NULL
  WHERE p.finished_at > $2::timestamptz - interval '7 days' AND ($1::uuid IS NULL OR p.issuer_id = $1)`;

/**
 * Changes of accounts that income goes to, while they wait and for a week after: for all people of the organisation who
 * could make them, the one who did included. Those of the platform are for its admins.
 */
const ACCOUNT_CHANGES = `
  SELECT u.id AS user_id, 'account_change:' || c.id || ':' || c.state AS subject_key, c.id AS context_id,
    jsonb_build_object('state', c.state, 'what', c.kind, 'label', c.label, 'replaces', c.replaces, 'until', c.effective_at,
      'by', coalesce((SELECT b.name FROM users b WHERE b.id = c.requested_by), '')) AS data,
    CASE WHEN c.kind = 'destination' OR c.issuer_id IS NULL THEN '/dashboard?tab=payouts' ELSE '/dashboard?tab=payments' END AS link,
    true AS is_due
  FROM account_changes c JOIN users u ON CASE WHEN c.issuer_id IS NULL THEN u.role = 'system_admin'
    ELSE u.issuer_id = c.issuer_id AND u.role IN ('issuer_owner', 'issuer_admin', 'issuer_finance') AND u.limited_since IS NULL END
  WHERE ($1::uuid IS NULL OR c.id = $1)
    AND (c.state = 'waiting' OR (c.state <> 'withdrawn' AND c.decided_at > $2::timestamptz - interval '7 days'))`;

/** For accounts with the invited address, once it is verified. */
const INVITATIONS = `
  SELECT u.id AS user_id, 'partner:' || p.id AS subject_key, p.id AS context_id,
    jsonb_build_object('issuer', i.name, 'role', p.role) AS data,
    '/dashboard?tab=partnerships' AS link, true AS is_due
  FROM partners p JOIN issuers i ON i.id = p.issuer_id
    JOIN users u ON u.email = p.email::citext AND u.email_verified_at IS NOT NULL
  WHERE p.status = 'pending' AND p.token_expires_at > $2 AND ($1::uuid IS NULL OR p.id = $1)`;

export const PENDING_ITEMS = {
  approvals: { kind: 'approval', pending: APPROVALS, ends: true },
  lowStock: { kind: 'low_stock', pending: LOW_STOCK, ends: true, concerned: EVENTS_OF_POOLS },
  conflicts: { kind: 'conflict', pending: CONFLICTS, ends: false },
  voidEntries: { kind: 'void_entry', pending: VOID_ENTRIES, ends: false },
  disputes: { kind: 'dispute', pending: DISPUTES, ends: true },
  payouts: { kind: 'payout', pending: PAYOUTS, ends: true },
  accountChanges: { kind: 'account_change', pending: ACCOUNT_CHANGES, ends: true },
  invitations: { kind: 'invitation', pending: INVITATIONS, ends: true },
} as const satisfies Record<string, PendingItem>;
