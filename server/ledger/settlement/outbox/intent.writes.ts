import { isUniqueViolation } from '../../../platform/db/database-faults.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { AlreadyIntended, CHANNEL, type NewIntent } from '../intent.ts';
import { operationsToJson, otherSigners } from './stored-intent.ts';

export interface IdentifiedIntent {
  id: string;
  request: NewIntent;
}

export interface NewIntents {
  networkId: string;
  requests: readonly IdentifiedIntent[];
  /** null: any process may take them. */
  claim: { worker: string; leaseMs: number } | null;
}

/** Inserts many intents in one statement. @throws AlreadyIntended when a business key is taken */
export async function insertIntents(tx: Tx, { requests, ...given }: NewIntents): Promise<void> {
  const unbuilt = requests.filter(({ request }) => !request.signed);
  if (unbuilt.length > 0)
    await insert(tx, 'intents-insert', INSERT, columnsOf({ ...given, requests: unbuilt }));
  for (const { id, request } of requests) if (request.signed) await insertBuilt(tx, id, request, given);
}

function columnsOf({ networkId, requests, claim }: NewIntents): unknown[] {
  const column = <T>(value: (request: NewIntent) => T): T[] => requests.map(({ request }) => value(request));
  return [
    networkId,
    claim?.worker ?? null,
    claim?.leaseMs ?? 0,
    requests.map(({ id }) => id),
    column(({ kind }) => kind),
    column(({ businessKey }) => businessKey),
    column(({ operations }) => operationsToJson(operations)),
    column(({ memoHash }) => memoHash ?? null),
    column((request) => JSON.stringify(otherSigners(request))),
    column(({ reference }) => JSON.stringify(reference)),
    column(({ notAfter }) => notAfter),
    column(({ source }) => (source === CHANNEL ? null : source)),
  ];
}

async function insertBuilt(
  tx: Tx,
  id: string,
  { kind, businessKey, operations, memoHash, reference, notAfter, signed }: NewIntent,
  { networkId, claim }: Omit<NewIntents, 'requests'>,
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

async function insert(tx: Tx, name: string, text: string, values: unknown[]): Promise<void> {
  try {
    await tx.prepared(name, text, values);
  } catch (error) {
    throw isUniqueViolation(error, 'ledger_intents_business_key') ? new AlreadyIntended() : error;
  }
}

const COLUMNS = `id, network_id, kind, business_key, operations, memo_hash, signers, reference, not_after, by_channel,
    source, claimed_by, claimed_until`;
const BUILT_COLUMNS = 'seq, min_time, max_time, fee_bid, tx_hash, envelope_xdr, prepared_at';

// The writing role may not read the table, so nothing is returned and no conflict is skipped.
const INSERT = `
  INSERT INTO ledger_intents (${COLUMNS})
  SELECT g.id, $1, g.kind, g.business_key, g.operations, g.memo_hash,
    ARRAY(SELECT jsonb_array_elements_text(g.signers)), g.reference, g.not_after, g.source IS NULL, g.source, $2,
    clock_timestamp() + $3 * interval '1 millisecond'
  FROM unnest($4::uuid[], $5::text[], $6::text[], $7::jsonb[], $8::bytea[], $9::jsonb[], $10::jsonb[],
              $11::timestamptz[], $12::text[])
    AS g (id, kind, business_key, operations, memo_hash, signers, reference, not_after, source)`;

// The next sequence number is derived from the source's row. Only the system may write it.
const INSERT_BUILT = `
  WITH account AS (
    INSERT INTO ledger_accounts (network_id, public_key, sequence) VALUES ($2, $11, $12::bigint - 1) ON CONFLICT DO NOTHING
  )
  INSERT INTO ledger_intents (${COLUMNS}, presigned, state, ${BUILT_COLUMNS})
  VALUES ($1, $2, $3, $4, $5::jsonb, $6, '{}', $7::jsonb, $8, false, $11, $9,
    clock_timestamp() + $10 * interval '1 millisecond', true, 'prepared', $12, 0, $13, $14, $15, $16, clock_timestamp())`;

/** Intents that one statement of their owner writes together with its own rows. */
export interface IntentBatch {
  /** null: the batch is empty, and no network needs to be known. */
  networkId: string | null;
  requests: readonly IdentifiedIntent[];
  /** null: any process may take them. */
  claim: { worker: string; leaseMs: number } | null;
}

/** Placeholders of a batch's four values in the statement, in the order of `intentBatchValues`: '$12' and so on. */
type IntentBatchPlaceholders = readonly [network: string, worker: string, lease: string, rows: string];

export function intentBatchValues({ networkId, requests, claim }: IntentBatch): unknown[] {
  return [networkId, claim?.worker ?? null, claim?.leaseMs ?? 0, JSON.stringify(requests.map(rowOf))];
}

function rowOf({ id, request }: IdentifiedIntent): object {
  return {
    id,
    kind: request.kind,
    business_key: request.businessKey,
    operations: operationsToJson(request.operations),
    memo: request.memoHash?.toString('hex') ?? null,
    signers: otherSigners(request),
    reference: request.reference,
    not_after: request.notAfter,
    source: request.source,
  };
}

/** Returns SQL that inserts those of a batch whose ids the condition picks from `d`. */
export function insertIntentBatch(
  [network, worker, lease, rows]: IntentBatchPlaceholders,
  condition: string,
): string {
  return `INSERT INTO ledger_intents (${COLUMNS})
  SELECT d.id, ${network}, d.kind, d.business_key, d.operations::jsonb, decode(d.memo, 'hex'),
    ARRAY(SELECT jsonb_array_elements_text(d.signers)), d.reference, d.not_after, false, d.source, ${worker},
    clock_timestamp() + ${lease} * interval '1 millisecond'
  FROM json_to_recordset(${rows}::json)
    AS d (id uuid, kind text, business_key text, operations text, memo text, signers jsonb, reference jsonb,
          not_after timestamptz, source text)
  WHERE ${condition}`;
}
