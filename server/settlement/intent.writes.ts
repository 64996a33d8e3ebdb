import type { Tx } from '../db/in-transaction.ts';
import type { BuiltAhead } from './ahead.ts';
import { type Built, CHANNEL, type IntentWish } from './intent.ts';
import { operationsToJson } from './operations-json.ts';
import { AlreadyIntended } from './settlement.failures.ts';
import { otherSigners } from './stored-intent.ts';

export interface FreshWish {
  id: string;
  wish: IntentWish;
}

interface Claimed {
  networkId: string;
  /** null: any process may take them. */
  claim: { worker: string; leaseMs: number } | null;
}

export interface NewIntents extends Claimed {
  wishes: readonly FreshWish[];
  /** What was built of them already; what is of another network is built anew. */
  ahead: BuiltAhead;
}

/**
 * Many in one statement. What was built ahead is stored with its bytes where the account's number is still the one
 * before it and nothing of the account is under way; else it is to be built.
 * @returns the bytes that may leave after the commit, by id
 * @throws AlreadyIntended when a business key is taken
 */
export async function insertIntents(
  tx: Tx,
  { wishes, ahead, ...given }: NewIntents,
): Promise<Map<string, Built>> {
  const bytes = ahead.networkId === given.networkId ? ahead.bytes : new Map<string, Built>();
  const signed = wishes.filter(({ wish }) => wish.signed);
  const built = wishes.flatMap(({ id, wish }) => {
    const its = wish.signed ? undefined : bytes.get(id);
    return its ? [{ id, wish, built: its }] : [];
  });
  const unbuilt = wishes.filter(({ id, wish }) => !wish.signed && !bytes.has(id));
  if (unbuilt.length > 0)
    await insert(tx, 'intents-insert', INSERT, columnsOf({ ...given, wishes: unbuilt }));
  for (const { id, wish } of signed) await insertBuilt(tx, id, wish, given);
  return built.length > 0 ? insertAhead(tx, given, built) : new Map();
}

async function insertAhead(
  tx: Tx,
  given: Claimed,
  wishes: readonly (FreshWish & { built: Built })[],
): Promise<Map<string, Built>> {
  const column = <T>(value: (built: Built) => T): T[] => wishes.map(({ built }) => value(built));
  const rows = await insert<{ id: string; state: string }>(tx, 'intents-insert-ahead', INSERT_AHEAD, [
    ...columnsOf({ ...given, wishes }),
    column(({ seq }) => seq),
    column(({ maxTime }) => maxTime),
    column(({ feeBid }) => feeBid),
    column(({ hash }) => hash),
    column(({ envelopeXdr }) => envelopeXdr),
  ]);
  const ready = new Set(rows.filter(({ state }) => state === 'prepared').map(({ id }) => id));
  return new Map(wishes.flatMap(({ id, built }) => (ready.has(id) ? [[id, built]] : [])));
}

function columnsOf({ networkId, wishes, claim }: Claimed & { wishes: readonly FreshWish[] }): unknown[] {
  const column = <T>(value: (wish: IntentWish) => T): T[] => wishes.map(({ wish }) => value(wish));
  return [
    networkId,
    claim?.worker ?? null,
    claim?.leaseMs ?? 0,
    wishes.map(({ id }) => id),
    column(({ kind }) => kind),
    column(({ businessKey }) => businessKey),
    column(({ operations }) => operationsToJson(operations)),
    column(({ memoHash }) => memoHash ?? null),
    column((wish) => JSON.stringify(otherSigners(wish))),
    column(({ reference }) => JSON.stringify(reference)),
    column(({ notAfter }) => notAfter),
    column(({ source }) => (source === CHANNEL ? null : source)),
  ];
}

async function insertBuilt(
  tx: Tx,
  id: string,
  { kind, businessKey, operations, memoHash, reference, notAfter, signed }: IntentWish,
  { networkId, claim }: Claimed,
): Promise<void> {
  if (signed === undefined) throw new RangeError(`intent ${id} has no bytes`);
  const { source, seq, maxTime, feeBid, hash, envelopeXdr } = signed;
  await insert(tx, 'intents-insert-built', INSERT_BUILT, [
    id,
    networkId,
    kind,
    businessKey,
    operationsToJson(operations),
    memoHash ?? null,
    JSON.stringify(reference),
    notAfter,
    claim?.worker ?? null,
    claim?.leaseMs ?? 0,
    source,
    seq,
    maxTime,
    feeBid,
    hash,
    envelopeXdr,
  ]);
}

