import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { IntentFailure } from '../intent.ts';
import type { StoredIntent } from '../outbox/stored-intent.ts';
import type { SubmissionNote } from '../outbox/tracked-intent.ts';

/** Final state of an intent. */
export interface Ending {
  intent: StoredIntent;
  state: 'succeeded' | 'failed' | 'dead';
  /** null: it succeeded. */
  failure: IntentFailure | null;
  /** Its ledger, fee and paying account, successful or not. null: it never was on the ledger. */
  onLedger: IntentFailure['onLedger'];
  /** Submission notes not written yet. */
  note: SubmissionNote | null;
}

/**
 * Records how intents ended, many at once. Only the first record of an intent counts: an intent that is final, or has
 * other bytes, is not changed.
 * @returns the ids of those that this call recorded
 */
export async function recordEndings(tx: Tx, endings: readonly Ending[]): Promise<Set<string>> {
  const column = <T>(value: (ending: Ending) => T): T[] => endings.map(value);
  const rows = await tx.prepared<{ id: string }>('intents-record', RECORD, [
    column(({ intent }) => intent.id),
    column(({ state }) => state),
    column(({ intent }) => intent.built?.hash ?? null),
    column(({ failure }) => failure?.reason ?? null),
    column(({ failure }) => (failure?.codes ? JSON.stringify(failure.codes) : null)),
    column(({ onLedger }) => onLedger?.ledger ?? null),
    column(({ onLedger }) => onLedger?.closedAt ?? null),
    column(({ onLedger }) => onLedger?.feeCharged ?? null),
    column(({ onLedger }) => onLedger?.feeAccount ?? null),
    column(({ note }) => note?.attempts ?? 0),
    column(({ note }) => note?.doubtful ?? false),
    column(({ note }) => note?.answer ?? null),
  ]);
  return new Set(rows.map(({ id }) => id));
}

/**
 * A transaction that the ledger tried has consumed its sequence number, successful or not; otherwise it is unknown
 * which transaction uses the number. A state written as here matches no partial index: the rows are looked up by their
 * ids, however many there are.
 */
const RECORD = `
  WITH given AS (
    SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::jsonb[], $6::bigint[], $7::timestamptz[],
                         $8::bigint[], $9::text[], $10::integer[], $11::boolean[], $12::text[])
      AS g (id, state, tx_hash, failure, codes, ledger, closed_at, fee_charged, fee_account, attempts, doubtful, answer)
  ), done AS (
    UPDATE ledger_intents i
    SET state = g.state, failure = g.failure, result_codes = g.codes, ledger = g.ledger, closed_at = g.closed_at,
        fee_charged = g.fee_charged, fee_account = g.fee_account, finished_at = clock_timestamp(),
        claimed_by = NULL, claimed_until = NULL, attempts = i.attempts + g.attempts,
        doubtful = i.doubtful OR g.doubtful, last_answer = coalesce(g.answer, i.last_answer)
    FROM given g
    WHERE i.id = g.id AND i.tx_hash IS NOT DISTINCT FROM g.tx_hash
      AND (i.state || '' IN ('prepared', 'sent') OR (i.state || '' = 'intended' AND g.tx_hash IS NULL))
    RETURNING i.id, i.network_id, i.source, i.seq, i.ledger
  ), used AS (
    UPDATE ledger_accounts a
    SET sequence = CASE WHEN d.ledger IS NULL THEN NULL ELSE greatest(a.sequence, d.seq) END
    FROM done d WHERE a.network_id = d.network_id AND a.public_key = d.source AND d.seq IS NOT NULL
  )
  SELECT id FROM done`;

/** Withdraws an intent. @returns false: its transaction was built already */
export async function withdrawIntent(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE ledger_intents SET state = 'dead', failure = 'withdrawn', finished_at = clock_timestamp(),
       claimed_by = NULL, claimed_until = NULL
     WHERE id = $1 AND state = 'intended' RETURNING id`,
    [id],
  );
  return rows.length === 1;
}
