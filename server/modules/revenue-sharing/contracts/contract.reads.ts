import { SYSTEM_TENANCY, tenancyOf } from '../../../platform/access/actor.ts';
import { batchByKey } from '../../../platform/db/batch-by-key.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Slice } from '../../../platform/db/statement.ts';
import type { Scope } from '../../../platform/scope.ts';
import { PARTNER, type PartnerRecord } from '../partners/partner.reads.ts';
import { OPEN_ROUND_STATES } from '../rounds/round.reads.ts';
import type { ContractRecord, ContractRow, ShareRecord, SignatoryRecord } from './contract.record.ts';

/** The columns and tables that belong to a contract `c`. JSON would round amounts, so they are texts. */
const CONTRACT = `i.name AS "issuerName",
  json_build_object('id', e.id, 'name', e.name, 'slug', e.slug, 'startAt', e.start_at, 'timeZone', e.time_zone, 'venue', e.venue,
    'status', e.status) AS event,
  (SELECT json_agg(json_build_object('id', s.id, 'userId', s.user_id, 'name', u.name,
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
interface StoredContract extends ContractRow {
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

function contractRecordOf(stored: StoredContract): ContractRecord {
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

/** The columns of a contract's row, of the alias c. */
export const CONTRACT_COLUMNS = `c.id, c.issuer_id AS "issuerId", c.event_id AS "eventId", c.name, c.description, c.status AS state,
  c.required_sigs AS "requiredSigs", c.created_at AS "createdAt",
  c.network_id AS "networkId", c.escrow_key AS "escrowKey", c.intent_id AS "intentId",
  c.finalize_failure AS "finalizeFailure", c.transaction_hash AS "transactionHash", c.finalized_by AS "finalizedBy",
  c.finalized_at AS "finalizedAt"`;

/** Reads the contract, if row-level security shows it to the actor. */
export async function readContract(scope: Scope, id: string): Promise<ContractRecord | undefined> {
  const seen = await scope.db.read<{ id: string }>(tenancyOf(scope.actor), {
    name: 'contract-seen',
    text: `SELECT id FROM contracts WHERE id = $1 AND status <> 'withdrawn'`,
    values: [id],
  });
  const [record] = seen.length === 0 ? [] : await readContractRecords(scope, [id]);
  return record;
}

/**
 * Reads contracts with everything that belongs to them, in the order of the ids. Bypasses row-level security, which
 * hides the people and events of others from a member; the caller must authorize.
 */
export async function readContractRecords(scope: Scope, ids: readonly string[]): Promise<ContractRecord[]> {
  const records = await Promise.all(ids.map((id) => loadRecords(scope, id)));
  return records.filter((record) => record !== undefined);
}

const loadRecords = batchByKey(async (scope: Scope, ids: string[]) => {
  const rows = await scope.db.read<StoredContract>(SYSTEM_TENANCY, {
    name: 'contract-records',
    text: `SELECT ${CONTRACT_COLUMNS}, ${CONTRACT} WHERE c.id = ANY($1::uuid[])`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, contractRecordOf(row)]));
});

/** Reads the current contract within a system transaction; call `lockContract` first when it must not change. */
export async function readContractWithin(tx: Tx, id: string): Promise<ContractRecord | undefined> {
  const [row] = await tx.query<StoredContract>(`SELECT ${CONTRACT_COLUMNS}, ${CONTRACT} WHERE c.id = $1`, [
    id,
  ]);
  return row && contractRecordOf(row);
}

export interface ContractListRequest {
  eventId?: string | null | undefined;
  status?: 'draft' | 'final' | null | undefined;
  slice: Slice;
}

/** The view lists the contracts of the session's user, whose id is $2. */
const MINE = `(c.issuer_id = $1 OR ($2::uuid IS NOT NULL AND c.id IN (SELECT contract_id FROM contract_readers)))`;

/**
 * Reads the contracts that the actor may see, by their creation. The condition is the first barrier; row-level security
 * is the second.
 */
export async function readVisibleContracts(
  scope: Scope,
  request: ContractListRequest,
): Promise<{ id: string }[]> {
  const { tenant, user } = tenancyOf(scope.actor);
  const all = tenant === '*';
  const { from, limit, direction, beyond } = request.slice;
  return scope.db.read(tenancyOf(scope.actor), {
    name: `contracts-visible-${all ? 'all' : 'mine'}-${direction}-${limit}`,
    text: `SELECT c.id FROM contracts c
      WHERE ${all ? '$1::uuid IS NULL AND $2::uuid IS NULL' : MINE} AND c.status <> 'withdrawn'
        AND ($3::uuid IS NULL OR c.event_id = $3)
        AND ($4::text IS NULL OR (c.status = 'final') = ($4 = 'final'))
        AND ($5::timestamptz IS NULL OR (c.created_at, c.id) ${beyond} ($5, $6::uuid))
      ORDER BY c.created_at ${direction}, c.id ${direction} LIMIT ${limit}`,
    values: [
      all ? null : tenant,
      all ? null : user,
      request.eventId ?? null,
      request.status ?? null,
      from && new Date(from[0]),
      from?.[1] ?? null,
    ],
  });
}

/**
 * Reads which of the contracts the actor may know of, including withdrawn ones, because their removal is delivered too.
 */
export async function readVisibleIds(scope: Scope, ids: readonly string[]): Promise<string[]> {
  const rows = await scope.db.read<{ id: string }>(tenancyOf(scope.actor), {
    name: 'contracts-reach',
    text: 'SELECT id FROM contracts WHERE id = ANY($1::uuid[])',
    values: [ids],
  });
  return rows.map(({ id }) => id);
}

export interface ContractCounts {
  id: string;
  openRounds: number;
  pendingExpenses: number;
}

/** Counts the open items of each contract. Bypasses row-level security; the caller must authorize. */
export async function readContractCounts(scope: Scope, ids: readonly string[]): Promise<ContractCounts[]> {
  return scope.db.read<ContractCounts>(SYSTEM_TENANCY, {
    name: 'contract-counts',
    text: `SELECT c.id,
        (SELECT count(*)::integer FROM rounds r WHERE r.contract_id = c.id
          AND r.state IN ${OPEN_ROUND_STATES}) AS "openRounds",
        (SELECT count(*)::integer FROM expenses e WHERE e.contract_id = c.id AND e.status = 'pending') AS "pendingExpenses"
      FROM contracts c WHERE c.id = ANY($1::uuid[])`,
    values: [ids],
  });
}

/**
 * Reads the partners that the actor may know: their organiser's, and those who share in a contract that the actor is
 * in. Reads as the system, since row-level security shows a member no partner but themselves.
 */
export async function readKnownPartners(
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, PartnerRecord>> {
  const { tenant, user } = tenancyOf(scope.actor);
  const rows = await scope.db.read<PartnerRecord>(SYSTEM_TENANCY, {
    name: 'partners-known',
    text: `SELECT ${PARTNER} FROM partners p WHERE p.id = ANY($1::uuid[]) AND ($2 = '*' OR p.issuer_id::text = $2
        OR EXISTS (SELECT FROM contract_shares s JOIN contract_members m ON m.contract_id = s.contract_id
          WHERE s.partner_id = p.id AND m.user_id = $3))`,
    values: [ids, tenant, user],
  });
  return new Map(rows.map((partner) => [partner.id, partner]));
}

/** A signatory with the data that counting signatures needs. */
export interface SignatoryStanding {
  userId: string;
  publicKey: string | null;
  /** false: suspended; their signatures do not count. */
  active: boolean;
}

/** Reads the signatories in their order, within any transaction that may see the contract. */
export async function readSignatoryStandings(tx: Tx, contractId: string): Promise<SignatoryStanding[]> {
  return tx.query<SignatoryStanding>(
    `SELECT user_id AS "userId", public_key AS "publicKey", active
     FROM signatory_standings WHERE contract_id = $1 ORDER BY position`,
    [contractId],
  );
}

/** A ledger account that cannot be moved without the contract's signatories. */
export interface EscrowAccount {
  contractId: string;
  publicKey: string;
}

/** Finds the escrow that receives the event's sales on that network; undefined while there is no final contract. */
export async function escrowOfEvent(
  db: Database,
  eventId: string,
  networkId: string,
): Promise<EscrowAccount | undefined> {
  const [escrow] = await db.read<EscrowAccount>(SYSTEM_TENANCY, {
    name: 'escrow-of-event',
    text: `SELECT id AS "contractId", escrow_key AS "publicKey" FROM contracts
      WHERE event_id = $1 AND status = 'final' AND network_id = $2`,
    values: [eventId, networkId],
  });
  return escrow;
}
