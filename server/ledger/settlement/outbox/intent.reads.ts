import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Connection } from '../../../platform/db/connection.ts';
import { INTENT_COLUMNS, type IntentRow } from './stored-intent.ts';

/** The columns from which an outcome is derived, for an intent in any state. */
export interface OutcomeRow extends IntentRow {
  failure: string | null;
  resultCodes: { transaction: string; operations: string[] } | null;
  ledger: bigint | null;
  closedAt: Date | null;
  feeCharged: bigint | null;
  feeAccount: string | null;
}

export async function readOutcomes(connection: Connection, ids: string[]): Promise<OutcomeRow[]> {
  return connection.run<OutcomeRow>(SYSTEM_TENANCY, {
    name: 'intent-outcomes',
    text: `SELECT ${INTENT_COLUMNS}, failure, result_codes AS "resultCodes", ledger, closed_at AS "closedAt",
             fee_charged AS "feeCharged", fee_account AS "feeAccount" FROM ledger_intents WHERE id = ANY($1::uuid[])`,
    values: [ids],
  });
}

/** The last sequence numbers known to be used. Accounts never used, or lost track of, are missing. */
export async function readSequences(
  connection: Connection,
  networkId: string,
  publicKeys: string[],
): Promise<Map<string, bigint>> {
  const rows = await connection.run<{ publicKey: string; sequence: bigint }>(SYSTEM_TENANCY, {
    name: 'ledger-sequences',
    text: `SELECT public_key AS "publicKey", sequence FROM ledger_accounts
           WHERE network_id = $1 AND public_key = ANY($2::text[]) AND sequence IS NOT NULL`,
    values: [networkId, publicKeys],
  });
  return new Map(rows.map((row) => [row.publicKey, row.sequence]));
}

/** Number of intents per unfinished state. */
export async function countUnfinished(connection: Connection): Promise<{ state: string; count: bigint }[]> {
  return connection.run(SYSTEM_TENANCY, {
    name: 'intents-unfinished',
    text: `SELECT state, count(*) AS count FROM ledger_intents
           WHERE state IN ('intended', 'prepared', 'sent') GROUP BY state`,
  });
}
