import type { PlannedOperation } from '../../port.ts';
import {
  type Built,
  CHANNEL,
  type Intent,
  type IntentKind,
  type IntentState,
  type NewIntent,
} from '../intent.ts';

/** Serialises operations. JSON has no bigint and no bytes: they become `{"$n": "1"}` and `{"$b": "<base64>"}`. */
export function operationsToJson(operations: readonly PlannedOperation[]): string {
  return JSON.stringify(operations, (_name, value: unknown) => {
    if (typeof value === 'bigint') return { $n: value.toString() };
    // Buffer.toJSON runs before the replacer sees the value.
    if (isBufferJson(value)) return { $b: Buffer.from(value.data).toString('base64') };
    return value;
  });
}

/** @param json the column's value: already parsed */
export function operationsFromJson(json: unknown): PlannedOperation[] {
  return JSON.parse(JSON.stringify(json), (_name, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    if ('$n' in value) return BigInt(String(value.$n));
    if ('$b' in value) return Buffer.from(String(value.$b), 'base64');
    return value;
  }) as PlannedOperation[];
}

function isBufferJson(value: unknown): value is { type: 'Buffer'; data: number[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    value.type === 'Buffer' &&
    'data' in value
  );
}

/** Fee bump: the same bytes inside a transaction whose fee the platform pays. */
export interface Bump {
  hash: string;
  envelopeXdr: string;
  /** Stroops per operation, the wrapping counted as one. */
  bid: bigint;
}

/** An intent as stored in the table. */
export interface StoredIntent extends Intent {
  networkId: string;
  byChannel: boolean;
  /** Keys that sign in addition to the source. */
  signers: readonly string[];
  notAfter: Date | null;
  /** Externally signed: no other bytes are built. */
  externallySigned: boolean;
  createdAt: Date;
  built: Built | null;
  bump: Bump | null;
}

export interface IntentRow {
  id: string;
  network_id: string;
  kind: IntentKind;
  business_key: string;
  state: IntentState;
  operations: unknown;
  memo_hash: Buffer | null;
  signers: string[];
  reference: Record<string, unknown>;
  not_after: Date | null;
  by_channel: boolean;
  presigned: boolean;
  created_at: Date;
  source: string | null;
  seq: bigint | null;
  max_time: bigint | null;
  fee_bid: bigint | null;
  tx_hash: string | null;
  envelope_xdr: string | null;
  bump_hash: string | null;
  bump_xdr: string | null;
  bump_bid: bigint | null;
}

export function storedIntent(row: IntentRow): StoredIntent {
  return {
    id: row.id,
    networkId: row.network_id,
    kind: row.kind,
    businessKey: row.business_key,
    state: row.state,
    operations: operationsFromJson(row.operations),
    memoHash: row.memo_hash,
    signers: row.signers,
    reference: row.reference,
    notAfter: row.not_after,
    byChannel: row.by_channel,
    externallySigned: row.presigned,
    createdAt: row.created_at,
    source: row.source,
    transactionHash: row.tx_hash,
    built: builtOf(row),
    bump: bumpOf(row),
  };
}

/** Builds the row that `intend` writes, without reading it back. Externally signed bytes can be submitted at once. */
export function freshIntent(id: string, networkId: string, request: NewIntent, now: Date): StoredIntent {
  const byChannel = request.source === CHANNEL;
  const built = request.signed ?? null;
  return {
    id,
    networkId,
    kind: request.kind,
    businessKey: request.businessKey,
    state: built ? 'prepared' : 'intended',
    operations: request.operations as PlannedOperation[],
    memoHash: request.memoHash ?? null,
    signers: otherSigners(request),
    // Handlers get what JSON makes of it, whichever process calls them.
    reference: JSON.parse(JSON.stringify(request.reference)) as Record<string, unknown>,
    notAfter: request.notAfter,
    byChannel,
    externallySigned: built !== null,
    createdAt: now,
    source: byChannel ? null : request.source,
    transactionHash: built?.hash ?? null,
    built,
    bump: null,
  };
}

/** Each key once, without the source: the ledger refuses surplus signatures. */
export function otherSigners(request: NewIntent): string[] {
  return [...new Set(request.signers ?? [])].filter((key) => key !== request.source);
}

function builtOf(row: IntentRow): Built | null {
  const { source, seq, max_time: maxTime, fee_bid: feeBid, tx_hash: hash, envelope_xdr: envelopeXdr } = row;
  if (source === null || seq === null || maxTime === null || feeBid === null) return null;
  if (hash === null || envelopeXdr === null) return null;
  return { source, seq, maxTime: Number(maxTime), feeBid, hash, envelopeXdr };
}

function bumpOf({ bump_hash: hash, bump_xdr: envelopeXdr, bump_bid: bid }: IntentRow): Bump | null {
  return hash === null || envelopeXdr === null || bid === null ? null : { hash, envelopeXdr, bid };
}
