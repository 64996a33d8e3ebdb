import { SYSTEM_TENANCY, tenancyOf } from '../../../platform/access/actor.ts';
import { selectList } from '../../../platform/db/columns.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Slice } from '../../../platform/db/statement.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { AuthorizationRecord, PaymentRecord, RoundRecord } from './round.record.ts';
import { RoundRow } from './round.row.ts';
import { OPEN_STATES } from './round.rules.ts';

/** The states of open rounds, as a list in SQL. */
export const OPEN_ROUND_STATES = `('${OPEN_STATES.join("', '")}')`;

/** A round's own columns, of `rounds r`. */
export const ROUND = selectList(RoundRow, 'r');

/** Its names, payments and authorizations, with the tables. JSON would round amounts, so they are texts. */
const DETAILS = `c.name AS "contractName", e.name AS "eventName", u.name AS "triggeredByName",
  (SELECT json_agg(json_build_object('kind', p.kind, 'name', p.name, 'destination', p.destination,
      'units', p.units::text) ORDER BY p.position) FROM round_payments p WHERE p.round_id = r.id) AS payments,
  (SELECT json_agg(json_build_object('userId', a.user_id, 'name', s.name, 'publicKey', a.public_key, 'method', a.method,
      'authorizedAt', a.authorized_at, 'sent', a.sent) ORDER BY a.authorized_at, a.public_key)
    FROM round_authorizations a JOIN users s ON s.id = a.user_id WHERE a.round_id = r.id) AS authorizations
  FROM rounds r JOIN contracts c ON c.id = r.contract_id JOIN events e ON e.id = r.event_id
    JOIN users u ON u.id = r.triggered_by`;

interface StoredRound extends Omit<RoundRecord, 'payments' | 'authorizations'> {
  payments: (Omit<PaymentRecord, 'units'> & { units: string })[] | null;
  authorizations: (Omit<AuthorizationRecord, 'authorizedAt'> & { authorizedAt: string })[] | null;
}

function roundRecordOf(stored: StoredRound): RoundRecord {
  return {
    ...stored,
    payments: (stored.payments ?? []).map((payment) => ({ ...payment, units: BigInt(payment.units) })),
    authorizations: (stored.authorizations ?? []).map((one) => ({
      ...one,
      authorizedAt: new Date(one.authorizedAt),
    })),
  };
}

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
  return scope.db.read(tenancyOf(scope.actor), {
    name: `rounds-seen-${direction}`,
    text: `SELECT id, contract_id AS "contractId", created_at AS "createdAt" FROM rounds
      WHERE ($1::uuid IS NULL OR contract_id = $1)
        AND (NOT $2 OR state IN ${OPEN_ROUND_STATES})
        AND ($3::timestamptz IS NULL OR (created_at, id) ${beyond} ($3, $4::uuid))
      ORDER BY created_at ${direction}, id ${direction} LIMIT $5`,
    values: [request.contractId, request.openOnly, from && new Date(from[0]), from?.[1] ?? null, limit],
  });
}

/**
 * Reads rounds with everything that belongs to them, newest first. Bypasses row-level security; the caller must
 * authorize.
 */
export async function readRoundRecords(scope: Scope, ids: readonly string[]): Promise<RoundRecord[]> {
  const rows = await scope.db.read<StoredRound>(SYSTEM_TENANCY, {
    name: 'round-records',
    text: `SELECT ${ROUND}, ${DETAILS} WHERE r.id = ANY($1::uuid[]) ORDER BY r.created_at DESC, r.id DESC`,
    values: [ids],
  });
  return rows.map(roundRecordOf);
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

export interface StoredSignature {
  userId: string;
  publicKey: string;
  signature: Buffer;
}

/** Reads the signatures, oldest first. */
export async function readSignatures(tx: Tx, roundId: string): Promise<StoredSignature[]> {
  return tx.query<StoredSignature>(
    `SELECT user_id AS "userId", public_key AS "publicKey", signature FROM round_authorizations
     WHERE round_id = $1 ORDER BY authorized_at, public_key`,
    [roundId],
  );
}

/** Reads the sequence number that an intent's transaction used. Only the system reads intents. */
export async function readUsedNumber(tx: Tx, intentId: string): Promise<bigint | null> {
  const [row] = await tx.query<{ seq: bigint | null }>('SELECT seq FROM ledger_intents WHERE id = $1', [
    intentId,
  ]);
  return row?.seq ?? null;
}

/** Reads the payments in their order as operations: the transaction that is signed and the one that is submitted. */
export async function readPayoutOperations(tx: Tx, { id, escrowKey }: RoundRow) {
  const payments = await tx.query<{ to: string; stroops: bigint }>(
    'SELECT destination AS "to", units AS stroops FROM round_payments WHERE round_id = $1 ORDER BY position',
    [id],
  );
  return payments.map((payment) => ({ type: 'payment' as const, from: escrowKey, ...payment }));
}

/** Reads expenses that are approved, not paid, and in no other round, oldest first. */
export async function readOwedExpenses(
  tx: Tx,
  contractId: string,
): Promise<{ id: string; userId: string; name: string; units: bigint }[]> {
  return tx.query(
    `SELECT x.id, x.submitted_by AS "userId", u.name, x.owed_units AS units FROM expenses x JOIN users u ON u.id = x.submitted_by
     WHERE x.contract_id = $1 AND x.status = 'approved' AND x.paid_round_id IS NULL
       AND NOT EXISTS (SELECT FROM round_payments p WHERE p.expense_id = x.id AND p.live)
     ORDER BY x.decided_at, x.id LIMIT 100`,
    [contractId],
  );
}

/** Reads the stroops paid or about to be paid to each share. */
export async function readPaidByShare(tx: Tx, contractId: string): Promise<Map<string, bigint>> {
  const rows = await tx.query<{ id: string; units: string }>(
    `SELECT share_id AS id, sum(units) AS units FROM round_payments
     WHERE contract_id = $1 AND live AND share_id IS NOT NULL GROUP BY share_id`,
    [contractId],
  );
  return new Map(rows.map(({ id, units }) => [id, BigInt(units)]));
}

/** Counts the open rounds of the contract. */
export async function countOpen(tx: Tx, contractId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM rounds
     WHERE contract_id = $1 AND state IN ${OPEN_ROUND_STATES}`,
    [contractId],
  );
  return row?.count ?? 0;
}
