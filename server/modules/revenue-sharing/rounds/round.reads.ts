import { SYSTEM_TENANCY, tenancyOf } from '../../../platform/access/actor.ts';
import { readTogether, readTogetherAsSystem } from '../../../platform/db/read-together.ts';
import type { Slice } from '../../../platform/db/slice.ts';
import type { Scope } from '../../../platform/scope.ts';
import { BELONGINGS, ROUND, roundRecordOf, type StoredRound } from './round.form.ts';
import type { RoundRecord } from './round.record.ts';

/** Reads the contract of a round, if row-level security shows both to the actor. */
export async function readRoundSeen(scope: Scope, id: string): Promise<{ contractId: string } | undefined> {
  const [row] = await scope.db.read<{ contractId: string }>(tenancyOf(scope.actor), {
    name: 'round-seen',
    text: `SELECT r.contract_id AS "contractId" FROM rounds r
      JOIN contracts c ON c.id = r.contract_id AND c.status <> 'withdrawn' WHERE r.id = $1`,
    values: [id],
  });
  return row;
}

export interface SeenRound {
  id: string;
  contractId: string;
  createdAt: Date;
}

export interface RoundListRequest {
  /** null: of every contract whose rounds the actor sees. */
  contractId: string | null;
  openOnly: boolean;
  slice: Slice;
}

/** Reads a page of the rounds that row-level security shows, by time. */
export async function readRoundsSeen(scope: Scope, request: RoundListRequest): Promise<SeenRound[]> {
  const { from, limit, direction, beyond } = request.slice;
  return readTogether(scope, {
    name: `rounds-seen-${direction}`,
    text: `SELECT id, contract_id AS "contractId", created_at AS "createdAt" FROM rounds
      WHERE ($1::uuid IS NULL OR contract_id = $1)
        AND (NOT $2 OR state IN ('preparing', 'pending', 'authorized', 'releasing', 'cancelling'))
        AND ($3::timestamptz IS NULL OR (created_at, id) ${beyond} ($3, $4::uuid))
      ORDER BY created_at ${direction}, id ${direction} LIMIT $5`,
    values: [request.contractId, request.openOnly, from && new Date(from[0]), from?.[1] ?? null, limit],
    moments: ['createdAt'],
  });
}

/**
 * Reads rounds with everything that belongs to them, newest first. Bypasses row-level security; the caller must
 * authorize.
 */
export async function readRoundRecords(scope: Scope, ids: readonly string[]): Promise<RoundRecord[]> {
  const rows = await readTogetherAsSystem<StoredRound>(scope, {
    name: 'round-records',
    text: `SELECT ${ROUND}, ${BELONGINGS} WHERE r.id = ANY($1::uuid[]) ORDER BY r.created_at DESC, r.id DESC`,
    values: [ids],
    amounts: ['units', 'totalUnits', 'channelSeq', 'maxTime', 'feeBid', 'ledger', 'feeUnits'],
    moments: ['createdAt', 'expiresAt', 'executedAt', 'channelClosedAt', 'endedAt'],
    bytes: ['requestHash', 'memoHash'],
  });
  return rows.map(roundRecordOf);
}

/** Reads the round that a key was used for before. */
export async function readRoundOfKey(
  scope: Scope,
  by: string,
  key: string,
): Promise<{ id: string; requestHash: Buffer; channelIntentId: string | null } | undefined> {
  const [row] = await scope.db.read<{ id: string; requestHash: Buffer; channelIntentId: string | null }>(
    SYSTEM_TENANCY,
    {
      name: 'round-of-key',
      text: `SELECT id, request_hash AS "requestHash", channel_intent_id AS "channelIntentId" FROM rounds
        WHERE triggered_by = $1 AND idempotency_key = $2`,
      values: [by, key],
    },
  );
  return row;
}

/** Reads the people who may have to be repaid for expenses, before anything is locked. */
export async function readCreditors(
  scope: Scope,
  contractId: string,
): Promise<{ userId: string; name: string }[]> {
  return scope.db.read(SYSTEM_TENANCY, {
    name: 'round-creditors',
    text: `SELECT DISTINCT x.submitted_by AS "userId", u.name FROM expenses x JOIN users u ON u.id = x.submitted_by
      WHERE x.contract_id = $1 AND x.status = 'approved' AND x.paid_round_id IS NULL`,
    values: [contractId],
  });
}

/** Reads rounds whose time may be over; seconds of ledger time. */
export async function readOverdue(scope: Scope, networkId: string, seconds: number): Promise<string[]> {
  const rows = await scope.db.read<{ id: string }>(SYSTEM_TENANCY, {
    name: 'rounds-overdue',
    text: `SELECT id FROM rounds WHERE network_id = $1 AND state IN ('pending', 'authorized') AND max_time < $2
      ORDER BY max_time LIMIT 200`,
    values: [networkId, seconds],
  });
  return rows.map(({ id }) => id);
}

/**
 * Reads rounds whose transaction may be on the ledger although the platform did not submit it: a payment with their
 * memo left the escrow, or they are being cancelled and something else has used their sequence number.
 */
export async function readDoubtful(scope: Scope, networkId: string): Promise<string[]> {
  const rows = await scope.db.read<{ id: string }>(SYSTEM_TENANCY, {
    name: 'rounds-doubtful',
    text: `SELECT r.id FROM rounds r LEFT JOIN ledger_intents n ON n.id = r.closing_intent_id
      WHERE r.network_id = $1 AND (
        (r.state = 'cancelling' AND (r.channel_closed_at IS NOT NULL OR n.state IN ('failed', 'dead')))
        OR (r.state IN ('pending', 'authorized') AND EXISTS (SELECT FROM wallet_movements m
          WHERE m.network_id = r.network_id AND m.public_key = r.escrow_key AND m.memo = encode(r.memo_hash, 'hex'))))
      LIMIT 200`,
    values: [networkId],
  });
  return rows.map(({ id }) => id);
}

/** Reads rounds that are over, or about to be, with a channel that nothing closes. */
export async function readLeftChannels(scope: Scope, networkId: string): Promise<string[]> {
  const rows = await scope.db.read<{ id: string }>(SYSTEM_TENANCY, {
    name: 'rounds-left-channels',
    text: `SELECT r.id FROM rounds r LEFT JOIN ledger_intents n ON n.id = r.closing_intent_id
      WHERE r.network_id = $1 AND r.channel_closed_at IS NULL AND r.channel_seq IS NOT NULL
        AND (r.ended_at IS NOT NULL OR r.state = 'cancelling') AND (n.id IS NULL OR n.state IN ('failed', 'dead')) LIMIT 200`,
    values: [networkId],
  });
  return rows.map(({ id }) => id);
}

/**
 * Reads the rounds that payments out of escrows belong to, while their outcome is unknown.
 * @param payers by the memos, hexadecimal
 */
export async function readRoundsOfMemos(
  scope: Scope,
  networkId: string,
  payers: ReadonlyMap<string, string>,
): Promise<string[]> {
  const rows = await scope.db.read<{ id: string }>(SYSTEM_TENANCY, {
    name: 'rounds-of-memos',
    text: `SELECT r.id FROM unnest($2::text[], $3::text[]) AS g (memo, payer)
      JOIN rounds r ON r.network_id = $1 AND r.escrow_key = g.payer AND r.memo_hash = decode(g.memo, 'hex')
      WHERE r.state IN ('pending', 'authorized', 'cancelling')`,
    values: [networkId, [...payers.keys()], [...payers.values()]],
  });
  return rows.map(({ id }) => id);
}
