import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Connection } from '../../../platform/db/connection.ts';
import type { IntentRow } from './stored-intent.ts';

export const INTENT_COLUMNS = `id, network_id, kind, business_key, state, operations, memo_hash, signers, reference, not_after, by_channel, presigned,
  created_at, source, seq, max_time, fee_bid, tx_hash, envelope_xdr, bump_hash, bump_xdr, bump_bid`;

/** The columns from which an outcome is derived, for an intent in any state. */
export interface OutcomeRow extends IntentRow {
  failure: string | null;
  result_codes: { transaction: string; operations: string[] } | null;
  ledger: bigint | null;
  closed_at: Date | null;
  fee_charged: bigint | null;
  fee_account: string | null;
}

export async function readOutcomes(connection: Connection, ids: string[]): Promise<OutcomeRow[]> {
  return connection.run<OutcomeRow>(SYSTEM_TENANCY, {
    name: 'intent-outcomes',
    text: `SELECT ${INTENT_COLUMNS}, failure, result_codes, ledger, closed_at, fee_charged, fee_account
           FROM ledger_intents WHERE id = ANY($1::uuid[])`,
    values: [ids],
  });
}

/** The last sequence numbers known to be used. Accounts never used, or lost track of, are missing. */
export async function readSequences(
  connection: Connection,
  networkId: string,
  publicKeys: string[],
): Promise<Map<string, bigint>> {
  const rows = await connection.run<{ public_key: string; sequence: bigint }>(SYSTEM_TENANCY, {
    name: 'ledger-sequences',
    text: `SELECT public_key, sequence FROM ledger_accounts
           WHERE network_id = $1 AND public_key = ANY($2::text[]) AND sequence IS NOT NULL`,
    values: [networkId, publicKeys],
  });
  return new Map(rows.map((row) => [row.public_key, row.sequence]));
}

/** Number of intents per unfinished state. */
export async function countUnfinished(connection: Connection): Promise<{ state: string; count: bigint }[]> {
  return connection.run(SYSTEM_TENANCY, {
    name: 'intents-unfinished',
    text: `SELECT state, count(*) AS count FROM ledger_intents
           WHERE state IN ('intended', 'prepared', 'sent') GROUP BY state`,
  });
}
