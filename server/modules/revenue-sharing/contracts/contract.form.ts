import type { ContractRecord, ContractRow, ShareRecord, SignatoryRecord } from './contract.record.ts';

/** The columns and tables that belong to a contract `c`. JSON would round amounts, so they are texts. */
export const CONTRACT = `i.name AS "issuerName",
  json_build_object('id', e.id, 'name', e.name, 'slug', e.slug, 'startAt', e.start_at, 'venue', e.venue,
    'status', e.status) AS event,
  (SELECT json_agg(json_build_object('id', s.id, 'position', s.position, 'userId', s.user_id, 'name', u.name,
      'email', u.email, 'active', u.status = 'active', 'approvedAt', a.approved_at, 'publicKey', s.public_key,
      'keyHolder', s.key_holder, 'walletKey', w.public_key, 'ownKey', k.public_key) ORDER BY s.position)
    FROM contract_signatories s JOIN users u ON u.id = s.user_id
    LEFT JOIN contract_approvals a ON a.contract_id = s.contract_id AND a.user_id = s.user_id
    LEFT JOIN wallets w ON w.user_id = s.user_id
    LEFT JOIN own_signing_keys k ON k.user_id = s.user_id WHERE s.contract_id = c.id) AS signatories,
  (SELECT json_agg(json_build_object('id', h.id, 'position', h.position, 'type', h.share_type, 'bps', h.share_bps,
      'fixedUnits', h.fixed_units::text, 'paidUnits', (SELECT coalesce(sum(y.units), 0)::text FROM round_payments y
        JOIN rounds r ON r.id = y.round_id AND r.state = 'released'
        WHERE y.contract_id = c.id AND y.live AND y.share_id = h.id), 'partner', json_build_object('id', p.id, 'name', p.name, 'email', p.email,
        'role', p.role, 'status', p.status, 'userId', p.user_id, 'publicKey', w.public_key, 'invitedAt', p.invited_at,
        'answeredAt', p.answered_at)) ORDER BY h.position)
    FROM contract_shares h JOIN partners p ON p.id = h.partner_id
    LEFT JOIN wallets w ON w.user_id = p.user_id WHERE h.contract_id = c.id) AS shares,
  EXISTS (SELECT FROM contracts o WHERE o.event_id = c.event_id AND o.id <> c.id
    AND o.status IN ('finalizing', 'final')) AS "eventTaken"
  FROM contracts c JOIN issuers i ON i.id = c.issuer_id JOIN events e ON e.id = c.event_id`;

/** A row as the database returns it: within JSON, timestamps and amounts are texts. */
export interface StoredContract extends ContractRow {
  issuerName: string;
  event: Omit<ContractRecord['event'], 'startAt'> & { startAt: string };
  signatories: (Omit<SignatoryRecord, 'approvedAt'> & { approvedAt: string | null })[] | null;
  shares: StoredShare[] | null;
  eventTaken: boolean;
}

type StoredShare = Omit<ShareRecord, 'fixedUnits' | 'paidUnits' | 'partner'> & {
  fixedUnits: string | null;
  paidUnits: string;
  partner: Omit<ShareRecord['partner'], 'invitedAt' | 'answeredAt'> & {
    invitedAt: string;
    answeredAt: string | null;
  };
};

export function contractRecordOf(stored: StoredContract): ContractRecord {
  return {
    ...stored,
    event: { ...stored.event, startAt: new Date(stored.event.startAt) },
    signatories: (stored.signatories ?? []).map((signatory) => ({
      ...signatory,
      approvedAt: momentOf(signatory.approvedAt),
    })),
    shares: (stored.shares ?? []).map(shareOf),
  };
}

function shareOf({ fixedUnits, paidUnits, partner, ...share }: StoredShare): ShareRecord {
  return {
    ...share,
    fixedUnits: fixedUnits === null ? null : BigInt(fixedUnits),
    paidUnits: BigInt(paidUnits),
    partner: {
      ...partner,
      invitedAt: new Date(partner.invitedAt),
      answeredAt: momentOf(partner.answeredAt),
    },
  };
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
