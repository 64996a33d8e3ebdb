import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Connection } from '../../../platform/db/connection.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Built } from '../intent.ts';
import type { Bump } from '../outbox/stored-intent.ts';
import type { SubmissionNote } from '../outbox/tracked-intent.ts';

/**
 * Stores built transactions, many in one statement. It locks the account's row, so that two processes never assign the
 * same sequence number; the second process, or one that relied on another number, stores nothing.
 * @returns the ids of those that may now be submitted
 */
export async function storeBuilt(
  connection: Connection,
  networkId: string,
  given: readonly { id: string; built: Built }[],
): Promise<Set<string>> {
  const column = <T>(value: (built: Built) => T): T[] => given.map(({ built }) => value(built));
  const rows = await connection.run<{ id: string }>(SYSTEM_TENANCY, {
    name: 'intents-store-built',
    text: STORE_BUILT,
    values: [
      networkId,
      given.map(({ id }) => id),
      column(({ source }) => source),
      column(({ seq }) => seq),
      column(({ maxTime }) => maxTime),
      column(({ feeBid }) => feeBid),
      column(({ hash }) => hash),
      column(({ envelopeXdr }) => envelopeXdr),
    ],
  });
  return new Set(rows.map(({ id }) => id));
}

// A state written this way matches no partial index: the rows are looked up by their ids, however many there are.
const STORE_BUILT = `
  WITH given AS (
    SELECT * FROM unnest($2::uuid[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[], $8::text[])
      AS g (id, source, seq, max_time, fee_bid, tx_hash, envelope_xdr)
  ), locked AS (
    INSERT INTO ledger_accounts AS a (network_id, public_key, sequence)
    SELECT $1, source, seq - 1 FROM given ORDER BY source
    ON CONFLICT (network_id, public_key) DO UPDATE SET sequence = coalesce(a.sequence, excluded.sequence)
    RETURNING a.public_key, a.sequence
  )
  UPDATE ledger_intents i
  SET state = 'prepared', source = g.source, seq = g.seq, min_time = 0, max_time = g.max_time, fee_bid = g.fee_bid,
      tx_hash = g.tx_hash, envelope_xdr = g.envelope_xdr, prepared_at = clock_timestamp(), doubtful = false
  FROM given g JOIN locked l ON l.public_key = g.source AND l.sequence = g.seq - 1
  WHERE i.id = g.id AND i.network_id = $1 AND i.state || '' = 'intended'
    AND NOT EXISTS (SELECT FROM ledger_intents o
                    WHERE o.network_id = $1 AND o.source = g.source AND o.state IN ('prepared', 'sent'))
  RETURNING i.id`;

export interface Sending extends SubmissionNote {
  id: string;
}

/** Records submissions and their answers, with a delay. For people and metrics: nothing is decided by it. */
export async function recordSent(connection: Connection, given: readonly Sending[]): Promise<void> {
  await connection.run(SYSTEM_TENANCY, {
    name: 'intents-note-sent',
    text: `UPDATE ledger_intents i
           SET state = CASE i.state WHEN 'prepared' THEN 'sent' ELSE i.state END, attempts = i.attempts + g.attempts, doubtful = i.doubtful OR g.doubtful, last_answer = g.answer
           FROM unnest($1::uuid[], $2::integer[], $3::boolean[], $4::text[]) AS g (id, attempts, doubtful, answer)
           WHERE i.id = g.id`,
    values: [
      given.map(({ id }) => id),
      given.map(({ attempts }) => attempts),
      given.map(({ doubtful }) => doubtful),
      given.map(({ answer }) => answer),
    ],
  });
}

/** Stores a fee bump. @param hash of the inner transaction. @returns false: the intent has other bytes by now */
export async function storeBump(
  connection: Connection,
  id: string,
  hash: string,
  bump: Bump,
): Promise<boolean> {
  const rows = await connection.run(SYSTEM_TENANCY, {
    name: 'intents-store-bump',
    text: `UPDATE ledger_intents SET bump_hash = $3, bump_xdr = $4, bump_bid = $5
           WHERE id = $1 AND tx_hash = $2 AND state IN ('prepared', 'sent') RETURNING id`,
    values: [id, hash, bump.hash, bump.envelopeXdr, bump.bid],
  });
  return rows.length === 1;
}

/**
 * Abandons bytes that can never be applied any more, so that others may be built. The next sequence number is read
 * anew.
 * @param reason the proof
 * @returns false: the intent has other bytes by now
 */
export async function abandonBuilt(tx: Tx, id: string, hash: string, reason: string): Promise<boolean> {
  const rows = await tx.query(BURY, [id, hash, reason]);
  return rows.length === 1;
}

const BURY = `
  WITH dead AS (
    SELECT id, network_id, tx_hash, source, seq, max_time, envelope_xdr FROM ledger_intents
    WHERE id = $1 AND tx_hash = $2 AND state IN ('prepared', 'sent') FOR UPDATE
  ), buried AS (
    INSERT INTO ledger_dead_envelopes (network_id, tx_hash, intent_id, source, seq, max_time, envelope_xdr, reason)
    SELECT network_id, tx_hash, id, source, seq, max_time, envelope_xdr, $3 FROM dead
  ), reset AS (
    UPDATE ledger_accounts a SET sequence = NULL FROM dead d
    WHERE a.network_id = d.network_id AND a.public_key = d.source
  )
  UPDATE ledger_intents i
  SET state = 'intended', source = CASE WHEN i.by_channel THEN NULL ELSE i.source END, seq = NULL, min_time = NULL,
      max_time = NULL, fee_bid = NULL, tx_hash = NULL, envelope_xdr = NULL, bump_hash = NULL, bump_xdr = NULL,
      bump_bid = NULL, rebuilds = i.rebuilds + 1
  FROM dead d WHERE i.id = d.id RETURNING i.id`;