async function insert<R>(tx: Tx, name: string, text: string, values: unknown[]): Promise<R[]> {
  try {
    return await tx.prepared<R>(name, text, values);
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    throw constraint === 'ledger_intents_business_key' ? new AlreadyIntended() : error;
  }
}

// Whoever writes may not read the table, so nothing is returned and no conflict is passed over.
const INSERT = `
  INSERT INTO ledger_intents (id, network_id, kind, business_key, operations, memo_hash, signers, reference, not_after,
    by_channel, source, claimed_by, claimed_until)
  SELECT g.id, $1, g.kind, g.business_key, g.operations, g.memo_hash,
    ARRAY(SELECT jsonb_array_elements_text(g.signers)), g.reference, g.not_after, g.source IS NULL, g.source, $2,
    clock_timestamp() + $3 * interval '1 millisecond'
  FROM unnest($4::uuid[], $5::text[], $6::text[], $7::jsonb[], $8::bytea[], $9::jsonb[], $10::jsonb[],
              $11::timestamptz[], $12::text[])
    AS g (id, kind, business_key, operations, memo_hash, signers, reference, not_after, source)`;

// Only the system may read what this asks. A row that another transaction holds is passed over and not waited for: who
// records an end has the account first and the tier then, who holds places the other way round.
const INSERT_AHEAD = `
  INSERT INTO ledger_intents (id, network_id, kind, business_key, operations, memo_hash, signers, reference, not_after,
    by_channel, source, claimed_by, claimed_until, state, seq, min_time, max_time, fee_bid, tx_hash, envelope_xdr, prepared_at)
  SELECT g.id, $1, g.kind, g.business_key, g.operations, g.memo_hash,
    ARRAY(SELECT jsonb_array_elements_text(g.signers)), g.reference, g.not_after, false, g.source, $2,
    clock_timestamp() + $3 * interval '1 millisecond', CASE WHEN l.free THEN 'prepared' ELSE 'intended' END,
    CASE WHEN l.free THEN g.seq END, CASE WHEN l.free THEN 0 END, CASE WHEN l.free THEN g.max_time END,
    CASE WHEN l.free THEN g.fee_bid END, CASE WHEN l.free THEN g.tx_hash END, CASE WHEN l.free THEN g.envelope_xdr END,
    CASE WHEN l.free THEN clock_timestamp() END
  FROM unnest($4::uuid[], $5::text[], $6::text[], $7::jsonb[], $8::bytea[], $9::jsonb[], $10::jsonb[],
              $11::timestamptz[], $12::text[], $13::bigint[], $14::bigint[], $15::bigint[], $16::text[], $17::text[])
    AS g (id, kind, business_key, operations, memo_hash, signers, reference, not_after, source, seq, max_time, fee_bid,
          tx_hash, envelope_xdr)
  LEFT JOIN LATERAL (
    SELECT true AS free FROM ledger_accounts a
    WHERE a.network_id = $1 AND a.public_key = g.source AND a.sequence = g.seq - 1
      AND NOT EXISTS (SELECT FROM ledger_intents o
                      WHERE o.network_id = $1 AND o.source = g.source AND o.state IN ('prepared', 'sent'))
    FOR UPDATE OF a SKIP LOCKED
  ) l ON true
  RETURNING id, state`;

// The source's row is what the next of its numbers is reckoned from. Only the system may write it.
const INSERT_BUILT = `
  WITH account AS (
    INSERT INTO ledger_accounts (network_id, public_key, sequence) VALUES ($2, $11, $12::bigint - 1) ON CONFLICT DO NOTHING
  )
  INSERT INTO ledger_intents (id, network_id, kind, business_key, operations, memo_hash, signers, reference, not_after,
    by_channel, presigned, state, claimed_by, claimed_until, source, seq, min_time, max_time, fee_bid, tx_hash,
    envelope_xdr, prepared_at)
  VALUES ($1, $2, $3, $4, $5::jsonb, $6, '{}', $7::jsonb, $8, false, true, 'prepared', $9,
    clock_timestamp() + $10 * interval '1 millisecond', $11, $12, 0, $13, $14, $15, $16, clock_timestamp())`;
