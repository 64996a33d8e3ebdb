const HOLDER = 'coalesce(o.email, t.holder_email::citext)';

/**
 * The people of a group, each once and without the sender: `email`, and `user_id` where they have an account. A holder's
 * account is the buyer's, or the one that has verified the holder's address. Guests who gave no address cannot be reached.
 * @param batch one row with the columns of a batch that name the group: `event_id`, `tiers` and `ticket_ids` (null: all),
 *   `contract_id`, `audience` and `issuer_id` (for followers), and `sender_id`
 */
export const recipientsOf = (batch: string): string => `
  SELECT * FROM (SELECT DISTINCT ON (${HOLDER}) ${HOLDER} AS email, o.id AS user_id
    FROM ${batch} b JOIN tickets t ON t.event_id = b.event_id AND t.status = 'active'
        AND (b.ticket_ids IS NULL OR t.id = ANY (b.ticket_ids))
      JOIN tiers r ON r.id = t.tier_id AND (b.tiers IS NULL OR r.name = ANY (b.tiers))
      LEFT JOIN users v ON t.user_id IS NULL AND v.email = t.holder_email::citext AND v.email_verified_at IS NOT NULL
      LEFT JOIN users o ON o.id = coalesce(t.user_id, v.id)
    WHERE o.id IS DISTINCT FROM b.sender_id AND ${HOLDER} <> '' ORDER BY ${HOLDER}, o.id) holders
  UNION ALL
  SELECT u.email, u.id FROM ${batch} b JOIN contract_signatories s ON s.contract_id = b.contract_id
    JOIN users u ON u.id = s.user_id
  WHERE u.id <> b.sender_id
  UNION ALL
  SELECT f.email::citext, NULL::uuid FROM ${batch} b JOIN issuer_followers f ON f.issuer_id = b.issuer_id
  WHERE b.audience = 'followers' AND f.confirmed_at IS NOT NULL`;
