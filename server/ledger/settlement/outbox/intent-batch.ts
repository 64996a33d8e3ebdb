import type { Built } from '../intent.ts';
import type { IdentifiedIntent } from './intent.writes.ts';
import { operationsToJson } from './operations-json.ts';
import { otherSigners } from './stored-intent.ts';

/** Intents that one statement of their owner writes together with its own rows. */
export interface IntentBatch {
  /** null: the batch is empty, and no network needs to be known. */
  networkId: string | null;
  requests: readonly IdentifiedIntent[];
  /** Transactions already built and signed, by intent id. */
  built: ReadonlyMap<string, Built>;
  /** null: any process may take them. */
  claim: { worker: string; leaseMs: number } | null;
}

/** Placeholders of a batch's four values in the statement, in the order of `intentBatchValues`: '$12' and so on. */
export type IntentBatchPlaceholders = readonly [network: string, worker: string, lease: string, rows: string];

export function intentBatchValues({ networkId, requests, built, claim }: IntentBatch): unknown[] {
  const rows = requests.map((fresh) => rowOf(fresh, built.get(fresh.id)));
  return [networkId, claim?.worker ?? null, claim?.leaseMs ?? 0, JSON.stringify(rows)];
}

function rowOf({ id, request }: IdentifiedIntent, built: Built | undefined): object {
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
    seq: built && String(built.seq),
    max_time: built?.maxTime,
    fee_bid: built && String(built.feeBid),
    tx_hash: built?.hash,
    envelope_xdr: built?.envelopeXdr,
  };
}

/**
 * Returns SQL that inserts those of a batch whose ids the condition picks from `d`, and returns `id` and `state` of
 * each. A built intent is stored with its bytes, as `prepared`, when the account's sequence number is still the one
 * before it and nothing of the account is under way; otherwise it is `intended`, to be built later.
 *
 * Only the system may read these tables. Rows locked by another transaction are skipped and not waited for: recording
 * an outcome locks the account first and then the tier, holding seats locks them in the opposite order.
 */
export function insertIntentBatch(
  [network, worker, lease, rows]: IntentBatchPlaceholders,
  condition: string,
): string {
  return `INSERT INTO ledger_intents (id, network_id, kind, business_key, operations, memo_hash, signers, reference, not_after,
    by_channel, source, claimed_by, claimed_until, state, seq, min_time, max_time, fee_bid, tx_hash, envelope_xdr, prepared_at)
  SELECT d.id, ${network}, d.kind, d.business_key, d.operations::jsonb, decode(d.memo, 'hex'),
    ARRAY(SELECT jsonb_array_elements_text(d.signers)), d.reference, d.not_after, false, d.source, ${worker},
    clock_timestamp() + ${lease} * interval '1 millisecond', CASE WHEN l.free THEN 'prepared' ELSE 'intended' END,
    CASE WHEN l.free THEN d.seq END, CASE WHEN l.free THEN 0 END, CASE WHEN l.free THEN d.max_time END,
    CASE WHEN l.free THEN d.fee_bid END, CASE WHEN l.free THEN d.tx_hash END, CASE WHEN l.free THEN d.envelope_xdr END,
    CASE WHEN l.free THEN clock_timestamp() END
  FROM json_to_recordset(${rows}::json)
    AS d (id uuid, kind text, business_key text, operations text, memo text, signers jsonb, reference jsonb,
          not_after timestamptz, source text, seq bigint, max_time bigint, fee_bid bigint, tx_hash text, envelope_xdr text)
  LEFT JOIN LATERAL (
    SELECT true AS free FROM ledger_accounts a
    WHERE a.network_id = ${network} AND a.public_key = d.source AND a.sequence = d.seq - 1
      AND NOT EXISTS (SELECT FROM ledger_intents o
                      WHERE o.network_id = ${network} AND o.source = d.source AND o.state IN ('prepared', 'sent'))
    FOR UPDATE OF a SKIP LOCKED
  ) l ON true
  WHERE ${condition}
  RETURNING id, state`;
}

const TAKEN: readonly (string | undefined)[] = ['ledger_intents_one_in_flight', 'ledger_intents_sequence'];

/**
 * Returns true when a batch was not written because an account had something under way after all: the statement had
 * begun before that was inserted, and waited. Written `withoutBytes`, it is built in its turn.
 */
export function wasTaken(error: unknown): boolean {
  return TAKEN.includes((error as { constraint?: string }).constraint);
}

export function withoutBytes(draft: IntentBatch): IntentBatch {
  return { ...draft, built: new Map() };
}
